// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.cloudbar.name': pageBlockLabel('Cloudbar'),
	'pageBlocks.cloudbar.about': pageBlockLabel('A bar of round buttons that stays at the bottom while visitors read.'),
	'pageBlocks.cloudbar.item': pageBlockLabel('Button'),
	'pageBlocks.cloudbar.items.call': pageBlockLabel('Button'),
	'pageBlocks.cloudbar.items.icon': pageBlockLabel('Icon'),
} satisfies Record<`pageBlocks.cloudbar.${string}`, ShippedText>;
