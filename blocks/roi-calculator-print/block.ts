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
	words: ['roi', 'offers'],
	sample: { values: { call: { url: '/pricing', target: '', click: 'button', colour: 'primary' } } },
});
