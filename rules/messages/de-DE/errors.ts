// The German of en-GB/errors.ts.
import type { errors as base } from '../en-GB/errors.ts';
import type { TranslationOf } from '../entry.ts';

export const errors: TranslationOf<typeof base> = {
	'errors.unauthorized': 'Sie sind nicht angemeldet.',
	'errors.forbidden': 'Dazu fehlt Ihnen die Berechtigung.',
	'errors.notFound': 'Das wurde nicht gefunden.',
	'errors.badRequest': 'Die Anfrage ist fehlerhaft.',
	'errors.methodNotAllowed': 'Änderungen werden nur mit POST angenommen.',
	'errors.tooLarge': 'Die Datei oder Eingabe ist zu groß.',
	'errors.unsupportedMediaType': 'Dieses Format wird nicht unterstützt.',
	'errors.internal': 'Der Fehler liegt bei uns. Bitte versuchen Sie es noch einmal.',
	'errors.unavailable': 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
	'errors.busy': 'Gerade ist sehr viel zu tun. Bitte versuchen Sie es gleich noch einmal.',
	'errors.tooSlow': 'Das hat zu lange gedauert. Bitte versuchen Sie es gleich noch einmal.',
	'errors.resultUnread':
		'Ihre Änderung ist gespeichert, konnte aber nicht angezeigt werden. Bitte laden Sie die Seite neu.',
	'errors.queryTooComplex': 'Die Abfrage ist zu umfangreich. Bitte fragen Sie weniger auf einmal ab.',
	'errors.validation': 'Bitte prüfen Sie Ihre Eingaben.',
};
