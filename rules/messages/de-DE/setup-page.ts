// The German of en-GB/setup-page.ts.
import type { setupPage as base } from '../en-GB/setup-page.ts';
import type { TranslationOf } from '../entry.ts';

export const setupPage: TranslationOf<typeof base> = {
	'setup.title': 'Platen einrichten',
	'setup.text': 'Diese Seite lässt sich einmal benutzen. Sie legt das Betreiberkonto und den ersten Shop an.',
	'setup.operator': 'Betreiberkonto',
	'setup.email': 'E-Mail-Adresse',
	'setup.password': 'Passwort',
	'setup.passwordHint': 'Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.',
	'setup.shop': 'Erster Shop',
	'setup.name': 'Name des Shops',
	'setup.slug': 'Kürzel',
	'setup.slugHint': 'Teil der Adresse: Kleinbuchstaben, Ziffern und Bindestriche.',
	'setup.country': 'Land',
	'setup.countryHint': 'Bestimmt Währung, Zeitzone, ersten Wochentag und Steuersätze.',
	'setup.submit': 'Konto und Shop anlegen',
	'setup.faulty': 'Bitte prüfen Sie die markierten Felder.',
	'setup.doneTitle': 'Ihr Shop ist bereit',
	'setup.doneText': 'Melden Sie sich mit der E-Mail-Adresse und dem Passwort an, die Sie gerade gewählt haben.',
	'setup.doneLink': 'Zur Verwaltung Ihres Shops',
	'setup.overTitle': 'Dieser Link gilt nicht mehr',
	'setup.overText': 'Der Link zum Einrichten wurde bereits benutzt oder ist älter als 24 Stunden.',
	'setup.overSetUp':
		'Die Plattform ist eingerichtet: Melden Sie sich in der Verwaltung Ihres Shops an, unter {address}.',
	'setup.overRestart': 'Noch gibt es keinen Shop: Starten Sie den Server neu, dann gibt er einen neuen Link aus.',
};
