// What somebody has said, and who it was.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, lines, picture } from '../../rules/pages/fields.ts';
import { backgrounds } from '../stage/grounds.ts';

export const block = defineBlock({
	type: 'quote',
	version: 1,
	tab: 'text',
	rank: 2,
	fields: {
		picture: picture(),
		background: choice(backgrounds, 'none'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: { quote: lines(600, 'required'), person: line(80), role: line(120) },
	sample: {
		texts: {
			quote: {
				de: 'Die Broschüren kamen einen Tag früher und sahen besser aus als am Bildschirm. So bestellt man gern wieder.',
				en: 'The brochures came a day early and looked better than on screen. That is how to win a customer back.',
			},
			person: { de: 'Katharina Brandt', en: 'Katharina Brandt' },
			role: { de: 'Leiterin Marketing, Hafenquartier Kiel', en: 'Head of Marketing, Hafenquartier Kiel' },
		},
	},
});
