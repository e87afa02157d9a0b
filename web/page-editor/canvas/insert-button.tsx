// Between two sections: something new.
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor, usePage } from '../state/editor.tsx';

/** @param after null: before the first */
export function InsertButton({ after }: { after: string | null }) {
	const t = useTexts();
	const { store, open } = useEditor();
	const place = usePage(({ order }) => (after === null ? 0 : order.indexOf(after) + 1));
	return (
		<div data-look="admin" className="page-insert">
			<button
				type="button"
				aria-label={t('pageEditor.insertHere', { position: place + 1 })}
				title={t('pageEditor.insert')}
				onClick={() => open({ kind: 'insert', before: store.order[place] ?? null })}
				className="grid size-8 cursor-pointer place-items-center rounded-full bg-(--applications-button-adminPrimary-background) text-(--applications-button-adminPrimary-text) shadow pointer-coarse:size-11"
			>
				<IconPlus aria-hidden size={20} />
			</button>
		</div>
	);
}
