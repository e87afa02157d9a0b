import { describe, expect, it } from 'vitest';
import { languageChain, pickTranslation } from './lookup.ts';
import { shippedMessages } from './shipped-messages.ts';

describe('the languages to look for', () => {
	it.each([
		['de-AT', 'en-GB', ['de-AT', 'de-DE', 'en-GB']],
		['en-US', 'de-DE', ['en-US', 'en-GB', 'de-DE']],
		['pt-BR', 'de-DE', ['pt-BR', 'pt-PT', 'de-DE']],
		['de-CH', 'fr-FR', ['de-CH', 'de-DE', 'fr-FR']],
		['fr-FR', 'de-DE', ['fr-FR', 'de-DE']],
		['de-DE', 'de-DE', ['de-DE']],
		['de-AT', 'de-DE', ['de-AT', 'de-DE']],
	])('for %s in a shop whose default is %s', (language, tenantDefault, chain) => {
		expect(languageChain(language, tenantDefault)).toEqual(chain);
	});
});

describe('the text that is shown', () => {
	const name = { baseText: 'Visitenkarte', baseLanguage: 'de-DE' };

	it('is the exact language, then its region, then the default, then the base text', () => {
		const translations = { 'de-AT': 'A', 'de-DE': 'B', 'en-GB': 'C' };
		const chain = languageChain('de-AT', 'en-GB');
		expect(pickTranslation({ ...name, translations }, chain)).toBe('A');
		expect(pickTranslation({ ...name, translations: { ...translations, 'de-AT': undefined } }, chain)).toBe('B');
		expect(pickTranslation({ ...name, baseLanguage: 'fr-FR', translations: { 'en-GB': 'C' } }, chain)).toBe('C');
		expect(pickTranslation({ ...name, baseLanguage: 'fr-FR', translations: {} }, chain)).toBe('Visitenkarte');
	});

	it('is the base text for those who read its language, whatever the default of the shop', () => {
		const translations = { 'en-GB': 'Business card' };
		expect(pickTranslation({ ...name, translations }, languageChain('de-DE', 'en-GB'))).toBe('Visitenkarte');
	});

	it('is never empty because a translation is', () => {
		expect(pickTranslation({ ...name, translations: { 'en-GB': '' } }, ['en-GB'])).toBe('Visitenkarte');
	});
});

describe('the shipped texts of a language', () => {
	it('are English where no language fits', () => {
		expect(shippedMessages(['storefront'], ['ja-JP'])['header.search']).toBe('Search');
	});

	it('give way to own wording of the same language and not of a later one', () => {
		const own = new Map([['header.search', { 'de-DE': 'Finden' }]]);
		expect(shippedMessages(['storefront'], ['de-AT', 'de-DE'], own)['header.search']).toBe('Finden');
		expect(shippedMessages(['storefront'], ['en-GB', 'de-DE'], own)['header.search']).toBe('Search');
	});

	it('are those of the wanted groups only', () => {
		expect(Object.keys(shippedMessages(['common'], ['de-DE']))).toContain('controlTextIsRequired');
		expect(Object.keys(shippedMessages(['common'], ['de-DE']))).not.toContain('header.search');
	});
});
