// A heading with the decoration of the shop's theme: a line, a marker, or a ground with its pattern.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'fancyTitle',
	version: 1,
	tab: 'hero',
	rank: 4,
	fields: {
		decoration: choice(['line', 'beside', 'marker', 'panel'], 'line'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: { eyebrow: line(60), title: line(120, 'required'), text: lines(400) },
	sample: {},
});
