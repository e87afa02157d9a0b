// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.logoWall.name': pageBlockLabel('Logo wall'),
	'pageBlocks.logoWall.about': pageBlockLabel('Logos of customers or partners in rows of the same height.'),
	'pageBlocks.logoWall.title': pageBlockLabel('Title'),
	'pageBlocks.logoWall.size': pageBlockLabel('Size'),
	'pageBlocks.logoWall.size.small': pageBlockLabel('Small'),
	'pageBlocks.logoWall.size.large': pageBlockLabel('Large'),
	'pageBlocks.logoWall.grey': pageBlockLabel('Without colours'),
	'pageBlocks.logoWall.item': pageBlockLabel('Logo'),
	'pageBlocks.logoWall.items.picture': pageBlockLabel('Logo'),
	'pageBlocks.logoWall.items.link': pageBlockLabel('Link'),
} satisfies Record<`pageBlocks.logoWall.${string}`, ShippedText>;
