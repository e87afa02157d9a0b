// Rich text on a page: each kind of node becomes one element, and nothing else can come of it.
import { createElement, Fragment, type ReactNode } from 'react';
import {
	isRichList,
	type RichText as Rich,
	type RichInline,
	type RichLeaf,
	type RichList,
	type RichMark,
	type RichParagraph,
} from '../../rules/pages/rich-text.ts';
import { type Stage, useStage } from './stage.tsx';

const tags = { paragraph: 'p', heading2: 'h2', heading3: 'h3', heading4: 'h4', quote: 'blockquote' } as const;
/** The innermost first. */
const marks = { italic: 'em', bold: 'strong', underline: 'u', strike: 's' } as const;
const alignments = { center: 'text-center', end: 'text-end' };

/** A text that is only shown stands still: none of its nodes needs a key. */
const together = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/** Lines within a paragraph stay lines. */
const withBreaks = (text: string): ReactNode =>
	together(text.split('\n').flatMap((part, index) => (index === 0 ? [part] : [<br key={part} />, part])));

function wordsOf(leaf: RichLeaf): ReactNode {
	const { text, colour } = leaf;
	let shown = withBreaks(text);
	for (const mark of Object.keys(marks) as RichMark[]) if (leaf[mark]) shown = createElement(marks[mark], null, shown);
	return colour ? <span className={`rich-${colour}`}>{shown}</span> : shown;
}

const inline = (Link: Stage['Link']) => (node: RichInline) =>
	'type' in node ? (
		<Link to={node.url} {...(node.target && { target: node.target })} className="rich-link">
			{together(node.children.map(wordsOf))}
		</Link>
	) : (
		wordsOf(node)
	);

function paragraphOf({ type, align, children }: RichParagraph, Link: Stage['Link']): ReactNode {
	const className = align ? `rich-${type} ${alignments[align]}` : `rich-${type}`;
	return createElement(tags[type], { className }, ...children.map(inline(Link)));
}

function listOf({ type, children }: RichList, Link: Stage['Link']): ReactNode {
	const items = children.map((item) => createElement('li', null, ...item.children.map(inline(Link))));
	return type === 'bulleted'
		? createElement('ul', { className: 'rich-list list-disc' }, ...items)
		: createElement('ol', { className: 'rich-list list-decimal' }, ...items);
}

export function RichText({ text }: { text: Rich }) {
	const { Link } = useStage();
	return together(text.map((block) => (isRichList(block) ? listOf(block, Link) : paragraphOf(block, Link))));
}
