// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.profileHead.name': pageBlockLabel('Profile head'),
	'pageBlocks.profileHead.about': pageBlockLabel('Picture, name and a few words about who speaks here.'),
	'pageBlocks.profileHead.title': pageBlockLabel('Name'),
	'pageBlocks.profileHead.bio': pageBlockLabel('About you'),
	'pageBlocks.profileHead.picture': pageBlockLabel('Picture'),
} satisfies Record<`pageBlocks.profileHead.${string}`, ShippedText>;
