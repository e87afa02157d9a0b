// Who a link page is of: a picture, a name, a few words.
import { defineBlock } from '../../rules/pages/block.ts';
import { line, lines, picture } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'profileHead',
	version: 1,
	tab: 'linkPage',
	rank: 1,
	fields: { picture: picture() },
	// The name is the heading of its page, and called as headings are.
	texts: { title: line(80, 'required'), bio: lines(300) },
	sample: {
		texts: {
			title: { de: 'Druckerei am Park', en: 'Park Street Press' },
			bio: {
				de: 'Papier, Farbe und gute Laune seit 1987.\nHier finden Sie alles auf einen Blick.',
				en: 'Paper, ink and good cheer since 1987.\nEverything at a glance.',
			},
		},
	},
});
