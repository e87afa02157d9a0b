// An empty space of a chosen height.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'spacer',
	version: 1,
	tab: 'special',
	rank: 7,
	fields: { size: choice(['small', 'medium', 'large', 'huge'], 'medium') },
	texts: {},
	layout: { padding: 'none' },
	sample: {},
});
