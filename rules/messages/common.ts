// Texts that every screen may need.
import type { ShippedText } from './entry.ts';

export const common = {
	'language.de-DE': { de: 'Deutsch', en: 'German', context: 'Name of the language, in the language of the reader' },
	'language.en-GB': { de: 'Englisch', en: 'English', context: 'Name of the language, in the language of the reader' },
	'common.close': { de: 'Schließen', en: 'Close', context: 'Button: closes a dialog or a menu', tags: ['button'] },
	'common.back': { de: 'Zurück', en: 'Back', context: 'Button: one step back', tags: ['button'] },
	'common.breadcrumb': {
		de: 'Sie sind hier',
		en: 'You are here',
		context: 'Name of the path above a title, read aloud',
	},
	'common.loading': { de: 'Wird geladen …', en: 'Loading …', context: 'Shown while something is on its way' },
	'common.patience': {
		de: 'Das dauert länger als sonst. Wir versuchen es weiter, einen Moment bitte …',
		en: 'This is taking longer than usual. We keep trying, one moment please …',
		context:
			'Shown while a call is sent again by itself because the shop has too much to do or the connection was lost',
	},
	'common.tryAgain': { de: 'Erneut versuchen', en: 'Try again', context: 'Button after a failure', tags: ['button'] },
	controlTextIsRequired: {
		de: 'Pflichtfeld',
		en: 'Field is required',
		context: 'Below a form field that was left empty',
		tags: ['form'],
	},
	'common.requiredFields': {
		de: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
		en: 'Fields marked with * are required.',
		context: 'Above a form',
		tags: ['form'],
	},
	'common.unexpectedError': {
		de: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.',
		en: 'An unexpected error occurred. Please try again.',
		tags: ['error'],
	},
	'common.networkError': {
		de: 'Der Shop ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.',
		en: 'The shop cannot be reached right now. Please check your internet connection.',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
