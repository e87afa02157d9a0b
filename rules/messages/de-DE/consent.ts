// The German of en-GB/consent.ts.
import type { consent as base } from '../en-GB/consent.ts';
import type { TranslationOf } from '../entry.ts';

export const consent: TranslationOf<typeof base> = {
	'consent.title': 'Ihre Privatsphäre',
	'consent.text': 'Notwendiges speichern wir immer, alles andere nur mit Ihrer Zustimmung.',
	'consent.all': 'Alle akzeptieren',
	'consent.essential': 'Nur notwendige',
	'consent.privacy': 'Datenschutzerklärung',
};
