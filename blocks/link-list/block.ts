// Links one below the other, large enough for thumbs.
import { defineBlock } from '../../rules/pages/block.ts';
import { icon, line, link, picture } from '../../rules/pages/fields.ts';

const entry = (url: string, icon: string) => ({ values: { link: { url, target: '' }, icon } });

export const block = defineBlock({
	type: 'linkList',
	version: 1,
	tab: 'linkPage',
	rank: 2,
	fields: {},
	texts: { title: line(120) },
	items: {
		min: 1,
		max: 30,
		fields: { link: link('needed'), icon: icon(), picture: picture() },
		texts: { text: line(80, 'required') },
	},
	sample: {
		items: [entry('/', 'building-store'), entry('/products', 'sparkles'), entry('/search', 'search')],
	},
});
