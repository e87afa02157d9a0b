// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.categoryTiles.name': pageBlockLabel('Category tiles'),
	'pageBlocks.categoryTiles.about': pageBlockLabel('Categories with a picture that lead to their products.'),
	'pageBlocks.categoryTiles.title': pageBlockLabel('Title'),
	'pageBlocks.categoryTiles.category': pageBlockLabel('Below the category (empty: top level)'),
} satisfies Record<`pageBlocks.categoryTiles.${string}`, ShippedText>;
