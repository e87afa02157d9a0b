// The German of en-GB/plain-pages.ts.
import type { plainPages as base } from '../en-GB/plain-pages.ts';
import type { TranslationOf } from '../entry.ts';

export const plainPages: TranslationOf<typeof base> = {
	'plainPages.editorTitle': 'Der Editor wird geöffnet',
	'plainPages.editorLink': 'Editor öffnen',
	'plainPages.unknownHostTitle': 'Unter dieser Adresse gibt es keinen Shop',
	'plainPages.unknownHostText': 'Bitte prüfen Sie die Adresse auf Tippfehler.',
	'plainPages.notFoundTitle': 'Seite nicht gefunden',
	'plainPages.notFoundText': 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
	'plainPages.goneTitle': 'Die Seite wurde deaktiviert',
	'plainPages.goneText': 'Sie ist zurzeit nicht zu sehen.',
	'plainPages.search': 'Produkte suchen',
	'plainPages.toFirstPage': 'Zur Startseite',
	'plainPages.failureTitle': 'Da ist etwas schiefgegangen',
	'plainPages.failureText': 'Der Fehler liegt bei uns und wurde festgehalten. Bitte versuchen Sie es noch einmal.',
	'plainPages.refusedTitle': 'Diese Anfrage verstehen wir nicht',
	'plainPages.refusedText': 'Bitte prüfen Sie die Adresse und versuchen Sie es noch einmal.',
	'plainPages.unavailableTitle': 'Gerade nicht erreichbar',
	'plainPages.unavailableText':
		'Der Shop ist in wenigen Augenblicken wieder da. Diese Seite wird dann von selbst neu geladen.',
	'plainPages.suspendedTitle': 'Dieser Shop ist vorübergehend geschlossen',
	'plainPages.suspendedText': '{shop} kann zurzeit nicht besucht werden. Bitte schauen Sie später wieder vorbei.',
	'plainPages.suspendedContact': 'So erreichen Sie {shop}:',
	'plainPages.enterTitle': 'Der Shop wird geöffnet',
	'plainPages.enterButton': 'Verwaltung öffnen',
	'plainPages.leftTitle': 'Sie haben den Shop verlassen',
	'plainPages.leftLink': 'Zurück zur Liste der Shops',
	'plainPages.requestNumber': 'Vorgangsnummer: {number}',
};
