// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.productGrid.name': 'Produktraster',
	'pageBlocks.productGrid.about':
		'Produkte als Karten: neueste, zufällige, aus einer Kategorie oder selbst ausgewählte.',
	'pageBlocks.productGrid.title': 'Überschrift',
	'pageBlocks.productGrid.mode': 'Welche Produkte',
	'pageBlocks.productGrid.mode.newest': 'Neueste',
	'pageBlocks.productGrid.mode.random': 'Zufällige',
	'pageBlocks.productGrid.mode.category': 'Aus einer Kategorie',
	'pageBlocks.productGrid.mode.static': 'Feste Auswahl',
	'pageBlocks.productGrid.category': 'Kategorie',
	'pageBlocks.productGrid.products': 'Ausgewählte Produkte',
	'pageBlocks.productGrid.count': 'Anzahl',
	'pageBlocks.productGrid.columns': 'Spalten',
	'pageBlocks.productGrid.columns.2': '2',
	'pageBlocks.productGrid.columns.3': '3',
	'pageBlocks.productGrid.columns.4': '4',
	'pageBlocks.productGrid.call': 'Schaltfläche',
};
