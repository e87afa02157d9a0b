// Synonyms that every shop begins with, by language. Apart from what the page editor loads (shipped.ts): no browser needs them.
import { bestLanguage } from '../languages.ts';
import type { ShippedLanguage } from '../messages/shipped.ts';
import { synonyms as german } from './de-DE/synonyms.ts';
import { synonyms as english } from './en-GB/synonyms.ts';

const shippedSynonyms: Readonly<Record<ShippedLanguage, typeof english>> = { 'de-DE': german, 'en-GB': english };

const languages = Object.keys(shippedSynonyms) as ShippedLanguage[];

/** Sets of words that mean the same; none in a language without any. */
export function synonymsIn(language: string): typeof english {
	const shipped = bestLanguage(language, languages);
	return shipped ? shippedSynonyms[shipped] : [];
}
