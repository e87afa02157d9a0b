// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Kommen Sie vorbei',
	note: 'Am 24. und 31. Dezember schließen wir um 12 Uhr.',
};
