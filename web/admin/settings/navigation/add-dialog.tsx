// Adds items to a menu, one after the other: something of the shop that is searched for, an address elsewhere, a heading.
import { useState } from 'react';
import { type EditedItem, type ItemKind, longestLabel } from '../../../../rules/navigation/menu.ts';
import { isMenuUrl } from '../../../../rules/navigation/validate-menu.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type MenuTarget, newItem } from './menu-values.ts';
import { TargetSearch } from './target-search.tsx';

const kinds = [
	'page',
	'category',
	'product',
	'linkPage',
	'url',
	'heading',
	'categories',
] as const satisfies readonly ItemKind[];

type Kind = (typeof kinds)[number];

interface AddDialogProps {
	/** The name of what they are added below; undefined: at the end of the menu. */
	below: string | undefined;
	onAdd(item: EditedItem, target?: MenuTarget): void;
	onClose(): void;
}

export function AddDialog({ below, onAdd, onClose }: AddDialogProps) {
	const { t } = usePlatform();
	const [kind, setKind] = useState<Kind>('page');
	const isEntity = kind === 'page' || kind === 'linkPage' || kind === 'category' || kind === 'product';
	return (
		<Dialog
			open
			onClose={onClose}
			title={below === undefined ? t('navigation.add') : t('navigation.addBelow', { name: below })}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<div className="grid gap-4">
				<Select<Kind>
					label={t('navigation.kind')}
					value={kind}
					onChange={setKind}
					choices={kinds.map((value) => ({ value, label: t(`navigation.kind.${value}`) }))}
				/>
				{isEntity && (
					<TargetSearch
						key={kind}
						kind={kind}
						label={t('navigation.search')}
						onChoose={(target) => onAdd(newItem(kind, target.id), target)}
					/>
				)}
				{(kind === 'url' || kind === 'heading') && <Written key={kind} kind={kind} onAdd={onAdd} />}
				{kind === 'categories' && (
					<div>
						<p className="mb-3 text-muted">{t('navigation.categoriesHint')}</p>
						<Button colour="primary" onClick={() => onAdd(newItem('categories'))}>
							{t('navigation.addItem')}
						</Button>
					</div>
				)}
			</div>
		</Dialog>
	);
}

/** What has no name unless it is given one. */
function Written({ kind, onAdd }: { kind: 'url' | 'heading'; onAdd(item: EditedItem): void }) {
	const { t, languages, language } = usePlatform();
	const base = languages.find((spoken) => spoken.default)?.languageCode ?? language;
	const [url, setUrl] = useState('');
	const [label, setLabel] = useState('');
	const [tried, setTried] = useState(false);
	const urlError = kind === 'url' && !isMenuUrl(url.trim()) ? t('fields.link') : null;
	const labelError = label.trim() === '' ? t('navigation.error.labelRequired') : null;
	const add = () => {
		setTried(true);
		if (urlError || labelError) return;
		onAdd(newItem(kind, kind === 'url' ? url.trim() : '', { [base]: label.trim() }));
		setUrl('');
		setLabel('');
		setTried(false);
	};
	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
		>
			{kind === 'url' && (
				<TextField
					label={t('navigation.url')}
					hint={t('navigation.urlHint')}
					kind="link"
					required
					value={url}
					onChange={setUrl}
					{...(tried && { error: urlError })}
				/>
			)}
			<TextField
				label={t('navigation.label')}
				required
				maxLength={longestLabel}
				value={label}
				onChange={setLabel}
				{...(tried && { error: labelError })}
			/>
			<div>
				<Button type="submit" colour="primary">
					{t('navigation.addItem')}
				</Button>
			</div>
		</form>
	);
}
