// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Häufige Fragen',
	text: 'Ihre Frage ist nicht dabei? Schreiben Sie uns, wir antworten am selben Werktag.',
	items: [
		{
			question: 'Wie schnell liefern Sie?',
			answer:
				'In der Regel drei bis fünf Werktage nach der Freigabe Ihrer Druckdaten. Den genauen Termin sehen Sie vor dem Kauf.',
		},
		{
			question: 'Welche Dateien kann ich schicken?',
			answer: 'Am liebsten PDF mit drei Millimetern Anschnitt. Wir prüfen jede Datei, bevor wir drucken.',
		},
		{
			question: 'Kann ich vorher ein Muster sehen?',
			answer: 'Ja. Wir schicken Ihnen eine Auswahl unserer Papiere kostenlos zu.',
		},
	],
};
