// A form by which visitors write to the shop, with the fields that its page needs.
import { fieldDemands } from '../../rules/contact-requests/contact-form.ts';
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, lines } from '../../rules/pages/fields.ts';
import { tileStyles } from '../stage/tile-styles.ts';

export const block = defineBlock({
	type: 'contactForm',
	version: 1,
	tab: 'special',
	rank: 12,
	fields: {
		look: choice(tileStyles, 'plain'),
		askName: choice(fieldDemands, 'required'),
		askPhone: choice(fieldDemands, 'off'),
		askCompany: choice(fieldDemands, 'off'),
		askMessage: choice(fieldDemands, 'required'),
		askChoice: choice(fieldDemands, 'off'),
		askConsent: flag(),
	},
	texts: {
		title: line(120),
		text: lines(400),
		optionsLabel: line(120),
		options: lines(1200),
		consent: lines(600),
		submit: line(60),
		done: lines(400),
	},
	words: ['getInTouch'],
	sample: {},
});
