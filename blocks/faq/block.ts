// Frequently asked questions; each answer opens below its question.
import { defineBlock } from '../../rules/pages/block.ts';
import { choice, flag, line, lines, rich } from '../../rules/pages/fields.ts';

export const block = defineBlock({
	type: 'faq',
	version: 1,
	tab: 'text',
	rank: 3,
	fields: { arrangement: choice(['beside', 'below'], 'beside'), openFirst: flag(true) },
	texts: { title: line(120), text: lines(400) },
	items: {
		min: 1,
		max: 40,
		fields: {},
		texts: { question: line(200, 'required'), answer: rich(4000, 'required') },
	},
	sample: {
		texts: {
			title: { de: 'Häufige Fragen', en: 'Frequently asked questions' },
			text: {
				de: 'Ihre Frage ist nicht dabei? Schreiben Sie uns, wir antworten am selben Werktag.',
				en: 'Is yours not among them? Write to us and we answer on the same working day.',
			},
		},
		items: [
			{
				texts: {
					question: { de: 'Wie schnell liefern Sie?', en: 'How fast do you deliver?' },
					answer: {
						de: 'In der Regel drei bis fünf Werktage nach der Freigabe Ihrer Druckdaten. Den genauen Termin sehen Sie vor dem Kauf.',
						en: 'Usually three to five working days after you have approved your artwork. You see the exact day before you buy.',
					},
				},
			},
			{
				texts: {
					question: { de: 'Welche Dateien kann ich schicken?', en: 'Which files can I send?' },
					answer: {
						de: 'Am liebsten PDF mit drei Millimetern Anschnitt. Wir prüfen jede Datei, bevor wir drucken.',
						en: 'A PDF with three millimetres of bleed is best. We check every file before we print.',
					},
				},
			},
			{
				texts: {
					question: { de: 'Kann ich vorher ein Muster sehen?', en: 'Can I see a sample first?' },
					answer: {
						de: 'Ja. Wir schicken Ihnen eine Auswahl unserer Papiere kostenlos zu.',
						en: 'Yes. We send you a selection of our papers free of charge.',
					},
				},
			},
		],
	},
});
