// Rich text, edited where it stands. What comes out is exactly the JSON that pages keep.
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { createEditor, Editor, Node, Transforms } from 'slate';
import { Editable, ReactEditor, type RenderElementProps, type RenderLeafProps, Slate, withReact } from 'slate-react';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { richFromHtml } from './from-html.ts';
import { plainPaste } from './plain-text.ts';
import { breakLine, deleteBackward, insertBlocks, normalize, setBlock, turnMark } from './rich-commands.ts';
import { elementStyle, leafStyle } from './rich-style.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import type { RichEditing } from './slate-types.ts';
import { fromSlate, toSlate } from './slate-value.ts';

interface RichEditorProps {
	text: RichText;
	label: string;
	/** Shown where nothing is written. */
	hint: string;
	longest: number;
	/** In a form: it does not take the focus by itself. */
	quiet?: boolean;
	/** @returns false: it was not taken, and what was there before comes back */
	onChange(text: RichText): boolean;
	onLeave?(): void;
}

function makeEditor(): RichEditing {
	const editor = withReact(createEditor());
	const { insertBreak, deleteBackward: back, normalizeNode, insertData } = editor;
	editor.isInline = (element) => element.type === 'link';
	editor.insertBreak = () => {
		if (!breakLine(editor)) insertBreak();
	};
	editor.deleteBackward = (unit) => {
		if (!deleteBackward(editor)) back(unit);
	};
	editor.normalizeNode = (entry, options) => {
		if (!normalize(editor, entry)) normalizeNode(entry, options);
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

export default function RichEditor({ text, label, hint, longest, quiet = false, onChange, onLeave }: RichEditorProps) {
	const editor = useMemo(makeEditor, []);
	const last = useRef(text);
	const [linking, setLinking] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const [focused, setFocused] = useState(!quiet);
	useEffect(() => {
		if (quiet) return;
		ReactEditor.focus(editor);
		Transforms.select(editor, Editor.end(editor, []));
	}, [editor, quiet]);
	useEffect(() => {
		if (text === last.current) return;
		last.current = text;
		replaceAll(editor, text);
	}, [editor, text]);
	const changed = () => {
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
		const act = shortcuts(editor, () => setLinking(true))[nameOf(event)];
		if (!act) return;
		event.preventDefault();
		act();
	};
	const toTools = (event: KeyboardEvent) => {
		if (!(event.altKey && event.key === 'F10')) return;
		event.preventDefault();
		box.current?.querySelector<HTMLElement>('[role=toolbar] button, [role=toolbar] select')?.focus();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears whether the focus is inside
		<div
			ref={box}
			className="relative"
			onFocus={() => setFocused(true)}
			onKeyDown={toTools}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (currentTarget.contains(relatedTarget)) return;
				setFocused(false);
				setLinking(false);
				// Another window has the focus: a user who comes back goes on.
				if (document.hasFocus()) onLeave?.();
			}}
		>
			<Slate editor={editor} initialValue={toSlate(text)} onChange={changed}>
				{focused && <RichToolbar linking={linking} onLinking={setLinking} />}
				<Editable
					aria-label={label}
					aria-multiline
					role="textbox"
					placeholder={hint}
					renderElement={renderElement}
					renderLeaf={renderLeaf}
					onKeyDown={press}
					className="page-rich"
				/>
			</Slate>
		</div>
	);
}

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

const shortcuts = (editor: RichEditing, link: () => void): Readonly<Record<string, () => void>> => ({
	'Control+b': () => turnMark(editor, 'bold'),
	'Control+i': () => turnMark(editor, 'italic'),
	'Control+k': link,
	'Control+Alt+0': () => setBlock(editor, 'paragraph'),
	'Control+Alt+2': () => setBlock(editor, 'heading2'),
	'Control+Alt+3': () => setBlock(editor, 'heading3'),
	'Control+Alt+4': () => setBlock(editor, 'heading4'),
	'Control+Shift+7': () => setBlock(editor, 'numbered'),
	'Control+Shift+8': () => setBlock(editor, 'bulleted'),
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
