// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.countdown.name': pageBlockLabel('Countdown'),
	'pageBlocks.countdown.about': pageBlockLabel('Counts down to a day and a time, such as the end of an offer.'),
	'pageBlocks.countdown.title': pageBlockLabel('Title'),
	'pageBlocks.countdown.text': pageBlockLabel('Text until then'),
	'pageBlocks.countdown.ended': pageBlockLabel('Text afterwards'),
	'pageBlocks.countdown.until': pageBlockLabel('Ends on'),
	'pageBlocks.countdown.seconds': pageBlockLabel('Show seconds'),
	'pageBlocks.countdown.align': pageBlockLabel('Alignment'),
	'pageBlocks.countdown.align.start': pageBlockLabel('Left'),
	'pageBlocks.countdown.align.middle': pageBlockLabel('Centred'),
	'pageBlocks.countdown.after': pageBlockLabel('Afterwards visitors see'),
	'pageBlocks.countdown.after.text': pageBlockLabel('The text for afterwards'),
	'pageBlocks.countdown.after.nothing': pageBlockLabel('Nothing of this section'),
	'pageBlocks.countdown.first': pageBlockLabel('Button'),
} satisfies Record<`pageBlocks.countdown.${string}`, ShippedText>;
