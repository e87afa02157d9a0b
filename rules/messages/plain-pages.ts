// The words of the pages that must work when nothing else does.
import { type ShippedText, withArguments } from './entry.ts';

export const plainPages = {
	'plainPages.unknownHostTitle': {
		de: 'Unter dieser Adresse gibt es keinen Shop',
		en: 'There is no shop at this address',
	},
	'plainPages.unknownHostText': {
		de: 'Bitte prüfen Sie die Adresse auf Tippfehler.',
		en: 'Please check the address for typing errors.',
	},
	'plainPages.notFoundTitle': { de: 'Seite nicht gefunden', en: 'Page not found' },
	'plainPages.notFoundText': {
		de: 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
		en: 'This page does not exist, or it has moved.',
	},
	'plainPages.goneTitle': {
		de: 'Die Seite wurde deaktiviert',
		en: 'Page has been deactivated',
		context: 'Visitors see this in place of a page that was switched off',
	},
	'plainPages.goneText': {
		de: 'Sie ist zurzeit nicht zu sehen.',
		en: 'It cannot be seen at present.',
		context: 'Below "Page has been deactivated"',
	},
	'plainPages.toFirstPage': { de: 'Zur Startseite', en: 'To the home page', context: 'Link' },
	'plainPages.failureTitle': { de: 'Da ist etwas schiefgegangen', en: 'Something has gone wrong' },
	'plainPages.failureText': {
		de: 'Der Fehler liegt bei uns und wurde festgehalten. Bitte versuchen Sie es noch einmal.',
		en: 'The fault is ours and has been recorded. Please try again.',
	},
	'plainPages.refusedTitle': {
		de: 'Diese Anfrage verstehen wir nicht',
		en: 'We do not understand this request',
		context: 'Headline when an address or a request is malformed',
		tags: ['failure'],
	},
	'plainPages.refusedText': {
		de: 'Bitte prüfen Sie die Adresse und versuchen Sie es noch einmal.',
		en: 'Please check the address and try again.',
		tags: ['failure'],
	},
	'plainPages.unavailableTitle': { de: 'Gerade nicht erreichbar', en: 'Not available right now' },
	'plainPages.unavailableText': {
		de: 'Der Shop ist in wenigen Augenblicken wieder da. Diese Seite wird dann von selbst neu geladen.',
		en: 'The shop will be back in a moment. This page then reloads by itself.',
	},
	'plainPages.requestNumber': withArguments<{ number: string }>()({
		de: 'Vorgangsnummer: {number}',
		en: 'Request number: {number}',
		context: 'Below a failure; the number leads support to the line in the log',
	}),
} satisfies Record<string, ShippedText>;
