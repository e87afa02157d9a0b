// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Post aus der Werkstatt',
	text: 'Neue Papiere, Tipps zu Druckdaten und Angebote, etwa einmal im Monat.',
	note: 'Abmelden können Sie sich jederzeit mit einem Klick.',
};
