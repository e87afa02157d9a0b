// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.linkList.name': pageBlockLabel('Link list'),
	'pageBlocks.linkList.about': pageBlockLabel('Large buttons one below the other that can lead anywhere.'),
	'pageBlocks.linkList.title': pageBlockLabel('Title'),
	'pageBlocks.linkList.item': pageBlockLabel('Link'),
	'pageBlocks.linkList.items.text': pageBlockLabel('Text'),
	'pageBlocks.linkList.items.link': pageBlockLabel('Target'),
	'pageBlocks.linkList.items.icon': pageBlockLabel('Icon'),
	'pageBlocks.linkList.items.picture': pageBlockLabel('Picture in place of the icon'),
} satisfies Record<`pageBlocks.linkList.${string}`, ShippedText>;
