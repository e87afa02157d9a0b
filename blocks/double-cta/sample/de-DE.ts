// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Gestalten Sie selbst oder lassen Sie gestalten',
	text: 'Beides beginnt mit einem Klick, und beides bleibt ohne Risiko, bis Sie bestellen.',
	first: 'Selbst gestalten',
	second: 'Angebot anfordern',
};
