// A call to act with two ways to go on.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, lines } from '../../rules/pages/fields.ts';
import { tileStyles } from '../stage/tile-styles.ts';

export const block = defineBlock({
	type: 'doubleCta',
	version: 1,
	tab: 'special',
	rank: 2,
	fields: {
		look: choice(tileStyles, 'box'),
		align: choice(['start', 'center'], 'center'),
		first: call(),
		second: call(),
	},
	texts: { title: line(120, 'required'), text: lines(400) },
	sample: {
		values: {
			first: { url: '/products', target: '', click: 'button', colour: 'primary' },
			second: { url: '/contact', target: '', click: 'button', colour: 'neutral' },
		},
	},
});
