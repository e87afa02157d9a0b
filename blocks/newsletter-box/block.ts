// The newsletter of the shop, asked for where people read about something: with the words of the shop and topics that belong to it.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines, topics } from '../../rules/pages/fields.ts';
import { tileStyles } from '../stage/tile-styles.ts';

export const block = defineBlock({
	type: 'newsletterBox',
	version: 1,
	tab: 'special',
	rank: 14,
	fields: {
		topics: topics(),
		look: choice(tileStyles, 'box'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: { title: line(120), text: lines(400), submit: line(60), note: lines(300) },
	words: ['getInTouch'],
	sample: {},
});
