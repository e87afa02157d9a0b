// One picture, with words below it and somewhere to lead to.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, link, picture } from '../../rules/pages/fields.ts';
import { ratios } from '../stage/ratios.ts';

export const block = defineBlock({
	type: 'image',
	version: 1,
	tab: 'image',
	rank: 1,
	fields: {
		picture: picture('needed'),
		size: choice(['small', 'medium', 'large'], 'large'),
		ratio: choice(ratios, 'original'),
		link: link(),
	},
	texts: { caption: line(240) },
	sample: {},
});
