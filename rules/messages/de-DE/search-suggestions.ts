// The German of en-GB/search-suggestions.ts.
import type { searchSuggestions as base } from '../en-GB/search-suggestions.ts';
import type { TranslationOf } from '../entry.ts';

export const searchSuggestions: TranslationOf<typeof base> = {
	'suggestions.title': 'Vorschläge',
	'suggestions.products': 'Produkte',
	'suggestions.categories': 'Kategorien',
	'suggestions.words': 'Suchbegriffe',
	'suggestions.count':
		'{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}, mit Pfeiltasten wählen',
};
