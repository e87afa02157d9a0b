// The German of en-GB/credits.ts.
import type { credits as base } from '../en-GB/credits.ts';
import type { TranslationOf } from '../entry.ts';

export const credits: TranslationOf<typeof base> = {
	'credits.photo': 'Foto:',
	'credits.consent':
		'Bilder dieses Abschnitts kommen von {provider}. Werden sie geladen, erfährt {provider} Ihre IP-Adresse.',
	'credits.load': 'Bilder laden',
	'credits.privacy': 'Datenschutz-Einstellungen',
};
