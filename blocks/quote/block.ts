// A quote and its author.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines, picture } from '../../rules/pages/fields.ts';
import { backgrounds } from '../stage/grounds.ts';

export const block = defineBlock({
	type: 'quote',
	version: 1,
	tab: 'text',
	rank: 2,
	fields: {
		picture: picture(),
		background: choice(backgrounds, 'none'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: { quote: lines(600, 'required'), person: line(80), role: line(120) },
	sample: {},
});
