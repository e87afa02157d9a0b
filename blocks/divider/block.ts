// A line between what stands above and below.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'divider',
	version: 1,
	tab: 'special',
	rank: 6,
	fields: { look: choice(['line', 'strong', 'short', 'dots'], 'line') },
	texts: {},
	sample: {},
});
