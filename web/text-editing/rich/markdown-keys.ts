// Formatting as many people type it: "- " begins a list, "1. " a numbered one, "## " a heading, "> " a quote; **words** become bold, *words*
// and _words_ italic, ~~words~~ struck through.
import { Editor, Range, Transforms } from 'slate';
import type { RichLeaf, RichList, RichParagraph } from '../../../rules/pages/rich-text.ts';
import { currentBlock, setBlock } from './rich-commands.ts';
import type { RichEditing } from './slate-types.ts';

const beginnings: Readonly<Record<string, RichParagraph['type'] | RichList['type']>> = {
	'-': 'bulleted',
	'*': 'bulleted',
	'1.': 'numbered',
	'1)': 'numbered',
	'#': 'heading2',
	'##': 'heading2',
	'###': 'heading3',
	'####': 'heading4',
	'>': 'quote',
};

/** What stands before the caret in a plain paragraph, and where that begins. */
function typedBefore(editor: RichEditing): { text: string; range: Range } | undefined {
	const { selection } = editor;
	const found = currentBlock(editor);
	if (!selection || !Range.isCollapsed(selection) || found?.[0].type !== 'paragraph') return undefined;
	const range = { anchor: Editor.start(editor, found[1]), focus: selection.anchor };
	return { text: Editor.string(editor, range), range };
}

/** @returns whether the blank that was typed began something */
function beginBlock(editor: RichEditing): boolean {
	const before = typedBefore(editor);
	const type = before && Object.hasOwn(beginnings, before.text) ? beginnings[before.text] : undefined;
	if (!before || !type) return false;
	Editor.withoutNormalizing(editor, () => {
		Transforms.delete(editor, { at: before.range });
		setBlock(editor, type);
	});
	return true;
}

const marks = [
	{ typed: '*', mark: 'bold', pattern: /\*\*([^*\s](?:[^*]*[^*\s])?)\*$/ },
	{ typed: '*', mark: 'italic', pattern: /(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]*[^*\s])?)$/u },
	{ typed: '_', mark: 'italic', pattern: /(?<![\p{L}\p{N}_])_([^_\s](?:[^_]*[^_\s])?)$/u },
	{ typed: '~', mark: 'strike', pattern: /~~([^~\s](?:[^~]*[^~\s])?)~$/ },
] as const;

/** @returns whether what was typed closed a mark; both of its ends are gone then */
function closeMark(editor: RichEditing, typed: string): boolean {
	const { selection } = editor;
	if (!selection || !Range.isCollapsed(selection)) return false;
	const { path, offset } = selection.anchor;
	const [leaf] = Editor.leaf(editor, path);
	const before = leaf.text.slice(0, offset);
	const way = marks.find((one) => one.typed === typed && one.pattern.test(before));
	const found = way?.pattern.exec(before);
	const words = found?.[1];
	if (!way || !found || words === undefined) return false;
	const marked: RichLeaf = { ...leaf, text: words, [way.mark]: true };
	const begin = { path, offset: offset - found[0].length };
	Editor.withoutNormalizing(editor, () => {
		Transforms.delete(editor, { at: { anchor: begin, focus: { path, offset } } });
		Transforms.insertNodes(editor, marked, { at: begin, select: true });
	});
	// What is typed next is as it was before.
	Editor.removeMark(editor, way.mark);
	return true;
}

/** @returns whether the key meant formatting, and is not to be written */
export const formatByKey = (editor: RichEditing, typed: string): boolean =>
	typed === ' ' ? beginBlock(editor) : closeMark(editor, typed);
