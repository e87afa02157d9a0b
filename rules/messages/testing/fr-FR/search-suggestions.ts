// The French of en-GB/search-suggestions.ts: one group of a language that does not ship, for the test that adds it.
import type { searchSuggestions as base } from '../../en-GB/search-suggestions.ts';
import type { TranslationOf } from '../../entry.ts';

export const searchSuggestions: TranslationOf<typeof base> = {
	'suggestions.title': 'Suggestions',
	'suggestions.products': 'Produits',
	'suggestions.categories': 'Catégories',
	'suggestions.words': 'Termes de recherche',
	'suggestions.count':
		'{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}, utilisez les flèches pour choisir',
};
