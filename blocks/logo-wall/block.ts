// Logos of customers or partners.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, link, picture } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'logoWall',
	version: 1,
	tab: 'image',
	rank: 4,
	fields: { size: choice(['small', 'large'], 'small'), grey: flag() },
	texts: { title: line(120) },
	items: { min: 1, max: 40, fields: { picture: picture('needed'), link: link() }, texts: {} },
	sample: { items: [{}, {}, {}, {}] },
});
