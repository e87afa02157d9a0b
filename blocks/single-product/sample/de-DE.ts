// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Unser Favorit des Monats',
	text: 'Manche Drucksachen nimmt man gern zweimal in die Hand. Erzählen Sie hier, was dieses Produkt besonders macht: das Papier, die Veredelung, den Anlass, zu dem es passt.',
	call: 'Jetzt gestalten',
};
