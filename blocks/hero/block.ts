// The large opening of a page: words over a picture, or above it.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, lines, picture } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'hero',
	version: 1,
	tab: 'hero',
	rank: 1,
	fields: {
		picture: picture(),
		placement: choice(['behind', 'below'], 'behind'),
		size: choice(['small', 'medium', 'large'], 'medium'),
		align: choice(['start', 'center'], 'start'),
		first: call(),
		second: call(),
	},
	texts: { title: line(120, 'required'), text: lines(400) },
	layout: { padding: 'none', width: 'none' },
	sample: {
		values: {
			first: { url: '/products', target: '', click: 'button', colour: 'primary' },
			second: { url: '/contact', target: '', click: 'button', colour: 'neutral' },
		},
	},
});
