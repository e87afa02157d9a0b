// Rich text of words that we write ourselves, such as those of shipped pages and of templates.
import type { RichInline, RichList, RichParagraph, RichText } from './rich-text.ts';

const headingMarks: readonly [RegExp, RichParagraph['type']][] = [
	[/^## /, 'heading2'],
	[/^### /, 'heading3'],
	[/^#### /, 'heading4'],
];

const listMark = /^- /;

const contact = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d ]{6,}\d)/g;

/** Addresses of mail and phone numbers lead there. */
function withContacts(text: string): RichInline[] {
	const nodes: RichInline[] = [];
	let from = 0;
	for (const { 0: found, 1: mail, index } of text.matchAll(contact)) {
		const url = mail ? `mailto:${found}` : `tel:${found.replaceAll(' ', '')}`;
		nodes.push({ text: text.slice(from, index) }, { type: 'link', url, children: [{ text: found }] });
		from = index + found.length;
	}
	nodes.push({ text: text.slice(from) });
	return nodes.length === 1 ? nodes : nodes.filter((node) => 'type' in node || node.text !== '');
}

function blockFrom(part: string): RichParagraph | RichList {
	const rows = part.split('\n');
	if (rows.every((row) => listMark.test(row)))
		return {
			type: 'bulleted',
			children: rows.map((row) => ({ type: 'item', children: withContacts(row.replace(listMark, '')) })),
		};
	const heading = headingMarks.find(([mark]) => mark.test(part));
	if (heading) return { type: heading[1], children: [{ text: part.replace(heading[0], '') }] };
	return { type: 'paragraph', children: withContacts(part) };
}

/** Words that we write ourselves: split at empty lines, mail and phone as links; `## ` begins a heading, lines that all begin with `- ` are a list. */
export const richFrom = (plain: string): RichText =>
	plain
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map(blockFrom);
