// What can be put into the page: blocks by tab, each with a picture of itself.
import { useState } from 'react';
import { type BlockDefinition, blockTabs } from '../../../rules/pages/block.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { aboutBlock, nameOfBlock } from '../../page-view/block-texts.ts';
import { loadBlocks } from '../../page-view/known-blocks.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { BlockPicture } from './block-picture.tsx';
import { listBlocks } from './list-blocks.ts';

interface InsertDialogProps {
	before: string | null;
	onClose(): void;
}

export default function InsertDialog({ before, onClose }: InsertDialogProps) {
	const t = useTexts();
	const actions = useActions();
	const { mail } = useEditor();
	const [busy, setBusy] = useState(false);
	const [search, setSearch] = useState('');
	const insert = async (type: string) => {
		if (busy) return;
		setBusy(true);
		await loadBlocks([type]);
		onClose();
		actions.insertBlock(type, before);
	};
	const fitting = listBlocks(mail);
	const sought = search.trim().toLowerCase();
	const found = fitting.filter(({ type }) =>
		`${nameOfBlock(t, type)} ${aboutBlock(t, type)}`.toLowerCase().includes(sought),
	);
	const tabs = blockTabs
		.filter((tab) => !mail || fitting.some((block) => block.tab === tab))
		.map((tab) => ({
			id: tab,
			label: t(`pageEditor.tab.${tab}`),
			content: <BlockChoice blocks={fitting.filter((block) => block.tab === tab)} onChoose={insert} />,
		}));
	return (
		<Dialog open size="large" onClose={onClose} title={t('pageEditor.insertTitle')}>
			{/* Of one height, so that nothing moves from one tab to the next. */}
			<div className="-mx-1 grid h-[75dvh] content-start gap-3 overflow-y-auto px-1">
				<TextField label={t('pageEditor.searchBlocks')} value={search} onChange={setSearch} autoComplete="off" />
				{sought === '' ? (
					<Tabs label={t('pageEditor.insertTitle')} tabs={tabs} wrap />
				) : (
					<>
						<p role="status" className="text-sm text-muted">
							{t('pageEditor.blocksFound', { count: found.length })}
						</p>
						<BlockChoice blocks={found} onChoose={insert} />
					</>
				)}
			</div>
		</Dialog>
	);
}

interface BlockChoiceProps {
	blocks: readonly BlockDefinition[];
	onChoose(type: string): void;
}

export function BlockChoice({ blocks, onChoose }: BlockChoiceProps) {
	const t = useTexts();
	return (
		<ul className="grid gap-4 small:grid-cols-2 tablet:grid-cols-3">
			{blocks.map(({ type }) => (
				<li
					key={type}
					className="relative grid grid-rows-[auto_1fr] overflow-hidden rounded-theme border border-line bg-surface hover:border-control-line-focus hover:shadow has-focus-visible:outline-2 has-focus-visible:outline-focus"
				>
					<BlockPicture type={type} />
					<div className="grid content-start gap-1 border-t border-line p-3">
						{/* All of it can be pressed. */}
						<button
							type="button"
							onClick={() => onChoose(type)}
							className="cursor-pointer text-start font-bold outline-none after:absolute after:inset-0 after:content-['']"
						>
							{nameOfBlock(t, type)}
						</button>
						<p className="text-sm text-muted hyphens-auto">{aboutBlock(t, type)}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
