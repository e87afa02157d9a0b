// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Papiere auf einen Blick',
	head1: 'Papier',
	head2: 'Gewicht',
	head3: 'Gut für',
	items: [
		{ cell1: 'Naturpapier, weiß', cell2: '90 bis 300 g/m²', cell3: 'Briefbogen, Karten zum Beschreiben' },
		{ cell1: 'Bilderdruck, seidenmatt', cell2: '115 bis 350 g/m²', cell3: 'Broschüren mit Fotos' },
		{ cell1: 'Recyclingpapier', cell2: '80 bis 300 g/m²', cell3: 'Flyer, Umschläge' },
	],
};
