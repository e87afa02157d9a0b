// The German of en-GB.ts.
import type { TranslationOf } from '../../../rules/messages/entry.ts';
import type { messages as base } from './en-GB.ts';

export const messages: TranslationOf<typeof base> = {
	'pageBlocks.linkList.name': 'Linkliste',
	'pageBlocks.linkList.about': 'Große Schaltflächen untereinander, die überall hinführen können.',
	'pageBlocks.linkList.title': 'Überschrift',
	'pageBlocks.linkList.item': 'Link',
	'pageBlocks.linkList.items.text': 'Text',
	'pageBlocks.linkList.items.link': 'Ziel',
	'pageBlocks.linkList.items.icon': 'Symbol',
	'pageBlocks.linkList.items.picture': 'Bild statt Symbol',
};
