// What a new shop begins with, by language. Apart from what the page editor loads (shipped.ts): no browser needs it.
import type { ShippedLanguage } from '../messages/shipped.ts';
import { firstPages as german } from './de-DE/first-pages.ts';
import { firstPages as english } from './en-GB/first-pages.ts';
import type { Translated } from './translated.ts';

export type FirstPages = Translated<typeof english>;

const shippedFirstPages: Readonly<Record<ShippedLanguage, FirstPages>> = { 'de-DE': german, 'en-GB': english };

/** One of its texts, by language. */
export const firstText = (pick: (pages: FirstPages) => string): Record<string, string> =>
	Object.fromEntries(Object.entries(shippedFirstPages).map(([language, pages]) => [language, pick(pages)]));
