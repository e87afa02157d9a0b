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
	'plainPages.punchout.ended': 'Ihr Besuch ist beendet',
	'plainPages.punchout.endedText':
		'Bitte starten Sie aus Ihrem Beschaffungssystem neu. Übertragene Warenkörbe liegen dort weiterhin.',
	'plainPages.punchout.ticket': 'Diese Adresse gilt nicht mehr',
	'plainPages.punchout.ticketText':
		'Sie gilt einmal und fünf Minuten lang. Bitte öffnen Sie {shop} erneut aus Ihrem Beschaffungssystem.',
	'plainPages.punchout.refused': 'Der Shop konnte nicht geöffnet werden',
	'plainPages.punchout.refusedText':
		'Die Angaben Ihres Beschaffungssystems stimmen nicht mit dem überein, was mit {shop} vereinbart ist. Den Grund finden die Betreiber des Shops in den Einstellungen unter „Beschaffungssysteme“.',
	'plainPages.punchout.handing': 'Ihr Warenkorb wird übertragen',
	'plainPages.punchout.handingText':
		'Er geht zurück an {buyer}. Falls nichts geschieht, klicken Sie auf die Schaltfläche.',
	'plainPages.punchout.leaving': 'Zurück zu Ihrem Beschaffungssystem',
	'plainPages.punchout.leavingText':
		'Sie kehren ohne Warenkorb zu {buyer} zurück. Falls nichts geschieht, klicken Sie auf die Schaltfläche.',
	'plainPages.punchout.go': 'Weiter',
	'plainPages.punchout.inspect': 'Ihr früherer Warenkorb',
	'plainPages.punchout.inspectText': 'Das wurde aus {shop} übertragen. Hier lässt sich nichts ändern.',
	'plainPages.punchout.item': 'Artikel',
	'plainPages.punchout.quantity': 'Menge',
	'plainPages.punchout.price': 'Nettopreis',
	'plainPages.punchout.total': 'Summe netto',
	'plainPages.punchout.totalText': 'Dazu kommen Versand und Umsatzsteuer.',
	'plainPages.punchout.unknownLine': '{code}: hier nicht mehr bekannt',
	'plainPages.punchout.withDesign': 'mit Ihrer Gestaltung',
	'plainPages.punchout.back': 'Zurück zu {buyer}',
	'plainPages.punchout.banner': 'Sie kaufen für {buyer} ein.',
	'plainPages.punchout.bannerFor': '{person}, Sie kaufen für {buyer} ein.',
	'plainPages.punchout.bannerText': 'Ihr Warenkorb geht an Ihr Beschaffungssystem; bestellt wird dort.',
	'plainPages.punchout.bannerEdit': 'Sie ändern einen bereits übertragenen Warenkorb.',
	'plainPages.punchout.leave': 'Ohne Warenkorb zurück',
};
