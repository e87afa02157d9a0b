// What visitors are asked about cookies.
import type { ShippedText } from './entry.ts';

export const consent = {
	'consent.title': { de: 'Ihre Privatsphäre', en: 'Your privacy', context: 'Name of the banner', tags: ['consent'] },
	'consent.text': {
		de: 'Notwendiges speichern wir immer, alles andere nur mit Ihrer Zustimmung.',
		en: 'We always store what is essential, and anything else only with your consent.',
		tags: ['consent'],
	},
	'consent.all': { de: 'Alle akzeptieren', en: 'Accept all', context: 'Button', tags: ['consent', 'button'] },
	'consent.essential': { de: 'Nur notwendige', en: 'Only essential', context: 'Button', tags: ['consent', 'button'] },
	'consent.privacy': { de: 'Datenschutzerklärung', en: 'Privacy policy', context: 'Link', tags: ['consent'] },
} satisfies Record<string, ShippedText>;
