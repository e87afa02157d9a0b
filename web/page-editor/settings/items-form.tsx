// The items of a section: their order, new ones, and what is set of each.
import { IconArrowDown, IconArrowUp, IconPlus, IconSquarePlus2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { BlockDefinition } from '../../../rules/pages/block.ts';
import type { Item, Section } from '../../../rules/pages/document.ts';
import { platformNames, socialPlatforms } from '../../../rules/pages/social-platforms.ts';
import { plainText, spokenText } from '../../../rules/pages/texts.ts';
import { Button } from '../../kit/button.tsx';
import { nameOfItem } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useRemoval } from '../canvas/use-removal.ts';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { FieldsForm } from './fields-form.tsx';
import { StyleForm } from './style-form.tsx';
import { TextsForm } from './texts-form.tsx';

interface ItemsFormProps {
	section: Section;
	definition: BlockDefinition;
	chosen: string | undefined;
}

export function ItemsForm({ section, definition, chosen }: ItemsFormProps) {
	const t = useTexts();
	const actions = useActions();
	const { items: inner, type } = definition;
	const name = nameOfItem(t, type);
	const [added, setAdded] = useState<string>();
	if (!inner) return null;
	const full = section.items.length >= inner.max;
	return (
		<div className="grid gap-3">
			{section.items.map((item, index) => (
				<details
					key={item.id}
					open={item.id === chosen || item.id === added || undefined}
					className="rounded-theme border border-line bg-surface"
				>
					<summary className="cursor-pointer px-3 py-2 font-semibold">
						{platformNameOf(item) ?? `${name} ${index + 1}`}
						<FirstWords item={item} />
					</summary>
					<div className="grid gap-4 border-t border-line p-3">
						<ItemTools section={section} item={item} few={section.items.length <= inner.min} full={full} />
						<FieldsForm at={{ section: section.id, item: item.id }} part={item} type={type} fields={inner.fields} />
						<TextsForm at={{ section: section.id, item: item.id }} part={item} type={type} schema={inner} />
						<ItemStyle section={section} item={item} />
					</div>
				</details>
			))}
			<Button
				icon={<IconPlus aria-hidden size={18} />}
				disabled={full}
				onClick={() => setAdded(actions.addItem(section.id))}
			>
				{t('pageEditor.itemAdd', { name })}
			</Button>
			{full && (
				<p className="text-sm text-muted">
					{type === 'socialButtons' ? t('pageEditor.socialFull') : t('pageEditor.itemsFull', { count: inner.max })}
				</p>
			)}
		</div>
	);
}

/** A button to a social network is known by it. */
const platformNameOf = ({ values }: Item): string | undefined =>
	socialPlatforms.filter((platform) => platform === values.platform).map((platform) => platformNames[platform])[0];

function FirstWords({ item }: { item: Item }) {
	const { language, base } = useEditor();
	const words = Object.values(item.texts)
		.map((texts) => spokenText(texts, [language, base]))
		.find((text) => text !== undefined);
	return words === undefined ? null : (
		<span className="ms-2 font-normal text-muted">{plainText(words).slice(0, 40)}</span>
	);
}

function ItemStyle({ section, item }: { section: Section; item: Item }) {
	const t = useTexts();
	const { store } = useEditor();
	const actions = useActions();
	const part = `[data-section="${CSS.escape(section.id)}"] [data-item="${CSS.escape(item.id)}"]`;
	return (
		<StyleForm
			style={item.style}
			hint={t('pageEditor.itemStyleHint')}
			shown={`${part}[data-styled-item="self"], ${part}[data-styled-item="child"] > *`}
			onChange={(style) =>
				actions.problem(
					store.change([{ do: 'itemStyle', section: section.id, item: item.id, style: style ?? null }]),
					'pageEditor.layoutFailed',
				)
			}
		/>
	);
}

interface ItemToolsProps {
	section: Section;
	item: Item;
	few: boolean;
	full: boolean;
}

function ItemTools({ section, item, few, full }: ItemToolsProps) {
	const t = useTexts();
	const actions = useActions();
	const { removeItem } = useRemoval();
	const at = { section: section.id, item: item.id };
	const name = nameOfItem(t, section.type);
	return (
		<div className="flex flex-wrap gap-1">
			<Button
				size="small"
				icon={<IconArrowUp aria-hidden size={18} />}
				aria-label={t('pageEditor.itemEarlier', { name })}
				onClick={() => actions.stepItem(at, -1)}
			/>
			<Button
				size="small"
				icon={<IconArrowDown aria-hidden size={18} />}
				aria-label={t('pageEditor.itemLater', { name })}
				onClick={() => actions.stepItem(at, 1)}
			/>
			<Button
				size="small"
				disabled={full}
				icon={<IconSquarePlus2 aria-hidden size={18} />}
				aria-label={t('pageEditor.itemCopy', { name })}
				onClick={() => actions.copyItem(at)}
			/>
			<Button
				size="small"
				disabled={few}
				icon={<IconTrash aria-hidden size={18} />}
				aria-label={t('pageEditor.itemRemove', { name })}
				onClick={() => removeItem(at)}
			/>
		</div>
	);
}
