// Between our rich text and what Slate edits: Slate needs a paragraph to stand in, and leaves empty words around links.
import type { Descendant } from 'slate';
import type {
	RichInline,
	RichLeaf,
	RichList,
	RichListItem,
	RichParagraph,
	RichText,
} from '../../../rules/pages/rich-text.ts';
import { isRichList, plainOf, richMarks } from '../../../rules/pages/rich-text.ts';

const emptyParagraph = (): RichParagraph => ({ type: 'paragraph', children: [{ text: '' }] });

/** Slate changes nothing in place; a copy keeps what is stored apart from what is edited. */
export const toSlate = (text: RichText): (RichParagraph | RichList)[] =>
	text.length === 0 ? [emptyParagraph()] : structuredClone([...text]);

const wordsFrom = ({ text, colour, ...marks }: RichLeaf): RichLeaf => ({
	text,
	...Object.fromEntries(richMarks.flatMap((mark) => (marks[mark] ? [[mark, true]] : []))),
	...(colour && { colour }),
});

function inlineFrom(nodes: readonly RichInline[]): RichInline[] {
	const kept = nodes.flatMap((node): RichInline[] => {
		if (!('type' in node)) return node.text === '' ? [] : [wordsFrom(node)];
		const children = node.children.filter(({ text }) => text !== '').map(wordsFrom);
		if (children.length === 0) return [];
		return [{ type: 'link', url: node.url, ...(node.target && { target: node.target }), children }];
	});
	return kept.length > 0 ? kept : [{ text: '' }];
}

const itemFrom = ({ children }: RichListItem): RichListItem => ({ type: 'item', children: inlineFrom(children) });

function blockFrom(block: RichParagraph | RichList): RichParagraph | RichList {
	if (isRichList(block)) return { type: block.type, children: block.children.map(itemFrom) };
	const { type, align, children } = block;
	return { type, ...(align && { align }), children: inlineFrom(children) };
}

export function fromSlate(nodes: readonly Descendant[]): RichText {
	const blocks = (nodes as (RichParagraph | RichList)[]).map(blockFrom);
	return plainOf(blocks).trim() === '' ? [] : blocks;
}
