// A heading with a line below it.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'title',
	version: 1,
	tab: 'hero',
	rank: 3,
	fields: { align: choice(['start', 'center'], 'start'), size: choice(['small', 'medium', 'large'], 'medium') },
	texts: { title: line(120, 'required'), text: lines(400) },
	sample: {},
});
