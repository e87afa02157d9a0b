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
	'plainPages.notice.asked': 'Sollen wir Ihnen Bescheid geben?',
	'plainPages.notice.askedText':
		'„{product}“ ist bei {shop} zurzeit ausverkauft. Wir schreiben Ihnen einmal, sobald das Produkt wieder lieferbar ist, und löschen Ihre Adresse danach.',
	'plainPages.notice.confirmed': 'Wir geben Ihnen Bescheid',
	'plainPages.notice.confirmedText': 'Sie erhalten eine E-Mail von {shop}, sobald „{product}“ wieder lieferbar ist.',
	'plainPages.notice.stopped': 'Sie sind abgemeldet',
	'plainPages.notice.stoppedText':
		'Zu „{product}“ schreiben wir Ihnen nicht. Ihre Adresse ist aus der Liste von {shop} gelöscht.',
	'plainPages.notice.gone': 'Es ist nichts mehr vorgemerkt',
	'plainPages.notice.goneText':
		'Zu diesem Link gibt es keine Benachrichtigung (mehr). {shop} schreibt Ihnen dazu nicht.',
	'plainPages.notice.waiting': 'Wir geben Ihnen Bescheid',
	'plainPages.notice.waitingText': 'Sie erhalten eine E-Mail von {shop}, sobald das Produkt wieder lieferbar ist.',
	'plainPages.notice.mailed': 'Bitte sehen Sie in Ihr Postfach',
	'plainPages.notice.mailedText':
		'{shop} hat Ihnen eine E-Mail geschickt. Bitte bestätigen Sie dort, dass wir Ihnen schreiben dürfen.',
	'plainPages.notice.available': 'Wieder lieferbar',
	'plainPages.notice.availableText': 'Das Produkt ist bei {shop} inzwischen wieder bestellbar.',
	'plainPages.notice.invalid': 'Bitte prüfen Sie Ihre E-Mail-Adresse',
	'plainPages.notice.invalidText':
		'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte gehen Sie zurück und korrigieren Sie sie.',
	'plainPages.notice.limited': 'Zu viele Versuche',
	'plainPages.notice.limitedText': 'Bitte versuchen Sie es später noch einmal.',
	'plainPages.notice.toProduct': 'Zum Produkt',
	'plainPages.notice.confirm': 'Ja, Bescheid geben',
	'plainPages.notice.stop': 'Nicht benachrichtigen',
};
