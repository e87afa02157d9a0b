// When the shop is open and where it is, as its settings say; the way there by a map that visitors open themselves.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, lines } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'openingHours',
	version: 1,
	tab: 'special',
	rank: 11,
	fields: {
		days: choice(['together', 'single'], 'together'),
		address: flag(true),
		map: choice(['openStreetMap', 'googleMaps', 'none'], 'openStreetMap'),
		contact: flag(true),
	},
	texts: { title: line(120), note: lines(400) },
	words: ['openingHours'],
	sample: {},
});
