// The screen of the search in the administration: synonyms, and what was looked for in vain.
import { type ShippedText, withArguments } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminSearch = {
	'adminSearch.title': {
		text: 'Search terms & synonyms',
		context: 'Name of a screen of the administration',
		tags: ['admin', 'navigation'],
	},
	'adminSearch.synonyms': { text: 'Synonyms', context: 'Heading' },
	'adminSearch.synonymsText': {
		text: 'Whoever searches for one of the words also finds what mentions the others. The search knows word forms and typing errors by itself.',
	},
	'adminSearch.shipped': { text: 'Built-in synonyms', context: 'Heading' },
	'adminSearch.shippedText': {
		text: 'The search knows these words from the start. Your own synonyms apply as well. You can switch them off in the settings of the shop.',
	},
	'adminSearch.shippedOff': {
		text: 'The built-in synonyms are switched off, or there are none for the languages of your shop.',
	},
	'adminSearch.shippedCount': withArguments<{ count: number; language: string }>()({
		text: '{language}: {count, plural, one {# set} other {# sets}}',
		context: 'Opens the list of them',
	}),
	'adminSearch.toSettings': { text: 'Go to settings', tags: ['admin', 'button'] },
	'adminSearch.new': { text: 'Add synonyms', tags: ['admin', 'button'] },
	'adminSearch.edit': { text: 'Edit synonyms', context: 'Title of a dialog' },
	'adminSearch.editOne': withArguments<{ words: string }>()({
		text: 'Edit: {words}',
		context: 'Button, read aloud',
	}),
	'adminSearch.deleteOne': withArguments<{ words: string }>()({
		text: 'Delete: {words}',
		context: 'Button, read aloud',
	}),
	'adminSearch.none': { text: 'No synonyms yet' },
	'adminSearch.noneText': {
		text: 'For example “flyer, leaflet, handbill”: your customers call the same thing by different names.',
	},
	'adminSearch.language': { text: 'Language', tags: ['admin', 'form'] },
	'adminSearch.words': { text: 'Words', tags: ['admin', 'form'] },
	'adminSearch.wordsHint': {
		text: '2 to 20 single words, separated by commas',
	},
	'adminSearch.few': {
		text: 'Enter at least two words.',
		tags: ['admin', 'error'],
	},
	'adminSearch.many': { text: 'At most 20 words are possible.' },
	'adminSearch.noWord': withArguments<{ word: string }>()({
		text: '“{word}” is not a single word. Letters and digits are allowed.',
		tags: ['admin', 'error'],
	}),
	'adminSearch.taken': withArguments<{ word: string; others: string }>()({
		text: '“{word}” is already in: {others}',
		tags: ['admin', 'error'],
	}),
	'adminSearch.invalid': failure('Enter 2 to 20 single words of letters and digits.'),
	'adminSearch.takenMeanwhile': failure('One of the words is already among other synonyms.'),
	'adminSearch.saved': { text: 'Synonyms saved' },
	'adminSearch.saveFailed': failure('Error saving synonyms'),
	'adminSearch.deleteAsk': withArguments<{ words: string }>()({
		text: 'Delete synonyms: {words}?',
	}),
	'adminSearch.deleteText': {
		text: 'The search treats them as different words again afterwards.',
	},
	'adminSearch.deleted': { text: 'Synonyms deleted' },
	'adminSearch.deleteFailed': failure('Error deleting synonyms'),

	'adminSearch.misses': { text: 'Searched without result', context: 'Heading' },
	'adminSearch.missesText': {
		text: 'What was searched for in the last 30 days without finding anything. Who searched is not stored.',
	},
	'adminSearch.noMisses': { text: 'Every search found something' },
	'adminSearch.noMissesText': {
		text: 'In the last 30 days every search has found something.',
	},
	'adminSearch.term': { text: 'Searched for', context: 'Column of a table' },
	'adminSearch.count': { text: 'How often', context: 'Column of a table' },
	'adminSearch.lastDay': { text: 'Last', context: 'Column of a table: the last day' },
	'adminSearch.makeSynonym': {
		text: 'Make a synonym',
		context: 'Button beside a word that was searched for in vain',
		tags: ['admin', 'button'],
	},
	'adminSearch.makeSynonymOf': withArguments<{ term: string }>()({
		text: 'Make a synonym: {term}',
		context: 'The same, read aloud',
	}),
} satisfies Record<string, ShippedText>;
