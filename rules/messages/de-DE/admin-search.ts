// The German of en-GB/admin-search.ts.
import type { adminSearch as base } from '../en-GB/admin-search.ts';
import type { TranslationOf } from '../entry.ts';

export const adminSearch: TranslationOf<typeof base> = {
	'adminSearch.title': 'Suchbegriffe & Synonyme',
	'adminSearch.synonyms': 'Synonyme',
	'adminSearch.synonymsText':
		'Wer eines der Wörter sucht, findet auch, was die anderen nennt. Wortformen und Tippfehler kennt die Suche von selbst.',
	'adminSearch.shipped': 'Mitgelieferte Synonyme',
	'adminSearch.shippedText':
		'Diese Wörter kennt die Suche von Anfang an. Eigene Synonyme gelten zusätzlich. Ausschalten können Sie sie in den Einstellungen des Shops.',
	'adminSearch.shippedOff':
		'Die mitgelieferten Synonyme sind ausgeschaltet oder es gibt für die Sprachen Ihres Shops keine.',
	'adminSearch.shippedCount': '{language}: {count, plural, one {# Gruppe} other {# Gruppen}}',
	'adminSearch.toSettings': 'Zu den Einstellungen',
	'adminSearch.new': 'Synonyme anlegen',
	'adminSearch.edit': 'Synonyme bearbeiten',
	'adminSearch.editOne': 'Bearbeiten: {words}',
	'adminSearch.deleteOne': 'Löschen: {words}',
	'adminSearch.none': 'Noch keine Synonyme',
	'adminSearch.noneText': 'Zum Beispiel „Flyer, Handzettel, Flugblatt“: Ihre Kunden nennen dieselbe Sache verschieden.',
	'adminSearch.language': 'Sprache',
	'adminSearch.words': 'Wörter',
	'adminSearch.wordsHint': '2 bis 20 einzelne Wörter, durch Kommas getrennt',
	'adminSearch.few': 'Nennen Sie mindestens zwei Wörter.',
	'adminSearch.many': 'Höchstens 20 Wörter sind möglich.',
	'adminSearch.noWord': '„{word}“ ist kein einzelnes Wort. Erlaubt sind Buchstaben und Ziffern.',
	'adminSearch.taken': '„{word}“ steht schon bei: {others}',
	'adminSearch.invalid': 'Nennen Sie 2 bis 20 einzelne Wörter aus Buchstaben und Ziffern.',
	'adminSearch.takenMeanwhile': 'Eines der Wörter steht schon bei anderen Synonymen.',
	'adminSearch.saved': 'Synonyme gespeichert',
	'adminSearch.saveFailed': 'Fehler beim Speichern der Synonyme',
	'adminSearch.deleteAsk': 'Synonyme löschen: {words}?',
	'adminSearch.deleteText': 'Die Suche behandelt sie danach wieder als verschiedene Wörter.',
	'adminSearch.deleted': 'Synonyme gelöscht',
	'adminSearch.deleteFailed': 'Fehler beim Löschen der Synonyme',

	'adminSearch.misses': 'Ohne Ergebnis gesucht',
	'adminSearch.missesText':
		'Wonach in den letzten 30 Tagen gesucht wurde, ohne etwas zu finden. Wer gesucht hat, wird nicht gespeichert.',
	'adminSearch.noMisses': 'Alle Suchen waren erfolgreich',
	'adminSearch.noMissesText': 'In den letzten 30 Tagen hat jede Suche etwas gefunden.',
	'adminSearch.term': 'Gesucht',
	'adminSearch.count': 'Wie oft',
	'adminSearch.lastDay': 'Zuletzt',
	'adminSearch.makeSynonym': 'Synonym anlegen',
	'adminSearch.makeSynonymOf': 'Synonym anlegen: {term}',
};
