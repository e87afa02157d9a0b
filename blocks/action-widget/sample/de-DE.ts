// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Wollen wir anfangen?',
	text: 'Wählen Sie ein Produkt, oder erzählen Sie uns, was Sie vorhaben.',
	first: 'Alle Produkte ansehen',
	second: 'Kontakt',
};
