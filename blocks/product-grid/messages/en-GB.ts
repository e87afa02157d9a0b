// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.productGrid.name': pageBlockLabel('Product grid'),
	'pageBlocks.productGrid.about': pageBlockLabel('Products as cards: newest, random, of a category, or chosen by you.'),
	'pageBlocks.productGrid.title': pageBlockLabel('Title'),
	'pageBlocks.productGrid.mode': pageBlockLabel('Which products'),
	'pageBlocks.productGrid.mode.newest': pageBlockLabel('Newest'),
	'pageBlocks.productGrid.mode.random': pageBlockLabel('Random'),
	'pageBlocks.productGrid.mode.category': pageBlockLabel('Of a category'),
	'pageBlocks.productGrid.mode.static': pageBlockLabel('Static selection'),
	'pageBlocks.productGrid.category': pageBlockLabel('Category'),
	'pageBlocks.productGrid.products': pageBlockLabel('Chosen products'),
	'pageBlocks.productGrid.count': pageBlockLabel('Number of products'),
	'pageBlocks.productGrid.columns': pageBlockLabel('Columns'),
	'pageBlocks.productGrid.columns.2': pageBlockLabel('2'),
	'pageBlocks.productGrid.columns.3': pageBlockLabel('3'),
	'pageBlocks.productGrid.columns.4': pageBlockLabel('4'),
	'pageBlocks.productGrid.call': pageBlockLabel('Button'),
} satisfies Record<`pageBlocks.productGrid.${string}`, ShippedText>;
