// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Druckerei am Park',
	bio: 'Papier, Farbe und gute Laune seit 1987.\nHier finden Sie alles auf einen Blick.',
};
