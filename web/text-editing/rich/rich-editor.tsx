// Rich text, edited where it stands. What comes out is exactly the JSON that pages keep.
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createEditor, Editor, Node, type NodeEntry, Range, Text, Transforms } from 'slate';
import { Editable, ReactEditor, type RenderElementProps, type RenderLeafProps, Slate, withReact } from 'slate-react';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { richFromHtml } from './from-html.ts';
import { LinkForm } from './link-form.tsx';
import { formatByKey } from './markdown-keys.ts';
import { plainPaste } from './plain-text.ts';
import { pointOf } from './pressed-at.ts';
import { replayTyped } from './replay-typed.ts';
import { breakLine, deleteBackward, insertBlocks, normalize, setBlock, turnMark } from './rich-commands.ts';
import { blockTypesOf, marksOf, normalizeSimple, type RichScope } from './rich-scope.ts';
import { elementStyle, leafStyle } from './rich-style.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { showCaret } from './show-caret.ts';
import { type SlashKeys, SlashMenu } from './slash-menu.tsx';
import type { RichEditing } from './slate-types.ts';
import { fromSlate, toSlate } from './slate-value.ts';
import type { Ahead } from './typed-ahead.ts';

const nothing = (): Ahead => ({ typed: [], pressed: undefined });

interface RichEditorProps {
	text: RichText;
	label: string;
	/** Shown where nothing is written. */
	hint: string;
	longest: number;
	/** In a form: it does not take the focus by itself. */
	quiet?: boolean;
	/** What has happened before it was there: given once. */
	takeAhead?(): Ahead;
	/** Where its tools stand; without it above the text, which makes room for them. */
	toolsIn?: Element | null | undefined;
	/** Which formats there are; all of a page where it does not say. */
	scope?: RichScope;
	describedBy?: string | undefined;
	invalid?: boolean;
	/** Offered after a slash: a new section below the one that the text is in. */
	onInsert?: () => void;
	/** @returns false: it was not taken, and what was there before comes back */
	onChange(text: RichText): boolean;
	onLeave?(): void;
}

function makeEditor(scope: RichScope): RichEditing {
	const editor = withReact(createEditor());
	const { insertBreak, deleteBackward: back, normalizeNode, insertText, insertData } = editor;
	editor.isInline = (element) => element.type === 'link';
	editor.insertBreak = () => {
		if (!breakLine(editor)) insertBreak();
	};
	editor.deleteBackward = (unit) => {
		if (!deleteBackward(editor)) back(unit);
	};
	editor.normalizeNode = (entry, options) => {
		if (scope === 'simple' && normalizeSimple(editor, entry)) return;
		if (!normalize(editor, entry)) normalizeNode(entry, options);
	};
	editor.insertText = (text, options) => {
		if (options?.at !== undefined || !formatByKey(editor, text)) insertText(text, options);
	};
	editor.insertData = (data) => {
		const html = data.getData('text/html');
		const rich = html ? richFromHtml(html) : [];
		const own = data.types.includes('application/x-slate-fragment');
		if (own) insertData(data);
		else if (rich.length > 0) insertBlocks(editor, toSlate(rich));
		else
			for (const [index, line] of plainPaste(data.getData('text/plain'), true).split(/\n+/).entries()) {
				if (index > 0) Transforms.splitNodes(editor, { always: true });
				Transforms.insertText(editor, line);
			}
	};
	return editor;
}

/** Words from elsewhere, as by undo: the caret goes to their end. */
function replaceAll(editor: RichEditing, text: RichText): void {
	Transforms.deselect(editor);
	Editor.withoutNormalizing(editor, () => {
		for (let count = editor.children.length; count > 0; count -= 1) Transforms.removeNodes(editor, { at: [0] });
		Transforms.insertNodes(editor, toSlate(text), { at: [0] });
	});
	if (ReactEditor.isFocused(editor)) Transforms.select(editor, Editor.end(editor, []));
}

