// Another language is new files and a line in the registry: French is added here as it would be in shipped.ts, one group of it.
import { describe, expect, expectTypeOf, it } from 'vitest';
import { translatorOf } from '../texts/compile-messages.ts';
import { languageChain } from '../texts/lookup.ts';
import { shippedMessages } from '../texts/shipped-messages.ts';
import type { TranslationOf } from './entry.ts';
import { entriesByGroup, shippedGroups, type TextGroup } from './groups.ts';
import { translations } from './shipped.ts';
import { searchSuggestions } from './testing/fr-FR/search-suggestions.ts';
import { translationErrors } from './testing/translation-errors.ts';

const groups: TextGroup[] = ['searchSuggestions', 'common'];

const german = { 'de-DE': translations['de-DE'] };

/** How the interface reads in French in a shop whose own language is given. */
function interfaceIn(tenantDefault: string, { french }: { french: boolean }) {
	const byGroup = entriesByGroup({ ...german, ...(french && { 'fr-FR': { searchSuggestions } }) });
	const entriesOf = (wanted: readonly TextGroup[]) => wanted.flatMap((group) => byGroup.get(group) ?? []);
	return translatorOf('fr-FR', shippedMessages(groups, languageChain('fr-FR', tenantDefault), new Map(), entriesOf));
}

describe('a language that is added group by group', () => {
	it('shows the texts that it has', () => {
		const t = interfaceIn('en-GB', { french: true });
		expect(t('suggestions.words')).toBe('Termes de recherche');
		expect(t('suggestions.count', { count: 2 })).toBe('2 suggestions, utilisez les flèches pour choisir');
	});

	it('falls back to the language of the shop, and to the base language, for the rest', () => {
		expect(interfaceIn('de-DE', { french: true })('common.close')).toBe('Schließen');
		expect(interfaceIn('en-GB', { french: true })('common.close')).toBe('Close');
		expect(interfaceIn('it-IT', { french: true })('common.close')).toBe('Close');
	});

	it('shows nothing of it where it is not switched on', () => {
		expect(interfaceIn('en-GB', { french: false })('suggestions.words')).toBe('Search terms');
	});

	it('leaves the others as they are', () => {
		const byGroup = entriesByGroup({ ...german, 'fr-FR': { searchSuggestions } });
		const before = entriesByGroup(german);
		for (const group of groups)
			expect(byGroup.get(group)).toMatchObject(before.get(group) ?? expect.fail(`no group ${group}`));
	});
});

describe('a translation of a group', () => {
	const base = shippedGroups.searchSuggestions;

	it('has every key and no other, or it does not compile', () => {
		type Wanted = TranslationOf<typeof base>;
		expectTypeOf(searchSuggestions).toExtend<Wanted>();
		expectTypeOf<Omit<Wanted, 'suggestions.words'>>().not.toExtend<Wanted>();
		expectTypeOf<keyof Wanted>().toEqualTypeOf<keyof typeof base>();
	});

	it('reports missing keys, unknown keys and invalid texts', () => {
		const { 'suggestions.words': _, ...lacking } = searchSuggestions;
		expect(translationErrors(base, searchSuggestions)).toEqual([]);
		expect(translationErrors(base, lacking)).toEqual(['suggestions.words is missing']);
		const changed = {
			...searchSuggestions,
			'suggestions.title': ' ',
			'suggestions.count': '{number} {',
			'suggestions.x': 'x',
		};
		expect(translationErrors(base, changed)).toEqual([
			'suggestions.title is empty or has spaces around it',
			'suggestions.count is no valid ICU message',
			'suggestions.x is unknown',
		]);
		expect(translationErrors(base, { ...searchSuggestions, 'suggestions.count': '{number}' })).toEqual([
			'suggestions.count has the placeholders [number] instead of [count]',
		]);
	});
});
