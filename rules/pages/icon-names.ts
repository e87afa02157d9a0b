// The icons that pages can show, and how they are found by words; their shapes are in blocks/stage/icons.svg. This is for those who
// choose one: visitors load none of it.
import { contentIn, shippedContent } from '../content/shipped.ts';
import { baseLanguage } from '../languages.ts';

type IconName = keyof (typeof shippedContent)[typeof baseLanguage]['icons'];

export const iconNames = Object.keys(shippedContent[baseLanguage].icons) as IconName[];

const folded = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replaceAll('ß', 'ss');

const inAllLanguages = (name: IconName): string =>
	Object.values(shippedContent)
		.map(({ icons }) => icons[name])
		.join(' ');

/** Wherever a user looks from, every shipped language finds it: each part of the query is in its name or words. */
export function findIcons(query: string): IconName[] {
	const parts = folded(query).split(/\s+/).filter(Boolean);
	return iconNames.filter((name) => {
		const words = folded(`${name} ${inAllLanguages(name)}`);
		return parts.every((part) => words.includes(part));
	});
}

/** The words of an icon in the reader's language; the first is what it is called. */
export const iconTerms = (name: IconName, language: string): string => contentIn(language).icons[name];

export const iconTitle = (name: IconName, language: string): string =>
	iconTerms(name, language).split(' ', 1)[0] ?? name;
