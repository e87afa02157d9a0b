import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../messages/groups.ts';
import { compileMessages } from '../texts/compile-messages.ts';
import { createTranslator } from '../texts/translator.ts';
import { describePages } from './describe-pages.ts';

const translatorOf = (language: 'de-DE' | 'en-GB') => {
	const texts = [...shippedEntries.values()].map(({ key, translations }) => [key, translations[language] ?? '']);
	return createTranslator({ messages: compileMessages(Object.fromEntries(texts)), language });
};

describe('the number of pages that a product needs', () => {
	it('is that of its sides, and of what is folded also that of the pages one turns', () => {
		const [german, english] = [translatorOf('de-DE'), translatorOf('en-GB')];
		expect(describePages(english, { sides: ['front', 'back'], folds: [] })).toBe('2 pages');
		const leaflet = { sides: ['outside', 'inside'], folds: [99_000, 198_000] };
		expect(describePages(english, leaflet)).toBe('2 pages as an open sheet, 6 pages when folded');
		expect(describePages(german, leaflet)).toBe('2 Seiten als offener Bogen, gefalzt 6 Seiten');
	});
});
