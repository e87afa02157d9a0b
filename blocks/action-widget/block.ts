// One action for visitors, of a type that can be changed later: buttons, a start with a meeting, the newsletter, or one at Substack.

import { actionKinds, framedAddress } from '../../rules/pages/action-widget.ts';
import { defineBlock } from '../../rules/pages/block.ts';
import { address, call, choice, line, lines } from '../../rules/pages/fields.ts';
import { tileStyles } from '../stage/tile-styles.ts';

export const block = defineBlock({
	type: 'actionWidget',
	version: 1,
	tab: 'special',
	rank: 13,
	fields: {
		action: choice(actionKinds, 'none'),
		look: choice(tileStyles, 'accent'),
		align: choice(['start', 'center'], 'start'),
		first: call(),
		second: call(),
		publication: address('publication'),
	},
	texts: { title: line(120), text: lines(400), submit: line(60) },
	words: ['getInTouch'],
	loads: (values) => (framedAddress(values) === undefined ? [] : ['frames']),
	sample: {
		values: {
			action: 'twoButtons',
			first: { url: '/products', target: '', click: 'button', colour: 'neutral' },
			second: { url: '/contact', target: '', click: 'button', colour: 'neutral' },
		},
	},
});
