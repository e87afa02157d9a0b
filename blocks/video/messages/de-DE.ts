// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.video.name': 'Video',
	'pageBlocks.video.about':
		'Ein Video bei YouTube oder Vimeo oder eine eigene Datei. Es wird erst geladen, wenn ein Besucher es sehen möchte.',
	'pageBlocks.video.title': 'Titel',
	'pageBlocks.video.caption': 'Bildunterschrift',
	'pageBlocks.video.video': 'Adresse des Videos',
	'pageBlocks.video.poster': 'Bild vor dem Abspielen',
	'pageBlocks.video.ratio': 'Format',
	'pageBlocks.video.ratio.wide': 'Breit (16:9)',
	'pageBlocks.video.ratio.landscape': 'Quer (4:3)',
	'pageBlocks.video.ratio.square': 'Quadrat (1:1)',
	'pageBlocks.video.ratio.tall': 'Hoch, wie auf dem Handy (9:16)',
	'pageBlocks.video.size': 'Größe',
	'pageBlocks.video.size.small': 'Klein',
	'pageBlocks.video.size.medium': 'Mittel',
	'pageBlocks.video.size.large': 'So breit wie der Abschnitt',
};
