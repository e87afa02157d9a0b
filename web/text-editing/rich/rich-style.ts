// How nodes look while they are edited: as in blocks/stage/rich-text.tsx.
import type { RichLeaf, RichLink, RichList, RichListItem, RichParagraph } from '../../../rules/pages/rich-text.ts';

const tags = {
	paragraph: 'p',
	heading2: 'h2',
	heading3: 'h3',
	heading4: 'h4',
	quote: 'blockquote',
	bulleted: 'ul',
	numbered: 'ol',
	item: 'li',
	link: 'span',
} as const;

const looks: Readonly<Record<string, string>> = {
	bulleted: 'rich-list list-disc',
	numbered: 'rich-list list-decimal',
	item: '',
	link: 'rich-link',
};

const alignments = { center: 'text-center', end: 'text-end' };

const colours = {
	primary: 'text-(--colors-primary-DEFAULT)',
	secondary: 'text-(--colors-secondary-DEFAULT)',
	success: 'text-(--colors-success-DEFAULT)',
	danger: 'text-(--colors-danger-DEFAULT)',
	warning: 'text-(--colors-warning-DEFAULT)',
};

export function elementStyle(element: RichParagraph | RichList | RichListItem | RichLink) {
	const align = 'align' in element && element.align ? alignments[element.align] : '';
	return { Tag: tags[element.type], className: `${looks[element.type] ?? `rich-${element.type}`} ${align}` };
}

/** Both lines at once are one property. */
const lineOf = ({ underline, strike }: RichLeaf) =>
	underline && strike
		? '[text-decoration-line:underline_line-through]'
		: (underline && 'underline') || (strike && 'line-through');

export const leafStyle = (leaf: RichLeaf & { chosen?: true }): string => {
	const { bold, italic, colour, chosen } = leaf;
	const mark = chosen && 'bg-[Highlight] text-[HighlightText]';
	return [mark, bold && 'font-bold', italic && 'italic', lineOf(leaf), colour && colours[colour]]
		.filter(Boolean)
		.join(' ');
};
