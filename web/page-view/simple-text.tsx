// A formatted text as the server has taken it apart: no reader of it is loaded, and no HTML is set.
import { createElement, type ReactNode } from 'react';
import type { SimplePart } from '../../rules/pages/simple-text.ts';
import { StoredLink } from './stored-link.tsx';

/** Of what stands around its paragraphs and lists. */
export const simpleTextStyle =
	'grid gap-4 wrap-break-word [&_:is(ul,ol)]:ps-6 [&_a]:underline [&_ol]:list-decimal [&_ul]:list-disc';

function draw(part: SimplePart): ReactNode {
	if (typeof part === 'string') return part;
	const [tag, ...contents] = part;
	if (tag !== 'a') return createElement(tag, null, ...contents.map(draw));
	return createElement(StoredLink, { to: contents[0] as string }, ...contents.slice(1).map(draw));
}

export const drawSimpleText = (parts: readonly SimplePart[]): ReactNode[] => parts.map(draw);
