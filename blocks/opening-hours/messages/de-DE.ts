// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.openingHours.name': 'Öffnungszeiten',
	'pageBlocks.openingHours.about':
		'Wann Sie geöffnet haben und wo Sie sind, wie es in den Einstellungen des Shops steht, mit Link zu einer Karte.',
	'pageBlocks.openingHours.title': 'Titel',
	'pageBlocks.openingHours.note': 'Besonderer Hinweis, zum Beispiel zu Feiertagen',
	'pageBlocks.openingHours.days': 'Tage',
	'pageBlocks.openingHours.days.together': 'Tage mit gleichen Zeiten zusammen',
	'pageBlocks.openingHours.days.single': 'Jeder Tag, auch geschlossene',
	'pageBlocks.openingHours.address': 'Adresse zeigen',
	'pageBlocks.openingHours.map': 'Link zu einer Karte',
	'pageBlocks.openingHours.map.openStreetMap': 'OpenStreetMap',
	'pageBlocks.openingHours.map.googleMaps': 'Google Maps',
	'pageBlocks.openingHours.map.none': 'Kein Link',
	'pageBlocks.openingHours.contact': 'Telefon und E-Mail zeigen',
};
