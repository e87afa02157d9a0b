// The German of en-GB.ts.
import type { Translated } from '../../../rules/content/translated.ts';
import type { sample as base } from './en-GB.ts';

export const sample: Translated<typeof base> = {
	title: 'Was unsere Kunden sagen',
	items: [
		{
			quote: 'Dienstag bestellt, Freitag in der Hand, und die Farben sind genau die vom Andruck.',
			person: 'Lena Harms',
			role: 'Inhaberin, Nordlicht Kaffee',
		},
		{
			quote: 'Jemand hat angerufen, weil der Beschnitt fehlte, bevor gedruckt wurde. Das hat unsere Messe gerettet.',
			person: 'Tom Albers',
			role: 'Eventmanager, Werft 4',
		},
		{
			quote: 'Nachbestellen dauert zwei Minuten. Über Visitenkarten denke ich nicht mehr nach.',
			person: 'Miriam Yildiz',
			role: 'Büroleitung, Hanse Yoga',
		},
	],
};
