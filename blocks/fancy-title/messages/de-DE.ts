// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.fancyTitle.name': 'Verzierte Überschrift',
	'pageBlocks.fancyTitle.about': 'Eine Überschrift mit Linie, Markierung oder Muster aus dem Design Ihres Shops.',
	'pageBlocks.fancyTitle.eyebrow': 'Zeile über der Überschrift',
	'pageBlocks.fancyTitle.title': 'Überschrift',
	'pageBlocks.fancyTitle.text': 'Text',
	'pageBlocks.fancyTitle.decoration': 'Verzierung',
	'pageBlocks.fancyTitle.decoration.line': 'Linie darunter',
	'pageBlocks.fancyTitle.decoration.beside': 'Linie daneben',
	'pageBlocks.fancyTitle.decoration.marker': 'Markierung',
	'pageBlocks.fancyTitle.decoration.panel': 'Feld mit Muster',
	'pageBlocks.fancyTitle.align': 'Ausrichtung',
	'pageBlocks.fancyTitle.align.start': 'Links',
	'pageBlocks.fancyTitle.align.center': 'Mittig',
};
