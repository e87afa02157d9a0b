// An icon, found by what it shows.
import { useState } from 'react';
import { Icon } from '../../../blocks/stage/icons.tsx';
import { findIcons, iconTerms, iconTitle } from '../../../rules/pages/icon-names.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ControlProps } from './fields-form.tsx';

export function IconField({ label, value, onChange }: ControlProps<string | null>) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	return (
		<div className="flex items-center gap-3">
			<span className="grid size-12 shrink-0 place-items-center rounded-theme border border-line bg-sunken">
				<Icon name={value} />
			</span>
			<div className="grid gap-1">
				<p className="text-sm font-semibold text-label">{label}</p>
				<div className="flex flex-wrap gap-2">
					<Button size="small" onClick={() => setOpen(true)}>
						{t('pageEditor.choose')}
					</Button>
					{value !== null && (
						<Button size="small" onClick={() => onChange(null)}>
							{t('pageEditor.noIcon')}
						</Button>
					)}
				</div>
			</div>
			{open && (
				<IconPicker
					onClose={() => setOpen(false)}
					onPick={(name) => {
						onChange(name);
						setOpen(false);
					}}
				/>
			)}
		</div>
	);
}

function IconPicker({ onPick, onClose }: { onPick(name: string): void; onClose(): void }) {
	const { t, language } = usePlatform();
	const [search, setSearch] = useState('');
	const found = findIcons(search);
	return (
		<Dialog open onClose={onClose} title={t('pageEditor.chooseIcon')}>
			<TextField label={t('pageEditor.searchIcons')} value={search} onChange={setSearch} autoFocus />
			<p role="status" className="my-2 text-sm text-muted">
				{t('pageEditor.iconsFound', { count: found.length })}
			</p>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1">
				{found.map((name) => (
					<li key={name}>
						<button
							type="button"
							aria-label={iconTitle(name, language)}
							title={iconTerms(name, language)}
							onClick={() => onPick(name)}
							className="grid size-14 cursor-pointer place-items-center rounded-theme border border-line hover:border-control-line-focus hover:bg-surface-hover"
						>
							<Icon name={name} />
						</button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
