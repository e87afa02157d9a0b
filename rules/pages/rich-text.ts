// Rich text of pages: the nodes that Slate knows, and nothing that is not in these lists. It is stored as JSON, never as HTML.

export const richColours = ['primary', 'secondary', 'success', 'danger', 'warning'] as const;
export const richAlignments = ['start', 'center', 'end'] as const;
const richHeadings = ['heading2', 'heading3', 'heading4'] as const;
/** What is no list: paragraphs of all kinds. */
export const richParagraphs = ['paragraph', ...richHeadings, 'quote'] as const;
export const richLists = ['bulleted', 'numbered'] as const;

export const richMarks = ['bold', 'italic', 'underline', 'strike'] as const;
export type RichMark = (typeof richMarks)[number];

export interface RichLeaf extends Partial<Record<RichMark, true>> {
	text: string;
	colour?: (typeof richColours)[number];
}

export interface RichLink {
	type: 'link';
	url: string;
	/** Absent: the same window. */
	target?: string;
	children: RichLeaf[];
}

export type RichInline = RichLeaf | RichLink;

export interface RichParagraph {
	type: (typeof richParagraphs)[number];
	align?: Exclude<(typeof richAlignments)[number], 'start'>;
	children: RichInline[];
}

export interface RichListItem {
	type: 'item';
	children: RichInline[];
}

export interface RichList {
	type: (typeof richLists)[number];
	children: RichListItem[];
}

export type RichText = readonly (RichParagraph | RichList)[];

export const noRichText: RichText = [];

type Node = RichParagraph | RichList | RichListItem | RichInline;

const wordsOf = (node: Node): string => ('text' in node ? node.text : (node.children as Node[]).map(wordsOf).join(''));

export const isRichList = (block: RichParagraph | RichList): block is RichList =>
	block.type === 'bulleted' || block.type === 'numbered';

/** For searching, counting and comparing: a line for each paragraph and list item. */
export const plainOf = (rich: RichText): string =>
	rich.map((block) => (isRichList(block) ? block.children.map(wordsOf).join('\n') : wordsOf(block))).join('\n');
