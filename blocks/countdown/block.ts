// How long it is until a moment by the clocks of the shop.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, flag, line, lines, moment } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'countdown',
	version: 1,
	tab: 'special',
	rank: 10,
	fields: {
		until: moment(),
		seconds: flag(true),
		align: choice(['start', 'middle'], 'middle'),
		after: choice(['text', 'nothing'], 'text'),
		first: call(),
	},
	texts: { title: line(120), text: lines(400), ended: lines(400) },
	words: ['countdown'],
	needs: 'until',
	tellsTime: true,
	sample: {},
});
