// The words of a rich text one by one, and the same text with other words in their place.
import { isRichList, type RichInline, type RichLeaf, type RichText } from './rich-text.ts';

const inlineLeaves = (node: RichInline): string[] =>
	'type' in node ? node.children.map(({ text }) => text) : [node.text];

export const leavesOf = (rich: RichText): string[] =>
	rich.flatMap((block) =>
		isRichList(block)
			? block.children.flatMap((item) => item.children.flatMap(inlineLeaves))
			: block.children.flatMap(inlineLeaves),
	);

/** Where its links lead. */
export const linksOf = (rich: RichText): string[] =>
	rich
		.flatMap((block) => (isRichList(block) ? block.children.flatMap(({ children }) => children) : block.children))
		.flatMap((node) => ('type' in node ? [node.url] : []));

/** @param leaves as many as `leavesOf` has found, in that order */
export function withLeaves(rich: RichText, leaves: readonly string[]): RichText {
	let next = 0;
	const words = (node: RichLeaf): RichLeaf => {
		const text = leaves[next] ?? node.text;
		next += 1;
		return { ...node, text };
	};
	const inline = (node: RichInline): RichInline =>
		'type' in node ? { ...node, children: node.children.map(words) } : words(node);
	return rich.map((block) =>
		isRichList(block)
			? { ...block, children: block.children.map((item) => ({ ...item, children: item.children.map(inline) })) }
			: { ...block, children: block.children.map(inline) },
	);
}
