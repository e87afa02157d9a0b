// Words in one to three columns.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, rich } from '../../rules/pages/fields.ts';
import { backgrounds } from '../stage/grounds.ts';

export const block = defineBlock({
	type: 'text',
	version: 1,
	tab: 'text',
	rank: 1,
	fields: {
		background: choice(backgrounds, 'none'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: {},
	items: {
		min: 1,
		max: 3,
		fields: {},
		// A page of terms is one text.
		texts: { title: line(120), text: rich(40_000, 'required') },
	},
	sample: {},
});
