// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.categoryTiles.name': 'Kategoriekacheln',
	'pageBlocks.categoryTiles.about': 'Kategorien mit Bild, die zu ihren Produkten führen.',
	'pageBlocks.categoryTiles.title': 'Überschrift',
	'pageBlocks.categoryTiles.category': 'Unterhalb der Kategorie (leer: oberste Ebene)',
};
