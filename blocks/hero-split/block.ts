// The opening of a page with its picture on one side and the words on the other.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, lines, picture } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'heroSplit',
	version: 1,
	tab: 'hero',
	rank: 2,
	fields: {
		picture: picture('needed'),
		side: choice(['start', 'end'], 'end'),
		size: choice(['small', 'medium', 'large'], 'medium'),
		first: call(),
		second: call(),
	},
	texts: { eyebrow: line(60), title: line(120, 'required'), text: lines(400) },
	layout: { padding: 'none', width: 'none' },
	sample: {
		values: {
			first: { url: '/products', target: '', click: 'button', colour: 'primary' },
			second: { url: '/about', target: '', click: 'button', colour: 'neutral' },
		},
	},
});
