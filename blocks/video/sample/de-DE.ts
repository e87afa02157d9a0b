// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Ein Blick über unsere Schulter',
	caption: 'In zwei Minuten von der Datei zum fertigen Bogen.',
};
