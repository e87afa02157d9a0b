// The German of en-GB/common.ts.
import type { common as base } from '../en-GB/common.ts';
import type { TranslationOf } from '../entry.ts';

export const common: TranslationOf<typeof base> = {
	'language.de-DE': 'Deutsch',
	'language.en-GB': 'Englisch',
	'common.close': 'Schließen',
	'common.back': 'Zurück',
	'common.breadcrumb': 'Sie sind hier',
	'common.loading': 'Wird geladen …',
	'common.patience': 'Das dauert länger als sonst. Wir versuchen es weiter, einen Moment bitte …',
	'common.tryAgain': 'Erneut versuchen',
	controlTextIsRequired: 'Pflichtfeld',
	'common.checkFields': 'Bitte prüfen Sie Ihre Angaben: {fields}',
	'common.requiredFields': 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
	'common.unexpectedError': 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
	'common.networkError': 'Der Shop ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
};
