// What can be done with rich text, as Slate does it.
import { Editor, Element, type NodeEntry, type Path, Point, Range, Transforms } from 'slate';
import type { RichLeaf, RichLink, RichList, RichMark, RichParagraph } from '../../../rules/pages/rich-text.ts';
import { richLists } from '../../../rules/pages/rich-text.ts';
import type { RichEditing } from './slate-types.ts';

type BlockType = RichParagraph['type'] | RichList['type'];

const isList = (type: string): type is RichList['type'] => (richLists as readonly string[]).includes(type);
const isListNode = (node: unknown): node is RichList => Element.isElement(node) && isList(node.type);

/** The paragraph, heading or list that the caret is in. */
export function currentBlock(editor: RichEditing): NodeEntry<RichParagraph | RichList> | undefined {
	const { selection } = editor;
	if (!selection) return undefined;
	const at = Editor.unhangRange(editor, selection).focus.path.slice(0, 1);
	const node = editor.children[at[0] ?? 0];
	return node && Element.isElement(node) ? [node as RichParagraph | RichList, at] : undefined;
}

export const marksAt = (editor: RichEditing): Omit<RichLeaf, 'text'> => Editor.marks(editor) ?? {};

export function turnMark(editor: RichEditing, mark: RichMark): void {
	if (marksAt(editor)[mark]) Editor.removeMark(editor, mark);
	else Editor.addMark(editor, mark, true);
}

export function setColour(editor: RichEditing, colour: RichLeaf['colour']): void {
	if (colour) Editor.addMark(editor, 'colour', colour);
	else Editor.removeMark(editor, 'colour');
}

/** A list becomes paragraphs, paragraphs a list; the same again takes it back. */
export function setBlock(editor: RichEditing, type: BlockType): void {
	const active = currentBlock(editor)?.[0].type === type;
	const next: BlockType = active ? 'paragraph' : type;
	Editor.withoutNormalizing(editor, () => {
		Transforms.unwrapNodes(editor, { match: isListNode, split: true });
		if (isList(next)) {
			Transforms.unsetNodes(editor, 'align', { match: isParagraphNode });
			Transforms.setNodes(editor, { type: 'item' }, { match: isParagraphNode });
			Transforms.wrapNodes(editor, { type: next, children: [] }, { match: isItemNode });
		} else Transforms.setNodes(editor, { type: next }, { match: (node) => isItemNode(node) || isParagraphNode(node) });
	});
}

const isItemNode = (node: unknown): boolean => Element.isElement(node) && node.type === 'item';
const isParagraphNode = (node: unknown): boolean =>
	Element.isElement(node) && node.type !== 'item' && node.type !== 'link' && !isList(node.type);

export function setAlign(editor: RichEditing, align: RichParagraph['align']): void {
	if (align) Transforms.setNodes(editor, { align }, { match: isParagraphNode });
	else Transforms.unsetNodes(editor, 'align', { match: isParagraphNode });
}

const isLinkNode = (node: unknown): node is RichLink => Element.isElement(node) && node.type === 'link';

export function currentLink(editor: RichEditing): NodeEntry<RichLink> | undefined {
	if (!editor.selection) return undefined;
	const [found] = Editor.nodes(editor, { match: isLinkNode });
	return found as NodeEntry<RichLink> | undefined;
}

/** Empty takes the link away. Without chosen words the address itself stands there. */
export function setLink(editor: RichEditing, url: string, target: string): void {
	const { selection } = editor;
	if (!selection) return;
	const known = currentLink(editor);
	if (known && Range.isCollapsed(selection)) Transforms.select(editor, Editor.range(editor, known[1]));
	Transforms.unwrapNodes(editor, { match: isLinkNode });
	if (url === '') return;
	const link: RichLink = { type: 'link', url, ...(target && { target }), children: [] };
	if (editor.selection && Range.isExpanded(editor.selection)) {
		Transforms.wrapNodes(editor, link, { split: true });
		Transforms.collapse(editor, { edge: 'end' });
	} else Transforms.insertNodes(editor, { ...link, children: [{ text: url }] });
}

