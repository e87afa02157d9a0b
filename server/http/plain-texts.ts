// The words of the pages that must work when nothing else does.
import type { ShippedLanguage } from '../../rules/languages.ts';

interface PlainTexts {
	welcome: string;
	languages: string;
	languageName: string;
	unknownHostTitle: string;
	unknownHostText: string;
	notFoundTitle: string;
	notFoundText: string;
	toFirstPage: string;
	refusedTitle: string;
	refusedText: string;
	failureTitle: string;
	failureText: string;
	unavailableTitle: string;
	unavailableText: string;
	requestNumber: string;
}

export const plainTexts: Record<ShippedLanguage, PlainTexts> = {
	'de-DE': {
		welcome: 'Herzlich willkommen.',
		languages: 'Sprachen',
		languageName: 'Deutsch',
		unknownHostTitle: 'Unter dieser Adresse gibt es keinen Shop',
		unknownHostText: 'Bitte prüfen Sie die Adresse auf Tippfehler.',
		notFoundTitle: 'Seite nicht gefunden',
		notFoundText: 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
		toFirstPage: 'Zur Startseite',
		refusedTitle: 'Diese Anfrage verstehen wir nicht',
		refusedText: 'Bitte prüfen Sie die Adresse und versuchen Sie es noch einmal.',
		failureTitle: 'Da ist etwas schiefgegangen',
		failureText: 'Der Fehler liegt bei uns und wurde festgehalten. Bitte versuchen Sie es noch einmal.',
		unavailableTitle: 'Gerade nicht erreichbar',
		unavailableText: 'Der Shop ist in wenigen Augenblicken wieder da. Bitte laden Sie die Seite gleich noch einmal.',
		requestNumber: 'Vorgangsnummer',
	},
	'en-GB': {
		welcome: 'A warm welcome.',
		languages: 'Languages',
		languageName: 'English',
		unknownHostTitle: 'There is no shop at this address',
		unknownHostText: 'Please check the address for typing errors.',
		notFoundTitle: 'Page not found',
		notFoundText: 'This page does not exist, or it has moved.',
		toFirstPage: 'To the home page',
		refusedTitle: 'We do not understand this request',
		refusedText: 'Please check the address and try again.',
		failureTitle: 'Something went wrong',
		failureText: 'The fault is ours and has been recorded. Please try again.',
		unavailableTitle: 'Not available right now',
		unavailableText: 'The shop will be back in a moment. Please reload the page shortly.',
		requestNumber: 'Request number',
	},
};
