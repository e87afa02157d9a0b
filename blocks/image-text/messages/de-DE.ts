// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.imageText.name': 'Bild mit Text',
	'pageBlocks.imageText.about': 'Ein Bild und daneben Überschrift, Text und Schaltfläche.',
	'pageBlocks.imageText.title': 'Überschrift',
	'pageBlocks.imageText.text': 'Text',
	'pageBlocks.imageText.picture': 'Bild',
	'pageBlocks.imageText.side': 'Seite des Bildes',
	'pageBlocks.imageText.side.start': 'Links',
	'pageBlocks.imageText.side.end': 'Rechts',
	'pageBlocks.imageText.share': 'Breite des Bildes',
	'pageBlocks.imageText.share.third': 'Ein Drittel',
	'pageBlocks.imageText.share.half': 'Die Hälfte',
	'pageBlocks.imageText.share.twoThirds': 'Zwei Drittel',
	'pageBlocks.imageText.ratio': 'Bildformat',
	'pageBlocks.imageText.ratio.original': 'Wie das Bild',
	'pageBlocks.imageText.ratio.wide': 'Breit (16:9)',
	'pageBlocks.imageText.ratio.landscape': 'Quer (4:3)',
	'pageBlocks.imageText.ratio.square': 'Quadrat (1:1)',
	'pageBlocks.imageText.ratio.portrait': 'Hoch (3:4)',
	'pageBlocks.imageText.first': 'Schaltfläche',
};
