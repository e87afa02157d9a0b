// A call to act: a few words and one button.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, lines } from '../../rules/pages/fields.ts';
import { tileStyles } from '../stage/tile-styles.ts';

export const block = defineBlock({
	type: 'singleCta',
	version: 1,
	tab: 'special',
	rank: 1,
	fields: {
		look: choice(tileStyles, 'accent'),
		align: choice(['start', 'center'], 'start'),
		first: call(),
	},
	texts: { title: line(120, 'required'), text: lines(400) },
	sample: { values: { first: { url: '/products', target: '', click: 'buttonAndTile', colour: 'neutral' } } },
});
