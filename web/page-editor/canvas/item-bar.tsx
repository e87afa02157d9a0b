// What can be done with the item that is chosen in a section.
import { IconChevronLeft, IconChevronRight, IconPlus, IconSquarePlus2, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nameOfItem } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { useRemoval } from './use-removal.ts';

interface ItemBarProps {
	section: string;
	item: string;
	look: string;
}

export function ItemBar({ section, item, look }: ItemBarProps) {
	const t = useTexts();
	const { store } = useEditor();
	const actions = useActions();
	const { removeItem } = useRemoval();
	const found = store.section(section);
	const name = nameOfItem(t, found?.type ?? '');
	const position = (found?.items.findIndex(({ id }) => id === item) ?? -1) + 1;
	const at = { section, item };
	const tools: [label: string, icon: ReactNode, run: () => void][] = [
		[
			t('pageEditor.itemEarlier', { name }),
			<IconChevronLeft aria-hidden key="l" size={18} />,
			() => actions.stepItem(at, -1),
		],
		[
			t('pageEditor.itemLater', { name }),
			<IconChevronRight aria-hidden key="r" size={18} />,
			() => actions.stepItem(at, 1),
		],
		[t('pageEditor.itemCopy', { name }), <IconSquarePlus2 aria-hidden key="c" size={18} />, () => actions.copyItem(at)],
		[t('pageEditor.itemAdd', { name }), <IconPlus aria-hidden key="a" size={18} />, () => actions.addItem(section)],
		[t('pageEditor.itemRemove', { name }), <IconTrash aria-hidden key="x" size={18} />, () => removeItem(at)],
	];
	return (
		<>
			<span className="page-tool ms-1 border-s border-line ps-2 text-muted">
				{name} {position}
			</span>
			{tools.map(([label, icon, run]) => (
				<button key={label} type="button" tabIndex={-1} aria-label={label} title={label} onClick={run} className={look}>
					{icon}
				</button>
			))}
		</>
	);
}
