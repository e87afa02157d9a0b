// Categories as pictures: those below a chosen one, or the uppermost.
import { defineBlock } from '../../rules/pages/block.ts';
import { category, line } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'categoryTiles',
	version: 1,
	tab: 'products',
	rank: 3,
	fields: { category: category() },
	texts: { title: line(120) },
	sample: {},
});
