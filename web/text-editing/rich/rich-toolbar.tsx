// Above rich text while it is edited. Alt+F10 leads here from the text, Escape back.
import {
	IconAlignCenter,
	IconAlignLeft,
	IconAlignRight,
	IconBold,
	IconItalic,
	IconLink,
	IconList,
	IconListNumbers,
} from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ReactEditor, useSlate } from 'slate-react';
import { isRichUrl, isTarget } from '../../../rules/pages/check-rich-text.ts';
import { type RichParagraph, richColours, richHeadings } from '../../../rules/pages/rich-text.ts';
import { useTexts } from '../../platform/environment.tsx';
import {
	currentBlock,
	currentLink,
	marksAt,
	setAlign,
	setBlock,
	setColour,
	setLink,
	turnMark,
} from './rich-commands.ts';

interface RichToolbarProps {
	linking: boolean;
	onLinking(linking: boolean): void;
}

const control =
	'min-h-8 rounded-theme border border-control-line bg-control px-1 text-sm text-control-text pointer-coarse:min-h-10';

export function RichToolbar({ linking, onLinking }: RichToolbarProps) {
	const t = useTexts();
	const editor = useSlate();
	const block = currentBlock(editor)?.[0];
	const marks = marksAt(editor);
	const list = block?.type === 'bulleted' || block?.type === 'numbered';
	const align = block && 'align' in block ? block.align : undefined;
	const back = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		event.stopPropagation();
		onLinking(false);
		ReactEditor.focus(editor);
	};
	return (
		<div
			data-look="admin"
			className="absolute bottom-full start-0 z-10 mb-1 w-max max-w-[90cqi]"
			contentEditable={false}
		>
			<div
				role="toolbar"
				aria-label={t('pageEditor.rich.tools')}
				onKeyDown={back}
				className="flex flex-wrap items-center gap-0.5 rounded-theme border border-line bg-surface p-1 text-text shadow"
			>
				<select
					aria-label={t('pageEditor.rich.kind')}
					className={control}
					value={list ? 'paragraph' : (block?.type ?? 'paragraph')}
					onChange={(event) => setBlock(editor, event.target.value as RichParagraph['type'])}
				>
					{(['paragraph', ...richHeadings] as const).map((type) => (
						<option key={type} value={type}>
							{t(`pageEditor.rich.${type}`)}
						</option>
					))}
				</select>
				<Tool label={t('pageEditor.rich.bold')} on={marks.bold} run={() => turnMark(editor, 'bold')}>
					<IconBold aria-hidden size={18} />
				</Tool>
				<Tool label={t('pageEditor.rich.italic')} on={marks.italic} run={() => turnMark(editor, 'italic')}>
					<IconItalic aria-hidden size={18} />
				</Tool>
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
				<Tool label={t('pageEditor.rich.link')} on={currentLink(editor) !== undefined} run={() => onLinking(!linking)}>
					<IconLink aria-hidden size={18} />
				</Tool>
			</div>
			{linking && <LinkForm onDone={() => onLinking(false)} />}
		</div>
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

function LinkForm({ onDone }: { onDone(): void }) {
	const t = useTexts();
	const editor = useSlate();
	const known = currentLink(editor)?.[0];
	const [url, setUrl] = useState(known?.url ?? '');
	const [target, setTarget] = useState(known?.target ?? '');
	const [tried, setTried] = useState(false);
	const right = url === '' || (isRichUrl(url) && isTarget(target));
	const apply = (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		setTried(true);
		if (!right) return;
		setLink(editor, url, target);
		onDone();
		ReactEditor.focus(editor);
	};
	return (
		<form
			noValidate
			onSubmit={apply}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				event.stopPropagation();
				onDone();
				ReactEditor.focus(editor);
			}}
			className="mt-1 grid w-80 max-w-full gap-2 rounded-theme border border-line bg-surface p-2 text-sm text-text shadow"
		>
			<input
				// biome-ignore lint/a11y/noAutofocus: a user who opens this wants to write an address
				autoFocus
				aria-label={t('pageEditor.url')}
				aria-invalid={tried && !right}
				placeholder={t('pageEditor.urlHint')}
				value={url}
				onChange={(event) => setUrl(event.target.value.trim())}
				className={`${control} px-2`}
			/>
			<input
				aria-label={t('pageEditor.target')}
				placeholder={t('pageEditor.target')}
				value={target}
				onChange={(event) => setTarget(event.target.value.trim())}
				className={`${control} px-2`}
			/>
			<p role="alert" className="text-error empty:hidden">
				{tried && !right && t('pageEditor.fault.urlInvalid')}
			</p>
			<button type="submit" className={`${control} cursor-pointer font-semibold hover:border-control-line-hover`}>
				{url === '' && known ? t('pageEditor.rich.unlink') : t('pageEditor.apply')}
			</button>
		</form>
	);
}
