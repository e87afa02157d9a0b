// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	eyebrow: 'Aus unserer Werkstatt',
	title: 'Mit Liebe zum letzten Punkt gedruckt',
	text: 'Jeder Bogen wird geprüft, bevor er unser Haus verlässt.',
};
