// What a company saves that prints for its clients.
import { defineBlock } from '../../rules/pages/block.ts';
import { call, choice, line, lines } from '../../rules/pages/fields.ts';
import { printEntries } from '../../rules/roi/entries.ts';
import { plans } from '../../rules/roi/plans.ts';
import { exampleFields } from '../roi/example-fields.ts';

export const block = defineBlock({
	type: 'roiCalculatorPrint',
	version: 1,
	tab: 'special',
	rank: 5,
	fields: { ...exampleFields(printEntries), plan: choice(plans, 'pro'), call: call() },
	texts: { title: line(120), text: lines(400) },
	words: ['roi'],
	sample: {
		values: { call: { url: '/pricing', target: '', click: 'button', colour: 'primary' } },
		texts: {
			title: { de: 'Was sparen Sie als Druckerei?', en: 'What would you save as a printer?' },
			text: {
				de: 'Korrekturabzüge von Hand, PDFs hin und her, ein Zahlendreher kurz vor dem Druck: Rechnen Sie aus, was davon wegfällt, wenn Ihre Kunden selbst gestalten.',
				en: 'Proofs by hand, PDFs back and forth, swapped digits just before printing: work out what disappears when your clients design for themselves.',
			},
			call: { de: 'Tarife ansehen', en: 'See the plans' },
		},
	},
});
