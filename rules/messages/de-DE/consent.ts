// The German of en-GB/consent.ts.
import type { consent as base } from '../en-GB/consent.ts';
import type { TranslationOf } from '../entry.ts';

export const consent: TranslationOf<typeof base> = {
	'consent.title': 'Ihre Privatsphäre',
	'consent.text':
		'Wir verwenden notwendige Cookies für Warenkorb und Anmeldung. Mit Ihrer Zustimmung auch Statistik und Inhalte anderer Anbieter.',
	'consent.all': 'Alle akzeptieren',
	'consent.essential': 'Nur notwendige',
	'consent.privacy': 'Datenschutzerklärung',
	'consent.settings': 'Einstellungen',
	'consent.save': 'Auswahl speichern',
	'consent.none': 'Sie haben noch nicht gewählt. Bis dahin wird nur gespeichert, was notwendig ist.',
	'consent.present': 'Ihre Auswahl vom {day}: {choice}',
	'consent.necessary': 'Notwendig',
	'consent.necessaryText':
		'Cookies für Anmeldung und Warenkorb; im Browser gespeichert: diese Auswahl, Ihre Anzeigeeinstellungen und wie weit Sie etwas gehört haben. Ohne sie funktioniert der Shop nicht.',
	'consent.statistics': 'Statistik',
	'consent.statisticsText': 'Zählt, welche Seiten besucht werden. Zurzeit setzen wir keinen solchen Dienst ein.',
	'consent.external': 'Inhalte anderer Anbieter',
	'consent.externalText':
		'Spielt Aufnahmen und Videos, zum Beispiel von YouTube und Vimeo, ohne jedes Mal neu zu fragen, zeigt Bilder von Unsplash und Anmeldeformulare von Substack auf der Seite. Der Anbieter erfährt dabei Ihre IP-Adresse. Sonst werden sie erst geladen, wenn Sie auf einen Knopf drücken, und ein Link führt zu Substack.',
};
