// What happens one after the other, numbered.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'steps',
	version: 1,
	tab: 'text',
	rank: 4,
	fields: { arrangement: choice(['beside', 'below'], 'beside') },
	texts: { title: line(120) },
	items: { min: 2, max: 8, fields: {}, texts: { title: line(120, 'required'), text: lines(400) } },
	sample: {},
});
