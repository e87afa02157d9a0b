// What a page begins with, for search engines where no one has described it.
import type { ShownPart, ShownSection } from './block.ts';
import { plainText } from './texts.ts';

const longest = 160;

const wordsOf = ({ texts }: ShownPart): string[] =>
	Object.values(texts)
		.map((text) => plainText(text).replace(/\s+/g, ' ').trim())
		.filter((text) => text !== '');

/** Cut between words, with a sign that there is more. */
function cut(text: string): string {
	if (text.length <= longest) return text;
	const kept = text.slice(0, longest - 1);
	const end = kept.lastIndexOf(' ');
	return `${(end > longest / 2 ? kept.slice(0, end) : kept).replace(/[\s,;:–-]+$/, '')}…`;
}

export function writeExcerpt(sections: readonly ShownSection[]): string {
	let words = '';
	for (const section of sections) {
		for (const text of [section, ...section.items].flatMap(wordsOf)) {
			const ended = words === '' || /[.!?…:]$/.test(words);
			words = words === '' ? text : `${words}${ended ? '' : '.'} ${text}`;
			if (words.length > longest) return cut(words);
		}
	}
	return words;
}
