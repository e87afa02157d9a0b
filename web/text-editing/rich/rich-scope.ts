// Which formats a rich text may have: all of them on pages, a few where it is shown among other things, as in a product.
import { Element, type NodeEntry, Text, Transforms } from 'slate';
import {
	type RichList,
	type RichMark,
	type RichParagraph,
	richLists,
	richMarks,
	richParagraphs,
} from '../../../rules/pages/rich-text.ts';
import { simpleMarks } from '../../../rules/pages/simple-text.ts';
import type { RichEditing } from './slate-types.ts';

export type RichScope = 'page' | 'simple';

type RichBlockType = RichParagraph['type'] | RichList['type'];

const pageTypes: readonly RichBlockType[] = [...richParagraphs, ...richLists];
const simpleTypes: readonly RichBlockType[] = ['paragraph', ...richLists];

export const blockTypesOf = (scope: RichScope): readonly RichBlockType[] =>
	scope === 'page' ? pageTypes : simpleTypes;

export const marksOf = (scope: RichScope): readonly RichMark[] => (scope === 'page' ? richMarks : simpleMarks);

const others = ['underline', 'strike', 'colour'] as const;

/** Pasted headings become bold paragraphs; what a simple text has no place for is left out. @returns whether something was done */
export function normalizeSimple(editor: RichEditing, [node, path]: NodeEntry): boolean {
	if (Text.isText(node)) {
		const found = others.filter((name) => node[name] !== undefined);
		if (found.length > 0) Transforms.unsetNodes(editor, found, { at: path, match: Text.isText });
		return found.length > 0;
	}
	if (!Element.isElement(node)) return false;
	if (node.type === 'link' && node.target !== undefined) {
		Transforms.unsetNodes(editor, 'target', { at: path });
		return true;
	}
	if ('align' in node && node.align) {
		Transforms.unsetNodes(editor, 'align', { at: path });
		return true;
	}
	if (node.type === 'item' || node.type === 'link' || simpleTypes.includes(node.type)) return false;
	if (node.type !== 'quote') Transforms.setNodes(editor, { bold: true }, { at: path, match: Text.isText, mode: 'all' });
	Transforms.setNodes(editor, { type: 'paragraph' }, { at: path });
	return true;
}
