// The tools of rich text while it is edited. Alt+F10 leads here from the text, Escape back.
import {
	IconAlignCenter,
	IconAlignLeft,
	IconAlignRight,
	IconBold,
	IconItalic,
	IconLink,
	IconList,
	IconListNumbers,
	IconStrikethrough,
	IconUnderline,
} from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { ReactEditor, useSlate } from 'slate-react';
import { type RichList, type RichParagraph, richColours, richParagraphs } from '../../../rules/pages/rich-text.ts';
import { useTexts } from '../../platform/environment.tsx';
import { currentBlock, currentLink, marksAt, setAlign, setBlock, setColour, turnMark } from './rich-commands.ts';
import { marksOf, type RichScope } from './rich-scope.ts';

interface RichToolbarProps {
	ref: Ref<HTMLDivElement>;
	scope: RichScope;
	linking: boolean;
	onLinking(linking: boolean): void;
}

const control =
	'min-h-8 rounded-theme border border-control-line bg-control px-1 text-sm text-control-text pointer-coarse:min-h-10';

const markSigns = { bold: IconBold, italic: IconItalic, underline: IconUnderline, strike: IconStrikethrough };

export function RichToolbar({ ref, scope, linking, onLinking }: RichToolbarProps) {
	const t = useTexts();
	const editor = useSlate();
	const block = currentBlock(editor)?.[0];
	const marks = marksAt(editor);
	const back = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		event.stopPropagation();
		onLinking(false);
		ReactEditor.focus(editor);
	};
	return (
		<div
			ref={ref}
			data-look="admin"
			data-rich-tools
			role="toolbar"
			aria-label={t('pageEditor.rich.tools')}
			contentEditable={false}
			onKeyDown={back}
			className="flex flex-wrap items-center gap-0.5 bg-surface text-base font-normal text-text"
		>
			{scope === 'page' && <KindChoice block={block?.type} />}
			{marksOf(scope).map((mark) => {
				const Sign = markSigns[mark];
				return (
					<Tool key={mark} label={t(`pageEditor.rich.${mark}`)} on={marks[mark]} run={() => turnMark(editor, mark)}>
						<Sign aria-hidden size={18} />
					</Tool>
				);
			})}
			<Tool
				label={t('pageEditor.rich.bulleted')}
				on={block?.type === 'bulleted'}
				run={() => setBlock(editor, 'bulleted')}
			>
				<IconList aria-hidden size={18} />
			</Tool>
			<Tool
				label={t('pageEditor.rich.numbered')}
				on={block?.type === 'numbered'}
				run={() => setBlock(editor, 'numbered')}
			>
				<IconListNumbers aria-hidden size={18} />
			</Tool>
			{scope === 'page' && <PageTools />}
			<Tool label={t('pageEditor.rich.link')} on={currentLink(editor) !== undefined} run={() => onLinking(!linking)}>
				<IconLink aria-hidden size={18} />
			</Tool>
		</div>
	);
}

function KindChoice({ block }: { block: RichParagraph['type'] | RichList['type'] | undefined }) {
	const t = useTexts();
	const editor = useSlate();
	const list = block === 'bulleted' || block === 'numbered';
	return (
		<select
			aria-label={t('pageEditor.rich.kind')}
			className={control}
			value={list ? 'paragraph' : (block ?? 'paragraph')}
			onChange={(event) => setBlock(editor, event.target.value as RichParagraph['type'])}
		>
			{richParagraphs.map((type) => (
				<option key={type} value={type}>
					{t(`pageEditor.rich.${type}`)}
				</option>
			))}
		</select>
	);
}

/** Alignment and colour. */
function PageTools() {
	const t = useTexts();
	const editor = useSlate();
	const block = currentBlock(editor)?.[0];
	const marks = marksAt(editor);
	const list = block?.type === 'bulleted' || block?.type === 'numbered';
	const align = block && 'align' in block ? block.align : undefined;
	return (
		<>
			<Tool label={t('pageEditor.rich.start')} on={!list && !align} run={() => setAlign(editor, undefined)}>
				<IconAlignLeft aria-hidden size={18} />
			</Tool>
			<Tool label={t('pageEditor.rich.center')} on={align === 'center'} run={() => setAlign(editor, 'center')}>
				<IconAlignCenter aria-hidden size={18} />
			</Tool>
			<Tool label={t('pageEditor.rich.end')} on={align === 'end'} run={() => setAlign(editor, 'end')}>
				<IconAlignRight aria-hidden size={18} />
			</Tool>
			<select
				aria-label={t('pageEditor.rich.colour')}
				className={control}
				value={marks.colour ?? ''}
				onChange={(event) =>
					setColour(
						editor,
						richColours.find((colour) => colour === event.target.value),
					)
				}
			>
				<option value="">{t('pageEditor.rich.noColour')}</option>
				{richColours.map((colour) => (
					<option key={colour} value={colour}>
						{t(`pageEditor.rich.colour.${colour}`)}
					</option>
				))}
			</select>
		</>
	);
}

interface ToolProps {
	label: string;
	on: boolean | undefined;
	run(): void;
	children: ReactNode;
}

/** The words stay chosen while a button is pressed. */
const Tool = ({ label, on = false, run, children }: ToolProps) => (
	<button
		type="button"
		aria-label={label}
		title={label}
		aria-pressed={on}
		onMouseDown={(event) => event.preventDefault()}
		onClick={run}
		className="grid size-8 cursor-pointer place-items-center rounded-theme hover:bg-surface-hover aria-pressed:bg-chosen aria-pressed:text-chosen-text pointer-coarse:size-10"
	>
		{children}
	</button>
);
