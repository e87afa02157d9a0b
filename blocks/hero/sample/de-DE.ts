// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Drucksachen, die man gern in die Hand nimmt',
	text: 'Visitenkarten, Broschüren und Plakate auf gutem Papier: in wenigen Minuten gestaltet, in wenigen Tagen bei Ihnen.',
	first: 'Produkte ansehen',
	second: 'Beraten lassen',
};
