// What shops begin with and what the product names for them, by language: words to find icons, templates of pages, names of copies
// and files. The page editor loads it; messages are in rules/messages/.
import { baseLanguage, bestLanguage } from '../languages.ts';
import type { ShippedLanguage } from '../messages/shipped.ts';
import { content as german } from './de-DE/index.ts';
import { type Content, content as english } from './en-GB/index.ts';

export const shippedContent: Readonly<Record<ShippedLanguage, Content>> = {
	'de-DE': german,
	'en-GB': english,
};

const languages = Object.keys(shippedContent) as ShippedLanguage[];

/** In the language itself or another region's form of it, else in the base language. */
export const contentIn = (language: string): Content =>
	shippedContent[bestLanguage(language, languages) ?? baseLanguage];
