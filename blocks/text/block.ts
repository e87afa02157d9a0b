// Words in one to three columns.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, line, rich } from '../../rules/pages/fields.ts';
import { backgrounds } from '../stage/grounds.ts';

export const block = defineBlock({
	type: 'text',
	version: 1,
	tab: 'text',
	rank: 1,
	fields: {
		background: choice(backgrounds, 'none'),
		align: choice(['start', 'center'], 'start'),
	},
	texts: {},
	items: {
		min: 1,
		max: 3,
		fields: {},
		// A page of terms is one text.
		texts: { title: line(120), text: rich(40_000, 'required') },
	},
	sample: {
		items: [
			{
				texts: {
					title: { de: 'Gestalten', en: 'Design' },
					text: {
						de: 'Wählen Sie eine Vorlage und setzen Sie Ihre Worte und Bilder ein. Was Sie sehen, wird gedruckt.',
						en: 'Choose a template and put in your words and pictures. What you see is what is printed.',
					},
				},
			},
			{
				texts: {
					title: { de: 'Prüfen', en: 'Check' },
					text: {
						de: 'Wir sehen uns jede Datei an und melden uns, bevor etwas schiefgehen kann.',
						en: 'We look at every file and get in touch before anything can go wrong.',
					},
				},
			},
			{
				texts: {
					title: { de: 'Liefern', en: 'Deliver' },
					text: {
						de: 'Gut verpackt, mit Sendungsverfolgung und zum zugesagten Termin bei Ihnen.',
						en: 'Packed well, with tracking, and with you on the day we promised.',
					},
				},
			},
		],
	},
});
