// One sentence for each kind of failure that a call can end with.
import type { ShippedText } from './entry.ts';

export const errors = {
	'errors.unauthorized': {
		de: 'Sie sind nicht angemeldet.',
		en: 'Unauthorized',
		context: 'The English is part of the contract: clients refresh their session when they read it',
	},
	'errors.forbidden': { de: 'Dazu fehlt Ihnen die Berechtigung.', en: 'You do not have permission to do this.' },
	'errors.notFound': { de: 'Das wurde nicht gefunden.', en: 'This could not be found.' },
	'errors.badRequest': { de: 'Die Anfrage ist fehlerhaft.', en: 'The request is faulty.' },
	'errors.methodNotAllowed': {
		de: 'Änderungen werden nur mit POST angenommen.',
		en: 'Changes are only accepted by POST.',
	},
	'errors.tooLarge': {
		de: 'Die Datei oder Eingabe ist zu groß.',
		en: 'The file or input is too large.',
	},
	'errors.unsupportedMediaType': {
		de: 'Dieses Format wird nicht unterstützt.',
		en: 'This format is not supported.',
	},
	'errors.internal': {
		de: 'Der Fehler liegt bei uns. Bitte versuchen Sie es noch einmal.',
		en: 'The fault is ours. Please try again.',
	},
	'errors.unavailable': {
		de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
		en: 'The service is not available right now. Please try again in a moment.',
	},
	'errors.busy': {
		de: 'Gerade ist sehr viel zu tun. Bitte versuchen Sie es gleich noch einmal.',
		en: 'There is a lot to do at the moment. Please try again shortly.',
		context: 'Too many people want something at the same time, or too many files are being sent at once',
	},
	'errors.tooSlow': {
		de: 'Das hat zu lange gedauert. Bitte versuchen Sie es gleich noch einmal.',
		en: 'This took too long. Please try again shortly.',
	},
	'errors.resultUnread': {
		de: 'Ihre Änderung ist gespeichert, konnte aber nicht angezeigt werden. Bitte laden Sie die Seite neu.',
		en: 'Your change was saved but could not be shown. Please reload the page.',
		context: 'The change was made; only reading its result has failed',
	},
	'errors.queryTooComplex': {
		de: 'Die Abfrage ist zu umfangreich. Bitte fragen Sie weniger auf einmal ab.',
		en: 'The query is too complex. Please ask for less at once.',
	},
	'errors.validation': { de: 'Bitte prüfen Sie Ihre Eingaben.', en: 'Please check your entries.' },
} satisfies Record<string, ShippedText>;
