// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.newsletterBox.name': pageBlockLabel('Newsletter box'),
	'pageBlocks.newsletterBox.about': pageBlockLabel('A field in which visitors ask for the newsletter of the shop.'),
	'pageBlocks.newsletterBox.title': pageBlockLabel('Title'),
	'pageBlocks.newsletterBox.text': pageBlockLabel('Text'),
	'pageBlocks.newsletterBox.topics': pageBlockLabel('Topics'),
	'pageBlocks.newsletterBox.look': pageBlockLabel('Look'),
	'pageBlocks.newsletterBox.look.plain': pageBlockLabel('Without a box'),
	'pageBlocks.newsletterBox.look.box': pageBlockLabel('Calm box'),
	'pageBlocks.newsletterBox.look.accent': pageBlockLabel('Striking box'),
	'pageBlocks.newsletterBox.align': pageBlockLabel('Alignment'),
	'pageBlocks.newsletterBox.align.start': pageBlockLabel('Left'),
	'pageBlocks.newsletterBox.align.center': pageBlockLabel('Centred'),
	'pageBlocks.newsletterBox.submit': pageBlockLabel('Words on the button'),
	'pageBlocks.newsletterBox.note': pageBlockLabel('Note below the button'),
} satisfies Record<`pageBlocks.newsletterBox.${string}`, ShippedText>;
