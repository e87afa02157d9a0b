// Frequently asked questions; each answer opens below its question.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, lines, rich } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'faq',
	version: 1,
	tab: 'text',
	rank: 3,
	fields: { arrangement: choice(['beside', 'below'], 'beside'), openFirst: flag(true) },
	texts: { title: line(120), text: lines(400) },
	items: {
		min: 1,
		max: 40,
		fields: {},
		texts: { question: line(200, 'required'), answer: rich(4000, 'required') },
	},
	sample: {},
});
