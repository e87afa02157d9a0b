// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.gallery.name': 'Bildergalerie',
	'pageBlocks.gallery.about': 'Mehrere Bilder in zwei bis vier Spalten.',
	'pageBlocks.gallery.columns': 'Spalten',
	'pageBlocks.gallery.columns.2': 'Zwei',
	'pageBlocks.gallery.columns.3': 'Drei',
	'pageBlocks.gallery.columns.4': 'Vier',
	'pageBlocks.gallery.ratio': 'Bildformat',
	'pageBlocks.gallery.ratio.original': 'Wie das Bild',
	'pageBlocks.gallery.ratio.wide': 'Breit (16:9)',
	'pageBlocks.gallery.ratio.landscape': 'Quer (4:3)',
	'pageBlocks.gallery.ratio.square': 'Quadrat (1:1)',
	'pageBlocks.gallery.ratio.portrait': 'Hoch (3:4)',
	'pageBlocks.gallery.item': 'Bild',
	'pageBlocks.gallery.items.picture': 'Bild',
	'pageBlocks.gallery.items.caption': 'Bildunterschrift',
	'pageBlocks.gallery.items.link': 'Link',
};
