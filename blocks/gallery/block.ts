// Pictures beside each other.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, link, picture } from '../../rules/pages/fields.ts';
import { ratios } from '../stage/ratios.ts';

export const block = defineBlock({
	type: 'gallery',
	version: 1,
	tab: 'image',
	rank: 3,
	fields: { columns: choice(['2', '3', '4'], '3'), ratio: choice(ratios, 'landscape') },
	texts: {},
	items: { min: 1, max: 40, fields: { picture: picture('needed'), link: link() }, texts: { caption: line(160) } },
	sample: {},
});
