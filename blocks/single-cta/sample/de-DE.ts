// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Bereit für Ihren nächsten Druck?',
	text: 'Wählen Sie ein Produkt, laden Sie Ihre Datei hoch, den Rest erledigen wir.',
	first: 'Jetzt loslegen',
};
