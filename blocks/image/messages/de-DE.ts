// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.image.name': 'Bild',
	'pageBlocks.image.about': 'Ein Bild mit Bildunterschrift, auf Wunsch als Link.',
	'pageBlocks.image.picture': 'Bild',
	'pageBlocks.image.caption': 'Bildunterschrift',
	'pageBlocks.image.size': 'Größe',
	'pageBlocks.image.size.small': 'Klein',
	'pageBlocks.image.size.medium': 'Mittel',
	'pageBlocks.image.size.large': 'So breit wie der Abschnitt',
	'pageBlocks.image.ratio': 'Bildformat',
	'pageBlocks.image.ratio.original': 'Wie das Bild',
	'pageBlocks.image.ratio.wide': 'Breit (16:9)',
	'pageBlocks.image.ratio.landscape': 'Quer (4:3)',
	'pageBlocks.image.ratio.square': 'Quadrat (1:1)',
	'pageBlocks.image.ratio.portrait': 'Hoch (3:4)',
	'pageBlocks.image.link': 'Link',
};
