// A page as plain words under headings, for mails and for reading it beside something else.
import type { ShownSection } from './block.ts';
import { isRichList, plainOf, type RichText } from './rich-text.ts';
import { isRich } from './texts.ts';

export interface PlainSection {
	heading: string;
	paragraphs: string[];
}

const isHeading = (type: string): boolean => type.startsWith('heading');

function add(sections: PlainSection[], words: string): void {
	const last = sections.at(-1);
	if (words.trim() === '') return;
	if (last) last.paragraphs.push(words);
	else sections.push({ heading: '', paragraphs: [words] });
}

function addRich(sections: PlainSection[], rich: RichText): void {
	for (const block of rich) {
		const words = plainOf([block]);
		if (!isRichList(block) && isHeading(block.type)) sections.push({ heading: words, paragraphs: [] });
		else add(sections, words);
	}
}

const headings = ['title', 'question'];

/** In the order in which it stands on the page; the heading of the page itself is its name. */
export function plainSections(shown: readonly ShownSection[]): PlainSection[] {
	const sections: PlainSection[] = [];
	const parts = shown.flatMap((section, index) =>
		index === 0 && section.type === 'title' ? [] : [section, ...section.items],
	);
	for (const { texts } of parts)
		for (const [name, text] of Object.entries(texts)) {
			if (isRich(text)) addRich(sections, text);
			else if (headings.includes(name) && text !== '') sections.push({ heading: text, paragraphs: [] });
			else add(sections, text);
		}
	return sections;
}
