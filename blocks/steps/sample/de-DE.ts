// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Von der Datei zum Paket',
	items: [
		{ title: 'Auswählen und rechnen', text: 'Format, Papier, Auflage: Den Preis Ihrer Auflage sehen Sie sofort.' },
		{
			title: 'Druckdaten schicken',
			text: 'Laden Sie ein PDF hoch oder gestalten Sie online. Wir prüfen jede Datei, bevor wir drucken.',
		},
		{ title: 'Paket empfangen', text: 'Gedruckt, geschnitten und verpackt in drei bis fünf Werktagen.' },
	],
};
