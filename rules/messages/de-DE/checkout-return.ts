// The German of en-GB/checkout-return.ts.
import type { checkoutReturn as base } from '../en-GB/checkout-return.ts';
import type { TranslationOf } from '../entry.ts';

export const checkoutReturn: TranslationOf<typeof base> = {
	'checkoutReturn.title': 'Ihre Bestellung',
	'checkoutReturn.processing': 'Ihre Bestellung wird bearbeitet',
	'checkoutReturn.processingText': 'Einen Augenblick bitte. Lassen Sie diese Seite offen, sie geht von selbst weiter.',
	'checkoutReturn.processingCard': 'Wir fragen den Zahlungsdienst nach Ihrer Zahlung.',
	'checkoutReturn.long': 'Das dauert länger als sonst',
	'checkoutReturn.longText':
		'Sie können diese Seite schließen: Sobald feststeht, was aus Ihrer Zahlung geworden ist, schreiben wir Ihnen eine E-Mail. Bitte bestellen Sie nicht noch einmal.',
	'checkoutReturn.openPayment': 'Die Zahlung ist noch offen. Sie können sie jetzt abschließen.',
	'checkoutReturn.pay': 'Zur Zahlung',
	'checkoutReturn.success': 'Vielen Dank für Ihre Bestellung',
	'checkoutReturn.earlierEntries':
		'Ihre Bestellung war schon beim ersten Mal bei uns angekommen. Sie enthält Ihre Angaben von diesem Zeitpunkt; was Sie danach geändert oder hinzugefügt haben, ist nicht darin. Bitte prüfen Sie die Bestellung und wenden Sie sich an uns, wenn etwas anders sein soll.',
	'checkoutReturn.restInCart': 'Was Sie danach in den Warenkorb gelegt haben, liegt noch dort.',
	'checkoutReturn.number': 'Bestellnummer',
	'checkoutReturn.total': 'Gesamtbetrag',
	'checkoutReturn.payment': 'Zahlung',
	'checkoutReturn.paidByCard': 'Mit Karte bezahlt',
	'checkoutReturn.paidByPaypal': 'Mit PayPal bezahlt',
	'checkoutReturn.paidByKlarna': 'Mit Klarna bezahlt',
	'checkoutReturn.bySepaDebit': 'Per SEPA-Lastschrift',
	'checkoutReturn.byPrepayment': 'Vorkasse per Überweisung',
	'checkoutReturn.nextSepaDebit':
		'Der Betrag wird in den nächsten Werktagen von Ihrem Konto eingezogen. Danach beginnt die Produktion.',
	'checkoutReturn.debitRefused':
		'Ihre Bank hat die Lastschrift abgelehnt. Ihre Bestellung bleibt bestehen; bitte bezahlen Sie sie auf anderem Weg. Die Möglichkeiten dazu finden Sie in der Bestellung.',
	'checkoutReturn.nextPrepayment':
		'Bitte überweisen Sie den Gesamtbetrag; die Bankverbindung steht unten und in der E-Mail. Die Produktion beginnt nach dem Zahlungseingang.',
	'checkoutReturn.nothingToPay': 'Nichts zu zahlen',
	'checkoutReturn.delivery': 'Lieferung voraussichtlich',
	'checkoutReturn.dayMoves': 'frühestens {day}; später, solange noch Druckdaten freizugeben sind',
	'checkoutReturn.dayAfterPayment': 'frühestens {day}; die Produktion beginnt nach dem Zahlungseingang',
	'checkoutReturn.dayAfterBoth': 'frühestens {day}; die Produktion beginnt, sobald Zahlung und Druckdaten vorliegen',
	'checkoutReturn.transfer': 'So bezahlen Sie Ihre Bestellung',
	'checkoutReturn.mail': 'Die Bestellbestätigung ist unterwegs an {email}.',
	'checkoutReturn.nextInvoice': 'Wir beginnen, sobald uns alles vorliegt. Die Rechnung bekommen Sie per E-Mail.',
	'checkoutReturn.nextCard': 'Ihre Zahlung ist eingegangen. Wir beginnen, sobald uns alles vorliegt.',
	'checkoutReturn.nextNone': 'Wir beginnen, sobald uns alles vorliegt.',
	'checkoutReturn.trialBegun': 'Ihr Abonnement hat begonnen',
	'checkoutReturn.contract': 'Vertragsnummer',
	'checkoutReturn.subscription': 'Abonnement',
	'checkoutReturn.perInterval': '{price} {per}',
	'checkoutReturn.trialPrice': '{today} heute, ab {day} {price} {per}',
	'checkoutReturn.nextPayment': 'Nächste Zahlung',
	'checkoutReturn.mailContract': 'Die Bestätigung Ihres Vertrags ist unterwegs an {email}.',
	'checkoutReturn.nextTrial':
		'Heute wird nichts abgebucht. Mit dem Ende des Probezeitraums bezahlen Sie zum ersten Mal, und Ihre erste Lieferung wird bestellt.',
	'checkoutReturn.cancel':
		'Kündigen können Sie jederzeit bis zur nächsten Zahlung: in Ihrem Kundenkonto oder, ohne Anmeldung, auf der Seite „Verträge hier kündigen“.',
	'checkoutReturn.subscriptions': 'Zu meinen Abonnements',
	'checkoutReturn.details': 'Bestellung ansehen',
	'checkoutReturn.failed': 'Die Bestellung kam nicht zustande',
	'checkoutReturn.cancelled': 'Sie haben die Zahlung abgebrochen',
	'checkoutReturn.expired': 'Die Zeit für die Zahlung ist abgelaufen.',
	'checkoutReturn.refused': 'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
	'checkoutReturn.nothingCharged': 'Es wurde nichts abgebucht. Ihr Warenkorb und Ihre Angaben sind noch da.',
	'checkoutReturn.tryAgain': 'Noch einmal zur Kasse',
	'checkoutReturn.refunded': 'Ihre Zahlung wird erstattet',
	'checkoutReturn.refundedText':
		'Ihre Zahlung ging ein, als die Ware leider schon vergriffen war. Sie bekommen den ganzen Betrag automatisch zurück; je nach Bank dauert das einige Tage. Es wurde nichts bestellt.',
	'checkoutReturn.unknown':
		'Zahlungssitzung nicht gefunden. Bitte versuchen Sie es noch einmal oder wenden Sie sich an den Support.',
	'checkoutReturn.unknownTitle': 'Diese Bestellung kennen wir nicht',
	'checkoutReturn.elsewhereTitle': 'Sehen Sie bitte in Ihre E-Mails',
	'checkoutReturn.elsewhere':
		'In diesem Browser können wir Ihnen diese Bestellung nicht zeigen, zum Beispiel weil Sie sie in einem anderen begonnen haben. Ihre Zahlung kann trotzdem angekommen sein: Bitte bestellen Sie nicht noch einmal.',
	'checkoutReturn.elsewhereMail':
		'Die Bestellbestätigung kommt in wenigen Minuten per E-Mail. Mit der Schaltfläche darin öffnen Sie Ihre Bestellung.',
	'checkoutReturn.find': 'Bestellung finden',
	'checkoutReturn.notAsked': 'Der Stand Ihrer Bestellung lässt sich gerade nicht abfragen. Wir versuchen es weiter.',

	'checkoutReturn.waiting': 'Ihre Bestellung wartet auf Genehmigung',
	'checkoutReturn.waitingText':
		'Wir haben Ihre Bestellung erhalten und die Ware für Sie reserviert. Sie wird aufgegeben, sobald sie genehmigt ist; bis dahin wird nichts abgebucht.',
	'checkoutReturn.waitingMail': 'Über die Entscheidung informieren wir Sie per E-Mail an {email}.',
	'checkoutReturn.waitsFor': 'Genehmigung durch',
	'checkoutReturn.waitsForShop': 'den Shop',
	'checkoutReturn.reason': 'Grund',
	'checkoutReturn.overBudget': 'ein Budget Ihres Unternehmens ist überschritten',
	'checkoutReturn.decidedBy': 'Zu entscheiden bis',
	'checkoutReturn.waitingDetails': 'Stand ansehen',
	'checkoutReturn.toPay': 'Ihre Bestellung ist genehmigt',
	'checkoutReturn.toPayText': 'Jetzt fehlt noch die Bezahlung, damit wir sie fertigen können.',
	'checkoutReturn.toPayment': 'Zur Bezahlung',
	'checkoutReturn.notApproved': 'Ihre Bestellung wurde nicht aufgegeben',
	'checkoutReturn.notApprovedText':
		'Sie wurde nicht genehmigt, zurückgezogen oder nicht rechtzeitig bezahlt. Es wurde nichts bestellt und nichts abgebucht.',
};
