// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Schreiben Sie uns',
	text: 'Erzählen Sie uns, was Sie vorhaben. Wir antworten per E-Mail.',
};
