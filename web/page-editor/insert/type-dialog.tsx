// The same section as another block: what both have is kept, and what would be lost is named before.
import { useState } from 'react';
import type { Changed } from '../../../rules/pages/sections.ts';
import { asBlock } from '../../../rules/pages/sections.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { loadBlocks } from '../../page-view/known-blocks.ts';
import { useTexts } from '../../platform/environment.tsx';
import { definitionOf, useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { BlockChoice } from './insert-dialog.tsx';
import { listBlocks } from './list-blocks.ts';

interface TypeDialogProps {
	section: string;
	onClose(): void;
}

const lossOf = ({ lost, lostItems }: Changed) => lost.length + lostItems;

export default function TypeDialog({ section: id, onClose }: TypeDialogProps) {
	const t = useTexts();
	const toast = useToast();
	const { store, mail } = useEditor();
	const actions = useActions();
	const [changed, setChanged] = useState<Changed>();
	const section = store.section(id);
	if (!section) return null;
	const apply = async ({ section: next }: Changed) => {
		await loadBlocks([next.type]);
		onClose();
		if (!actions.problem(store.change([{ do: 'replace', section: next }]), 'pageEditor.typeFailed')) return;
		toast.success(t('pageEditor.typeChanged', { block: nameOfBlock(t, next.type) }));
	};
	const choose = (type: string) => {
		const definition = definitionOf(type);
		if (!definition) return;
		const next = asBlock(section, definition);
		if (lossOf(next) === 0) apply(next);
		else setChanged(next);
	};
	// Those first that keep the most of what is there.
	const others = listBlocks(mail)
		.filter(({ type }) => type !== section.type)
		.map((block) => ({ block, loss: lossOf(asBlock(section, block)) }))
		.sort((one, other) => one.loss - other.loss)
		.map(({ block }) => block);
	const title = t('pageEditor.changeTypeOf', { block: nameOfBlock(t, section.type) });
	if (changed)
		return (
			<Dialog
				open
				onClose={onClose}
				title={title}
				actions={
					<>
						<Button onClick={() => setChanged(undefined)}>{t('pageEditor.back')}</Button>
						<Button colour="danger" onClick={() => apply(changed)}>
							{t('pageEditor.changeTypeTo', { block: nameOfBlock(t, changed.section.type) })}
						</Button>
					</>
				}
			>
				<Notice kind="warning">
					<p>{t('pageEditor.lost')}</p>
					<ul className="ms-5 list-disc">
						{changed.lost.map((name) => (
							<li key={name}>{labelOf(t, section.type, name, isOfItem(section.type, name))}</li>
						))}
						{changed.lostItems > 0 && <li>{t('pageEditor.lostItems', { count: changed.lostItems })}</li>}
					</ul>
				</Notice>
			</Dialog>
		);
	return (
		<Dialog open size="large" onClose={onClose} title={title}>
			<p className="mb-4">{t('pageEditor.changeTypeHint')}</p>
			<BlockChoice blocks={others} onChoose={choose} />
		</Dialog>
	);
}

function isOfItem(type: string, name: string): boolean {
	const definition = definitionOf(type);
	return definition !== undefined && !(name in definition.fields) && !(name in definition.texts);
}
