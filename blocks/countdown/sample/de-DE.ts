// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Unser Jubiläumsangebot endet bald',
	text: 'Bis dahin drucken wir jede erste Bestellung von Visitenkarten ohne Aufpreis mit runden Ecken.',
	ended: 'Das Angebot ist beendet. Das nächste kommt bestimmt.',
	first: 'Zum Angebot',
};
