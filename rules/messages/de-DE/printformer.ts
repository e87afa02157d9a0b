// The German of en-GB/printformer.ts.
import type { printformer as base } from '../en-GB/printformer.ts';
import type { TranslationOf } from '../entry.ts';

export const printformer: TranslationOf<typeof base> = {
	'printformer.title': 'Printformer',
	'printformer.account': 'Zugang',
	'printformer.enabled': 'Produkte mit Printformer gestalten',
	'printformer.enabledHint':
		'Welche Produkte das sind, wählen Sie am Produkt selbst. Alle anderen bleiben im eingebauten Studio.',
	'printformer.baseUrl': 'Basis-URL',
	'printformer.baseUrlHint': 'Die Adresse Ihrer Instanz, zum Beispiel https://beispiel.printformer.net',
	'printformer.baseUrlInvalid':
		'Bitte geben Sie eine https-Adresse ohne Pfad ein, zum Beispiel https://beispiel.printformer.net',
	'printformer.noAccount': 'Bitte speichern Sie zuerst Basis-URL, Client-Kennung und API-Schlüssel',
	'printformer.client': 'Client-Kennung',
	'printformer.clientHint': 'Sie finden sie bei Printformer in den Einstellungen Ihres Clients.',
};
