// The languages that the product's own texts are written in: another one is a folder like these and a line here.
import { baseLanguage } from '../languages.ts';
import { messages as german } from './de-DE/index.ts';
import type { Translations } from './en-GB/index.ts';

export const translations = {
	'de-DE': german,
} satisfies Record<string, Translations>;

export type ShippedLanguage = typeof baseLanguage | keyof typeof translations;

export const shippedLanguages: readonly ShippedLanguage[] = [
	...(Object.keys(translations) as (keyof typeof translations)[]),
	baseLanguage,
];
