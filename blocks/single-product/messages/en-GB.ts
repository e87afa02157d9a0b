// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.singleProduct.name': pageBlockLabel('Single product'),
	'pageBlocks.singleProduct.about': pageBlockLabel('One product, large, with text and a button beside it.'),
	'pageBlocks.singleProduct.title': pageBlockLabel('Title'),
	'pageBlocks.singleProduct.text': pageBlockLabel('Text'),
	'pageBlocks.singleProduct.products': pageBlockLabel('Product'),
	'pageBlocks.singleProduct.side': pageBlockLabel('Side of the product'),
	'pageBlocks.singleProduct.side.start': pageBlockLabel('Left'),
	'pageBlocks.singleProduct.side.end': pageBlockLabel('Right'),
	'pageBlocks.singleProduct.call': pageBlockLabel('Button'),
} satisfies Record<`pageBlocks.singleProduct.${string}`, ShippedText>;
