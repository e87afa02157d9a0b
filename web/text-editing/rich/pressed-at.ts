// Where a shown rich text was pressed, and the same position in its editor: the elements in between are others, the words are the same.
import { Element as Block, Editor, Node, type Point } from 'slate';
import type { RichEditing } from './slate-types.ts';

/** A position between two letters, counted in the words themselves. */
export interface PressedAt {
	/** Which paragraph, heading or item of a list. */
	block: number;
	offset: number;
}

const blocks = 'p, h2, h3, h4, blockquote, li';

/** Browsers before 2025 know one or the other of both. */
function caretAt(x: number, y: number): Pick<CaretPosition, 'offsetNode' | 'offset'> | undefined {
	if (document.caretPositionFromPoint) return document.caretPositionFromPoint(x, y) ?? undefined;
	const range = document.caretRangeFromPoint?.(x, y);
	return range ? { offsetNode: range.startContainer, offset: range.startOffset } : undefined;
}

/** @returns undefined beside its words, or where the browser does not say */
export function pressedAt(shown: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
	const caret = caretAt(clientX, clientY);
	if (!caret) return undefined;
	const { offsetNode } = caret;
	const inside = offsetNode instanceof Element ? offsetNode : offsetNode.parentElement;
	const block = inside?.closest(blocks);
	if (!block || !shown.contains(block)) return undefined;
	const before = document.createRange();
	before.setStart(block, 0);
	before.setEnd(offsetNode, caret.offset);
	const words = before.cloneContents();
	return {
		block: [...shown.querySelectorAll(blocks)].indexOf(block),
		// A line that is broken within a paragraph is one letter of its text.
		offset: (words.textContent?.length ?? 0) + words.querySelectorAll('br').length,
	};
}

/** @returns undefined if the text has become another meanwhile */
export function pointOf(editor: RichEditing, { block, offset }: PressedAt): Point | undefined {
	const match = (node: Node) => Block.isElement(node) && !editor.isInline(node) && editor.hasInlines(node);
	const found = [...Editor.nodes(editor, { at: [], match, mode: 'lowest' })][block];
	if (!found) return undefined;
	const [words, path] = found;
	let left = offset;
	for (const [text, inner] of Node.texts(words)) {
		if (left <= text.text.length) return { path: [...path, ...inner], offset: left };
		left -= text.text.length;
	}
	return undefined;
}
