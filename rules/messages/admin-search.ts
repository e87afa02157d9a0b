// The screen of the search in the administration: synonyms, and what was looked for in vain.
import { type ShippedText, withArguments } from './entry.ts';

const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminSearch = {
	'adminSearch.title': {
		de: 'Suche',
		en: 'Search',
		context: 'Name of a screen of the administration',
		tags: ['admin', 'navigation'],
	},
	'adminSearch.synonyms': { de: 'Synonyme', en: 'Synonyms', context: 'Heading' },
	'adminSearch.synonymsText': {
		de: 'Wer eines der Wörter sucht, findet auch, was die anderen nennt. Wortformen und Tippfehler kennt die Suche von selbst.',
		en: 'Whoever searches for one of the words also finds what mentions the others. The search knows word forms and typing errors by itself.',
	},
	'adminSearch.new': { de: 'Synonyme anlegen', en: 'Add synonyms', tags: ['admin', 'button'] },
	'adminSearch.edit': { de: 'Synonyme bearbeiten', en: 'Edit synonyms', context: 'Title of a dialog' },
	'adminSearch.editOne': withArguments<{ words: string }>()({
		de: 'Bearbeiten: {words}',
		en: 'Edit: {words}',
		context: 'Button, read aloud',
	}),
	'adminSearch.deleteOne': withArguments<{ words: string }>()({
		de: 'Löschen: {words}',
		en: 'Delete: {words}',
		context: 'Button, read aloud',
	}),
	'adminSearch.none': { de: 'Noch keine Synonyme', en: 'No synonyms yet' },
	'adminSearch.noneText': {
		de: 'Zum Beispiel „Flyer, Handzettel, Flugblatt“: Ihre Kunden nennen dieselbe Sache verschieden.',
		en: 'For example “flyer, leaflet, handbill”: your customers call the same thing by different names.',
	},
	'adminSearch.language': { de: 'Sprache', en: 'Language', tags: ['admin', 'form'] },
	'adminSearch.words': { de: 'Wörter', en: 'Words', tags: ['admin', 'form'] },
	'adminSearch.wordsHint': {
		de: '2 bis 20 einzelne Wörter, durch Kommas getrennt',
		en: '2 to 20 single words, separated by commas',
	},
	'adminSearch.few': {
		de: 'Nennen Sie mindestens zwei Wörter.',
		en: 'Enter at least two words.',
		tags: ['admin', 'error'],
	},
	'adminSearch.many': { de: 'Höchstens 20 Wörter sind möglich.', en: 'At most 20 words are possible.' },
	'adminSearch.noWord': withArguments<{ word: string }>()({
		de: '„{word}“ ist kein einzelnes Wort. Erlaubt sind Buchstaben und Ziffern.',
		en: '“{word}” is not a single word. Letters and digits are allowed.',
		tags: ['admin', 'error'],
	}),
	'adminSearch.taken': withArguments<{ word: string; others: string }>()({
		de: '„{word}“ steht schon bei: {others}',
		en: '“{word}” is already in: {others}',
		tags: ['admin', 'error'],
	}),
	'adminSearch.invalid': failure(
		'Nennen Sie 2 bis 20 einzelne Wörter aus Buchstaben und Ziffern.',
		'Enter 2 to 20 single words of letters and digits.',
	),
	'adminSearch.takenMeanwhile': failure(
		'Eines der Wörter steht schon bei anderen Synonymen.',
		'One of the words is already among other synonyms.',
	),
	'adminSearch.saved': { de: 'Synonyme erfolgreich gespeichert', en: 'Synonyms successfully saved' },
	'adminSearch.saveFailed': failure('Fehler beim Speichern der Synonyme', 'Error saving synonyms'),
	'adminSearch.deleteAsk': withArguments<{ words: string }>()({
		de: 'Synonyme löschen: {words}?',
		en: 'Delete synonyms: {words}?',
	}),
	'adminSearch.deleteText': {
		de: 'Die Suche behandelt sie danach wieder als verschiedene Wörter.',
		en: 'The search treats them as different words again afterwards.',
	},
	'adminSearch.deleted': { de: 'Synonyme erfolgreich gelöscht', en: 'Synonyms successfully deleted' },
	'adminSearch.deleteFailed': failure('Fehler beim Löschen der Synonyme', 'Error deleting synonyms'),

	'adminSearch.misses': { de: 'Ohne Ergebnis gesucht', en: 'Searched without result', context: 'Heading' },
	'adminSearch.missesText': {
		de: 'Wonach in den letzten 30 Tagen gesucht wurde, ohne etwas zu finden. Wer gesucht hat, wird nicht gespeichert.',
		en: 'What was searched for in the last 30 days without finding anything. Who searched is not stored.',
	},
	'adminSearch.noMisses': { de: 'Alle Suchen waren erfolgreich', en: 'Every search found something' },
	'adminSearch.noMissesText': {
		de: 'In den letzten 30 Tagen hat jede Suche etwas gefunden.',
		en: 'In the last 30 days every search has found something.',
	},
	'adminSearch.term': { de: 'Gesucht', en: 'Searched for', context: 'Column of a table' },
	'adminSearch.count': { de: 'Wie oft', en: 'How often', context: 'Column of a table' },
	'adminSearch.lastDay': { de: 'Zuletzt', en: 'Last', context: 'Column of a table: the last day' },
	'adminSearch.makeSynonym': {
		de: 'Synonym anlegen',
		en: 'Make a synonym',
		context: 'Button beside a word that was searched for in vain',
		tags: ['admin', 'button'],
	},
	'adminSearch.makeSynonymOf': withArguments<{ term: string }>()({
		de: 'Synonym anlegen: {term}',
		en: 'Make a synonym: {term}',
		context: 'The same, read aloud',
	}),
} satisfies Record<string, ShippedText>;
