// What the search field says while somebody types.
import { type ShippedText, withArguments } from './entry.ts';

export const searchSuggestions = {
	'suggestions.title': {
		de: 'Vorschläge',
		en: 'Suggestions',
		context: 'Name of the list below the search field, read aloud',
		tags: ['search', 'accessibility'],
	},
	'suggestions.products': { de: 'Produkte', en: 'Products', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.categories': { de: 'Kategorien', en: 'Categories', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.words': { de: 'Suchbegriffe', en: 'Search terms', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.count': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}, mit Pfeiltasten wählen',
		en: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}, use the arrow keys to choose',
		context: 'Read aloud when suggestions have appeared',
		tags: ['search', 'accessibility'],
	}),
} satisfies Record<string, ShippedText>;