export default function RichEditor(props: RichEditorProps) {
	const { text, label, hint, longest, quiet = false, takeAhead = nothing, toolsIn, scope = 'page' } = props;
	const { describedBy, invalid = false, onChange, onInsert, onLeave } = props;
	const editor = useMemo(() => makeEditor(scope), [scope]);
	const menu = useId();
	const slash = useRef<SlashKeys>(null);
	const [option, setOption] = useState<string>();
	const last = useRef(text);
	const [linking, setLinking] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const tools = useRef<HTMLDivElement>(null);
	const [focused, setFocused] = useState(!quiet);
	useEffect(() => {
		const { typed, pressed } = takeAhead();
		if (!quiet) ReactEditor.focus(editor);
		if (!quiet || typed.length > 0) replayTyped(editor, typed, pressed && pointOf(editor, pressed));
		if (quiet && typed.length > 0) Transforms.deselect(editor);
	}, [editor, quiet, takeAhead]);
	useEffect(() => {
		if (text === last.current) return;
		const isSame = JSON.stringify(text) === JSON.stringify(last.current);
		last.current = text;
		// A list or heading that has no words yet is stored as nothing, and stays here.
		if (!isSame) replaceAll(editor, text);
	}, [editor, text]);
	const changed = () => {
		if (toolsIn) requestAnimationFrame(() => showCaret(tools.current));
		if (editor.operations.every(({ type }) => type === 'set_selection')) return;
		const next = fromSlate(editor.children);
		if (JSON.stringify(next) === JSON.stringify(last.current)) return;
		const before = last.current;
		last.current = next;
		if (plainLength(editor) <= longest && onChange(next)) return;
		last.current = before;
		replaceAll(editor, before);
	};
	const press = (event: KeyboardEvent) => {
		if (slash.current?.press(event)) return;
		if (linking && event.key === 'Escape') {
			event.preventDefault();
			event.stopPropagation();
			return setLinking(false);
		}
		const act = shortcuts(editor, scope, () => setLinking(true))[nameOf(event)];
		if (!act) return;
		event.preventDefault();
		act();
	};
	const toTools = (event: KeyboardEvent) => {
		if (!(event.altKey && event.key === 'F10')) return;
		event.preventDefault();
		tools.current?.querySelector<HTMLElement>('button, select')?.focus();
	};
	/** While the form has the focus, the browser shows no longer which words are chosen. */
	const decorate = useCallback(
		([node, path]: NodeEntry): (Range & { chosen: true })[] => {
			const { selection } = editor;
			if (!linking || !selection || !Text.isText(node)) return [];
			const common = Range.intersection(selection, Editor.range(editor, path));
			return common ? [{ ...common, chosen: true }] : [];
		},
		[editor, linking],
	);
	const toolbar = <RichToolbar ref={tools} scope={scope} linking={linking} onLinking={setLinking} />;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears whether the focus is inside
		<div
			ref={box}
			className="relative"
			onFocus={() => setFocused(true)}
			onKeyDown={toTools}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (currentTarget.contains(relatedTarget) || tools.current?.contains(relatedTarget)) return;
				setFocused(false);
				setLinking(false);
				// Another window has the focus: a user who comes back goes on.
				if (document.hasFocus()) onLeave?.();
			}}
		>
			<Slate editor={editor} initialValue={toSlate(text)} onChange={changed}>
				{(focused || scope === 'simple') &&
					(toolsIn ? (
						createPortal(toolbar, toolsIn)
					) : (
						<div className={scope === 'simple' ? simpleTools : 'mb-2 rounded-theme border border-line p-1'}>
							{toolbar}
						</div>
					))}
				<Editable
					aria-label={label}
					aria-multiline
					role="textbox"
					aria-describedby={describedBy}
					aria-invalid={invalid}
					{...(option && { 'aria-controls': menu, 'aria-activedescendant': option })}
					placeholder={hint}
					renderElement={renderElement}
					renderLeaf={renderLeaf}
					decorate={decorate}
					onKeyDown={press}
					className="page-rich"
				/>
				{focused && !linking && (
					<SlashMenu ref={slash} id={menu} scope={scope} onInsert={onInsert} onActive={setOption} />
				)}
				{focused && linking && <LinkForm onDone={() => setLinking(false)} />}
			</Slate>
		</div>
	);
}

/** The upper edge of the field. */
const simpleTools = '-mx-3 -mt-2 mb-2 rounded-t-theme border-b border-line bg-surface p-1';

const plainLength = (editor: RichEditing): number => editor.children.map((node) => Node.string(node)).join('\n').length;

const nameOf = (event: KeyboardEvent): string =>
	[
		(event.ctrlKey || event.metaKey) && 'Control',
		event.altKey && 'Alt',
		event.shiftKey && 'Shift',
		event.key.length === 1 ? event.key.toLowerCase() : event.key,
	]
		.filter(Boolean)
		.join('+');

const markKeys = { bold: 'Control+b', italic: 'Control+i', underline: 'Control+u', strike: 'Control+Shift+x' } as const;

const blockKeys = {
	paragraph: 'Control+Alt+0',
	heading2: 'Control+Alt+2',
	heading3: 'Control+Alt+3',
	heading4: 'Control+Alt+4',
	numbered: 'Control+Shift+7',
	bulleted: 'Control+Shift+8',
	quote: 'Control+Shift+9',
} as const;

const shortcuts = (editor: RichEditing, scope: RichScope, link: () => void): Readonly<Record<string, () => void>> => ({
	...Object.fromEntries(marksOf(scope).map((mark) => [markKeys[mark], () => turnMark(editor, mark)])),
	...Object.fromEntries(blockTypesOf(scope).map((type) => [blockKeys[type], () => setBlock(editor, type)])),
	'Control+k': link,
	'Shift+Enter': () => Transforms.insertText(editor, '\n'),
});

function renderElement({ attributes, children, element }: RenderElementProps) {
	const { Tag, className } = elementStyle(element);
	return (
		<Tag {...attributes} className={className}>
			{children}
		</Tag>
	);
}

function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
	return (
		<span {...attributes} className={leafStyle(leaf)}>
			{children}
		</span>
	);
}
