// What the search field says while a user types.
import { type ShippedText, withArguments } from '../entry.ts';

export const searchSuggestions = {
	'suggestions.title': {
		text: 'Suggestions',
		context: 'Name of the list below the search field, read aloud',
		tags: ['search', 'accessibility'],
	},
	'suggestions.products': { text: 'Products', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.categories': { text: 'Categories', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.words': { text: 'Search terms', context: 'Heading of suggestions', tags: ['search'] },
	'suggestions.count': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}, use the arrow keys to choose',
		context: 'Read aloud when suggestions have appeared',
		tags: ['search', 'accessibility'],
	}),
} satisfies Record<string, ShippedText>;
