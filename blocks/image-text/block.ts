// A picture with words beside it.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, picture, rich } from '../../rules/pages/fields.ts';
import { ratios } from '../stage/ratios.ts';

export const block = defineBlock({
	type: 'imageText',
	version: 1,
	tab: 'image',
	rank: 2,
	fields: {
		picture: picture(),
		side: choice(['start', 'end'], 'start'),
		share: choice(['third', 'half', 'twoThirds'], 'half'),
		ratio: choice(ratios, 'landscape'),
		first: call(),
	},
	texts: { title: line(120), text: rich(4000) },
	sample: {
		values: { first: { url: '/about', target: '', click: 'button', colour: 'secondary' } },
		texts: {
			title: { de: 'Eine Werkstatt, die mitdenkt', en: 'A workshop that thinks along' },
			text: {
				de: 'Wir drucken für Menschen, denen es auf das Ergebnis ankommt.\n\nFragen Sie uns nach Papier, Farbe oder Bindung: Am Telefon sitzt, wer später an der Maschine steht.',
				en: 'We print for people who care about the result.\n\nAsk us about paper, colour or binding: whoever answers the phone also runs the press.',
			},
			first: { de: 'Mehr über uns', en: 'More about us' },
		},
	},
});