/** Enter at the end of a heading goes on as a paragraph; in an empty item it leaves the list. @returns whether that was it */
export function breakLine(editor: RichEditing): boolean {
	const found = currentBlock(editor);
	const { selection } = editor;
	if (!found || !selection || !Range.isCollapsed(selection)) return false;
	const [block] = found;
	if (isList(block.type)) {
		const item = Editor.above(editor, { match: isItemNode });
		if (!item || Editor.string(editor, item[1]) !== '') return false;
		setBlock(editor, block.type);
		return true;
	}
	if (block.type === 'paragraph' || !Point.equals(selection.anchor, Editor.end(editor, found[1]))) return false;
	Transforms.splitNodes(editor, { always: true });
	Transforms.setNodes(editor, { type: 'paragraph' }, { match: isParagraphNode });
	return true;
}

/** Backspace at the beginning makes a plain paragraph of a heading or an item. @returns whether that was it */
export function deleteBackward(editor: RichEditing): boolean {
	const { selection } = editor;
	const found = currentBlock(editor);
	if (!selection || !found || !Range.isCollapsed(selection) || found[0].type === 'paragraph') return false;
	const inner = Editor.above(editor, { match: (node) => isItemNode(node) || isParagraphNode(node) });
	if (!inner || !Point.equals(selection.anchor, Editor.start(editor, inner[1]))) return false;
	setBlock(editor, isList(found[0].type) ? found[0].type : 'paragraph');
	return true;
}

/** @returns where blocks can be put in: in place of an empty one, behind a list, or where the caret divides a paragraph */
function makeRoom(editor: RichEditing): number {
	const found = currentBlock(editor);
	const at = editor.selection?.focus;
	if (!found || !at) return editor.children.length;
	const [block, path] = found;
	const place = path[0] ?? 0;
	if (Editor.string(editor, path) === '') {
		Transforms.removeNodes(editor, { at: path });
		return place;
	}
	if (!isList(block.type) && !Editor.isEnd(editor, at, path)) Transforms.splitNodes(editor);
	return place + 1;
}

/** One paragraph goes into the line; everything else becomes blocks of its own, behind the one that the caret is in. */
export function insertBlocks(editor: RichEditing, nodes: readonly (RichParagraph | RichList)[]): void {
	const [first] = nodes;
	if (nodes.length === 1 && first?.type === 'paragraph') {
		Transforms.insertFragment(editor, [first]);
		return;
	}
	Editor.withoutNormalizing(editor, () => {
		if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
		Transforms.insertNodes(editor, [...nodes], { at: [makeRoom(editor)], select: true });
	});
}

/** What stands at the top is a block; words and links get a paragraph around them. */
function normalizeTop(editor: RichEditing): boolean {
	for (const [index, child] of editor.children.entries()) {
		if (!Element.isElement(child) || child.type === 'link')
			Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: [index] });
		else if (child.type === 'item') Transforms.setNodes(editor, { type: 'paragraph' }, { at: [index] });
		else continue;
		return true;
	}
	return false;
}

/** In a list stand items and nothing else. */
function normalizeInList(editor: RichEditing, node: Element, path: Path): boolean {
	if (node.type === 'item' || node.type === 'link') return false;
	if (isList(node.type)) Transforms.unwrapNodes(editor, { at: path });
	else {
		Transforms.unsetNodes(editor, 'align', { at: path });
		Transforms.setNodes(editor, { type: 'item' }, { at: path });
	}
	return true;
}

/** Everything stays of the shapes that are allowed, whatever was pasted or joined. @returns whether something was done */
export function normalize(editor: RichEditing, [node, path]: NodeEntry): boolean {
	if (Editor.isEditor(node)) return normalizeTop(editor);
	if (!Element.isElement(node) || path.length < 2) return false;
	if (isListNode(Editor.parent(editor, path)[0])) return normalizeInList(editor, node, path);
	if (node.type === 'link') return false;
	// A block inside of a paragraph or an item leaves its words there.
	Transforms.unwrapNodes(editor, { at: path });
	return true;
}
