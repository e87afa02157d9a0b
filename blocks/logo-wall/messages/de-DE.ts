// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.logoWall.name': 'Logos',
	'pageBlocks.logoWall.about': 'Logos von Kunden oder Partnern in Reihen gleicher Höhe.',
	'pageBlocks.logoWall.title': 'Überschrift',
	'pageBlocks.logoWall.size': 'Größe',
	'pageBlocks.logoWall.size.small': 'Klein',
	'pageBlocks.logoWall.size.large': 'Groß',
	'pageBlocks.logoWall.grey': 'Ohne Farben',
	'pageBlocks.logoWall.item': 'Logo',
	'pageBlocks.logoWall.items.picture': 'Logo',
	'pageBlocks.logoWall.items.link': 'Link',
};
