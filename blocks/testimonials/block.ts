// What several people have said, beside each other.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines, picture } from '../../rules/pages/fields.ts';
import { backgrounds } from '../stage/grounds.ts';

export const block = defineBlock({
	type: 'testimonials',
	version: 1,
	tab: 'text',
	rank: 5,
	fields: { columns: choice(['2', '3'], '3'), background: choice(backgrounds, 'glassyBorder') },
	texts: { title: line(120) },
	items: {
		min: 1,
		max: 12,
		fields: { picture: picture() },
		texts: { quote: lines(500, 'required'), person: line(80, 'required'), role: line(120) },
	},
	sample: {},
});
