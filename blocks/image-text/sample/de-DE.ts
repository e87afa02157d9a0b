// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Eine Werkstatt, die mitdenkt',
	text: 'Wir drucken für Menschen, denen es auf das Ergebnis ankommt.\n\nFragen Sie uns nach Papier, Farbe oder Bindung: Am Telefon sitzt, wer später an der Maschine steht.',
	first: 'Mehr über uns',
};
