// Synonyms that every shop begins with, by language. Apart from what the page editor loads (shipped.ts): no browser needs them.
import { bestLanguage } from '../languages.ts';
import type { ShippedLanguage } from '../messages/shipped.ts';
import { synonyms as german, subscriptionTerms as germanSubscription } from './de-DE/synonyms.ts';
import { synonyms as english, subscriptionTerms as englishSubscription } from './en-GB/synonyms.ts';

const shippedSynonyms: Readonly<Record<ShippedLanguage, typeof english>> = { 'de-DE': german, 'en-GB': english };

const languages = Object.keys(shippedSynonyms) as ShippedLanguage[];

/** Sets of words that mean the same; none in a language without any. */
export function synonymsIn(language: string): typeof english {
	const shipped = bestLanguage(language, languages);
	return shipped ? shippedSynonyms[shipped] : [];
}

const shippedSubscriptionTerms: Readonly<Record<ShippedLanguage, readonly string[]>> = {
	'de-DE': germanSubscription,
	'en-GB': englishSubscription,
};

/** Those that a reader of the language is offered. */
export function subscriptionTermsIn(language: string): readonly string[] {
	const shipped = bestLanguage(language, languages);
	return shipped ? shippedSubscriptionTerms[shipped] : [];
}

/** Of all languages: "Abo" is typed in an English shop as well, and a shop may be in a language without any. */
export const subscriptionTerms: readonly string[] = Object.values(shippedSubscriptionTerms).flat();
