// A picture with words beside it.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, picture, rich } from '../../rules/pages/fields.ts';
import { ratios } from '../stage/ratios.ts';

export const block = defineBlock({
	type: 'imageText',
	version: 1,
	tab: 'image',
	rank: 2,
	fields: {
		picture: picture('needed'),
		side: choice(['start', 'end'], 'start'),
		share: choice(['third', 'half', 'twoThirds'], 'half'),
		ratio: choice(ratios, 'landscape'),
		first: call(),
	},
	texts: { title: line(120), text: rich(4000) },
	sample: { values: { first: { url: '/about', target: '', click: 'button', colour: 'secondary' } } },
});
