// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	items: [
		{
			title: 'Gestalten',
			text: 'Wählen Sie eine Vorlage und setzen Sie Ihre Worte und Bilder ein. Was Sie sehen, wird gedruckt.',
		},
		{ title: 'Prüfen', text: 'Wir sehen uns jede Datei an und melden uns, bevor etwas schiefgehen kann.' },
		{ title: 'Liefern', text: 'Gut verpackt, mit Sendungsverfolgung und zum zugesagten Termin bei Ihnen.' },
	],
};
