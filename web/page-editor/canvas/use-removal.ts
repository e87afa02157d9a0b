// Asks before everything that a section or an item says is lost.
import type { At } from '../../../rules/pages/operations.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { nameOfItem } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';

export function useRemoval() {
	const t = useTexts();
	const confirm = useConfirm();
	const actions = useActions();
	const { store } = useEditor();
	return {
		async removeSection(id: string): Promise<void> {
			const sure = await confirm({
				title: t('pageEditor.removeTitle', { block: actions.nameOf(store.section(id)) }),
				text: t('pageEditor.removeText'),
				confirmLabel: t('pageEditor.remove'),
				colour: 'danger',
			});
			if (sure) actions.remove(id);
		},
		async removeItem(at: At): Promise<void> {
			const section = store.section(at.section);
			const name = nameOfItem(t, section?.type ?? '');
			const position = (section?.items.findIndex(({ id }) => id === at.item) ?? -1) + 1;
			const sure = await confirm({
				title: t('pageEditor.itemRemoveTitle', { name, position }),
				text: t('pageEditor.removeText'),
				confirmLabel: t('pageEditor.remove'),
				colour: 'danger',
			});
			if (sure) actions.removeItem(at);
		},
	};
}
