// The German of en-GB/order-mails.ts.
import type { orderMails as base } from '../en-GB/order-mails.ts';
import type { TranslationOf } from '../entry.ts';
import { paymentMails } from './payment-mails.ts';
import { printMails } from './print-mails.ts';

export const orderMails: TranslationOf<typeof base> = {
	...printMails,
	...paymentMails,
	'orderMails.placed.subject': 'Ihre Bestellung {number} bei {shop}',
	'orderMails.placed.heading': 'Vielen Dank für Ihre Bestellung',
	'orderMails.placed.text':
		'Guten Tag {name},\nwir haben Ihre Bestellung {number} vom {day} erhalten und nehmen sie hiermit an. Das haben Sie bestellt:',
	'orderMails.renewal.subject': 'Nächste Lieferung zu Ihrem Abonnement {contract}: Bestellung {number}',
	'orderMails.renewal.heading': 'Ihre nächste Lieferung ist in Arbeit',
	'orderMails.renewal.text':
		'Guten Tag {name},\nIhre Zahlung für das Abonnement {contract} ist eingegangen. Das ist Ihre nächste Lieferung, Bestellung {number} vom {day}:',
	'orderMails.afterTrial.subject': 'Erste Lieferung zu Ihrem Abonnement {contract}: Bestellung {number}',
	'orderMails.afterTrial.heading': 'Ihre erste Lieferung ist in Arbeit',
	'orderMails.afterTrial.text':
		'Guten Tag {name},\nder Probezeitraum Ihres Abonnements {contract} ist zu Ende, und Ihre Zahlung ist eingegangen. Das ist Ihre erste Lieferung, Bestellung {number} vom {day}:',
	'orderMails.delivery.waits': 'Ihre Lieferung wartet auf Ihre Druckdaten',
	'orderMails.paidPeriod': 'Bezahlt ist der Zeitraum vom {from} bis zum {to}.',
	'orderMails.plan.placed.subject': 'Danke für Ihren Tarif: Bestellung {number}',
	'orderMails.plan.placed.heading': 'Vielen Dank, Ihr Tarif ist bezahlt',
	'orderMails.plan.placed.text':
		'Guten Tag {name},\nvielen Dank. Ihre Zahlung für das Abonnement {contract} ist eingegangen, und der Tarif gilt für Ihren Shop. Sie ist die Bestellung {number} vom {day}:',
	'orderMails.plan.rest': 'Upgrade, Rest des Zeitraums {period}',
	'orderMails.plan.view':
		'Ihren Tarif sehen und ändern Sie in der Verwaltung Ihres Shops, auf der Registerkarte „Abonnement“ der Einstellungen: {address}',
	'orderMails.plan.renewal.subject': 'Zahlung für Ihr Abonnement {contract}: Bestellung {number}',
	'orderMails.plan.renewal.heading': 'Ihr Tarif ist bezahlt',
	'orderMails.plan.renewal.text':
		'Guten Tag {name},\nIhre Zahlung für das Abonnement {contract} ist eingegangen. Sie ist die Bestellung {number} vom {day}:',
	'orderMails.plan.cancel':
		'Sie können jederzeit bis zur nächsten Zahlung kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum. Das geht in den Einstellungen Ihres Shops oder ohne Anmeldung auf {address}',
	'orderMails.plan.processed.subject': 'Ihre Bestellung {number} ist in Bearbeitung',
	'orderMails.plan.processed.heading': 'Ihre Bestellung ist in Bearbeitung',
	'orderMails.plan.processed.text':
		'Guten Tag {name},\nwir bearbeiten Ihre Bestellung {number} für den Tarif Ihres Shops. Sie müssen nichts tun.',
	'orderMails.plan.finished.text':
		'Guten Tag {name},\nIhre Bestellung {number} für den Tarif Ihres Shops ist abgeschlossen.',
	'orderMails.copy': 'Sie erhalten diese E-Mail als Kopie, weil {name} Sie bei der Bestellung angegeben hat.',
	'orderMails.copyWaits':
		'Die gewünschte Kopie an {email} senden wir, sobald Sie Ihre Bestellung über die Schaltfläche in dieser E-Mail geöffnet haben.',
	'orderMails.link.subject': 'Link zu Ihrer Bestellung {number} bei {shop}',
	'orderMails.link.heading': 'Ihre Bestellung',
	'orderMails.link.text':
		'Guten Tag {name},\nmit dieser Schaltfläche öffnen Sie Ihre Bestellung {number} mit allen Belegen.',
	'orderMails.link.notYou':
		'Wenn Sie diese E-Mail nicht angefordert haben, brauchen Sie nichts zu tun. Geben Sie den Link nicht weiter: Wer ihn hat, sieht die Bestellung.',
	'orderMails.subscription':
		'Diese Bestellung gehört zu Ihrem Abonnement {contract}. Die nächste Zahlung von {amount} ist am {day}.',
	'orderMails.subscriptionEnds':
		'Diese Bestellung gehört zu Ihrem Abonnement {contract}. Eine weitere Zahlung folgt nicht.',
	'orderMails.subscriptionView': 'Ihr Abonnement ansehen und verwalten: {address}',
	'orderMails.subscriptionCancel':
		'Sie können jederzeit bis zur nächsten Zahlung kündigen; das Abonnement endet dann mit dem bezahlten Zeitraum. Das geht in Ihrem Kundenkonto oder ohne Anmeldung auf {address}',
	'orderMails.shop.subject': 'Neue Bestellung {number} über {total}',
	'orderMails.shop.heading': 'Neue Bestellung {number}',
	'orderMails.shop.text': '{name} ({mail}) hat am {day} bestellt:',
	'orderMails.shop.payment.paid': 'Zahlungsart: {method}, bezahlt.',
	'orderMails.shop.payment.sepaDebit': 'Zahlungsart: {method}. Das Geld ist unterwegs.',
	'orderMails.shop.payment.prepayment': 'Zahlungsart: {method}. Das Geld ist noch nicht eingegangen.',
	'orderMails.shop.payment.invoice': 'Zahlungsart: {method}.',
	'orderMails.shop.faults':
		'Zu dieser Bestellung konnte noch keine Rechnung erstellt werden. Was fehlt, steht bei der Bestellung.',
	'orderMails.shop.afterTrial': 'Das ist die erste Lieferung des Abonnements {contract} nach dem Probezeitraum.',
	'orderMails.shop.firstDelivery': 'Das ist die erste Lieferung des Abonnements {contract}.',
	'orderMails.shop.renewal': 'Das ist eine weitere Lieferung des Abonnements {contract}.',
	'orderMails.shop.onHold':
		'Für diese Bestellung fehlen noch freigegebene Druckdaten, deshalb ist sie angehalten: {names}. Der Kunde ist um die Daten gebeten. Sobald alle freigegeben sind, geht die Bestellung von selbst weiter, und Sie erhalten eine E-Mail.',
	'orderMails.shop.resumed.subject': 'Druckdaten da: Bestellung {number} geht weiter',
	'orderMails.shop.resumed.heading': 'Die Druckdaten zur Bestellung {number} sind da',
	'orderMails.shop.resumed.text':
		'{name} hat die fehlenden Druckdaten zur Bestellung {number} freigegeben. Die Bestellung ist nicht mehr angehalten und kann produziert werden.',
	'orderMails.shop.button': 'Bestellung bearbeiten',
	'orderMails.line': '{quantity} × {name}',
	'orderMails.seriesRun': '{rows, plural, one {# Person} other {# Personen}} × {quantity} Stück',
	'orderMails.goods': 'Zwischensumme',
	'orderMails.net': 'Gesamtbetrag ohne MwSt.',
	'orderMails.shipping': 'Versand ({method})',
	'orderMails.taxIncluded': 'darin {rate} MwSt.',
	'orderMails.taxAdded': 'zzgl. {rate} MwSt.',
	'orderMails.total': 'Gesamtbetrag',
	'orderMails.payment.paid': 'Zahlungsart: {method}. Ihre Zahlung ist eingegangen.',
	'orderMails.payment.sepaDebit':
		'Zahlungsart: {method}. Der Betrag wird in den nächsten Werktagen von Ihrem Konto eingezogen. Danach beginnt die Produktion.',
	'orderMails.payment.prepayment':
		'Zahlungsart: {method}. Bitte überweisen Sie den Gesamtbetrag auf das folgende Konto; die Produktion beginnt nach dem Zahlungseingang.',
	'orderMails.payment.invoice':
		'Zahlungsart: {method}, zahlbar innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach Rechnungsdatum.',
	'orderMails.payment.none': 'Es ist nichts zu zahlen.',
	'orderMails.taxFreeExport':
		'Steuerfreie Ausfuhrlieferung: Es wurde keine Umsatzsteuer berechnet. Im Zielland können Einfuhrsteuer und Zoll anfallen.',
	'orderMails.reverseCharge':
		'Es wird keine Umsatzsteuer berechnet: Die Lieferung geht an ein Unternehmen in einem anderen Land der EU.',
	'orderMails.billingAddress': 'Rechnungsanschrift',
	'orderMails.shippingAddress': 'Lieferanschrift',
	'orderMails.deliveryDay': 'Voraussichtliche Lieferung: {day}',
	'orderMails.pickUpDay': 'Voraussichtlich abholbereit: {day}',
	'orderMails.readyDay': 'Voraussichtlich fertig: {day}',
	'orderMails.attached': 'Die Unterlagen zu Ihrer Bestellung finden Sie als PDF im Anhang.',
	'orderMails.invoiceFollows': 'Ihre Rechnung erhalten Sie gesondert.',
	'orderMails.button': 'Bestellung ansehen',
	'orderMails.noWithdrawal.all':
		'Alle bestellten Waren werden nach Ihren Angaben angefertigt. Ein Widerrufsrecht besteht daher nicht (§ 312g Abs. 2 Nr. 1 BGB).',
	'orderMails.noWithdrawal.some':
		'Waren, die nach Ihren Angaben angefertigt werden, sind vom Widerrufsrecht ausgenommen (§ 312g Abs. 2 Nr. 1 BGB).',
	'orderMails.processed.subject': 'Ihre Bestellung {number} ist in Produktion',
	'orderMails.processed.heading': 'Ihre Bestellung ist in Produktion',
	'orderMails.processed.text':
		'Guten Tag {name},\nwir haben mit Ihrer Bestellung {number} begonnen und geben Ihnen Bescheid, sobald sie fertig ist.',
	'orderMails.finished.subject': 'Ihre Bestellung {number} ist abgeschlossen',
	'orderMails.finished.heading': 'Ihre Bestellung ist abgeschlossen',
	'orderMails.finished.sent': 'Guten Tag {name},\nIhre Bestellung {number} ist fertig und auf dem Weg zu Ihnen.',
	'orderMails.finished.ready': 'Guten Tag {name},\nIhre Bestellung {number} ist fertig. Versandart: {method}.',
	'orderMails.finished.pickUp':
		'Guten Tag {name},\nIhre Bestellung {number} ist fertig. Sie können sie bei uns abholen.',
	'orderMails.shipment.all.subject': 'Ihre Bestellung {number} ist auf dem Weg zu Ihnen',
	'orderMails.shipment.all.heading': 'Ihre Bestellung ist auf dem Weg zu Ihnen',
	'orderMails.shipment.all.text':
		'Guten Tag {name},\nwir haben Ihre Bestellung {number} am {day} an {carrier} übergeben.',
	'orderMails.shipment.part.subject': 'Ein Teil Ihrer Bestellung {number} ist auf dem Weg zu Ihnen',
	'orderMails.shipment.part.heading': 'Ein Teil Ihrer Bestellung ist auf dem Weg zu Ihnen',
	'orderMails.shipment.part.text':
		'Guten Tag {name},\nwir haben einen Teil Ihrer Bestellung {number} am {day} an {carrier} übergeben.',
	'orderMails.shipment.rest.subject': 'Der Rest Ihrer Bestellung {number} ist auf dem Weg zu Ihnen',
	'orderMails.shipment.rest.heading': 'Der Rest Ihrer Bestellung ist auf dem Weg zu Ihnen',
	'orderMails.shipment.rest.text':
		'Guten Tag {name},\nwir haben den Rest Ihrer Bestellung {number} am {day} an {carrier} übergeben. Damit ist alles unterwegs.',
	'orderMails.shipment.corrected.subject': 'Berichtigte Versandangaben zu Ihrer Bestellung {number}',
	'orderMails.shipment.corrected.heading': 'Berichtigte Versandangaben',
	'orderMails.shipment.corrected.text':
		'Guten Tag {name},\nwir haben die Angaben zu einer Sendung Ihrer Bestellung {number} berichtigt. Jetzt gilt: {carrier}, übergeben am {day}.',
	'orderMails.shipment.number': '{carrier}-Sendungsnummer: {number}',
	'orderMails.shipment.parcel': 'Paket {position}',
	'orderMails.shipment.track': 'Sendung verfolgen',
	'orderMails.shipment.contents': 'Diese Sendung enthält:',
	'orderMails.shipment.rest': 'Der Rest Ihrer Bestellung folgt gesondert.',
	'orderMails.error.subject': 'Rückfrage zu Ihrer Bestellung {number}',
	'orderMails.error.heading': 'Bei Ihrer Bestellung geht es gerade nicht weiter',
	'orderMails.error.text':
		'Guten Tag {name},\nbei Ihrer Bestellung {number} ist etwas dazwischengekommen. Wir kümmern uns darum und melden uns bei Ihnen. Sie müssen nichts tun.',
	'orderMails.cancelled.subject': 'Ihre Bestellung {number} wurde storniert',
	'orderMails.cancelled.heading': 'Ihre Bestellung wurde storniert',
	'orderMails.cancelled.text':
		'Guten Tag {name},\nwir haben Ihre Bestellung {number} storniert. Sie wird nicht gefertigt und nicht geliefert.',
	'orderMails.cancelled.reason.customer': 'Das geschah auf Ihren Wunsch.',
	'orderMails.cancelled.reason.outOfStock':
		'Leider können wir das Bestellte nicht liefern. Dafür bitten wir um Entschuldigung.',
	'orderMails.cancelled.reason.payment': 'Der Grund: Ihre Zahlung ist nicht bei uns eingegangen.',
	'orderMails.cancelled.reason.duplicate': 'Der Grund: Diese Bestellung wurde doppelt aufgegeben.',
	'orderMails.cancelled.card':
		'Wir erstatten {amount} auf die Karte, mit der Sie bezahlt haben. Sobald die Erstattung ausgeführt ist, erhalten Sie eine gesonderte E-Mail.',
	'orderMails.cancelled.online':
		'Wir erstatten {amount} über die Zahlungsart, mit der Sie bezahlt haben. Sobald die Erstattung ausgeführt ist, erhalten Sie eine gesonderte E-Mail.',
	'orderMails.cancelled.refundReason': 'Stornierung der Bestellung {number}',
	'orderMails.refund.subject': 'Erstattung zu Ihrer Bestellung {number}',
	'orderMails.refund.heading': 'Wir haben Ihnen Geld erstattet',
	'orderMails.refund.card':
		'Guten Tag {name},\nzu Ihrer Bestellung {number} haben wir {amount} auf die Karte erstattet, mit der Sie bezahlt haben. Bis der Betrag dort erscheint, kann es einige Tage dauern.',
	'orderMails.refund.online':
		'Guten Tag {name},\nzu Ihrer Bestellung {number} haben wir {amount} über die Zahlungsart erstattet, mit der Sie bezahlt haben. Bis der Betrag ankommt, kann es einige Tage dauern.',
	'orderMails.refund.attached': 'Die Rechnungskorrektur finden Sie als PDF im Anhang.',
	'orderMails.late.subject': 'Ihre Zahlung bei {shop} geht an Sie zurück',
	'orderMails.late.heading': 'Ihre Zahlung geht an Sie zurück',
	'orderMails.needless.paid':
		'Guten Tag {name},\nIhre Zahlung über {amount} zur Bestellung {number} kam an, als die Bestellung schon bezahlt war. Wir haben den Betrag über die Zahlungsart erstattet, mit der Sie ihn bezahlt haben. An Ihrer Bestellung ändert sich nichts: Sie ist eingegangen und bezahlt, bitte bestellen Sie nicht noch einmal.',
	'orderMails.needless.cancelled':
		'Guten Tag {name},\nIhre Zahlung über {amount} zur Bestellung {number} kam an, als die Bestellung schon storniert war. Wir haben den Betrag über die Zahlungsart erstattet, mit der Sie ihn bezahlt haben.',
	'orderMails.needless.amount':
		'Guten Tag {name},\nIhre Zahlung über {amount} zur Bestellung {number} entspricht nicht dem offenen Betrag. Wir haben sie über die Zahlungsart erstattet, mit der Sie bezahlt haben. Die Bestellung ist noch zu bezahlen.',
	'orderMails.late.text':
		'Guten Tag {name},\nIhre Zahlung über {amount} kam an, als die Bestellung schon abgelaufen war und die Ware nicht mehr für Sie zurückgelegt werden konnte. Wir haben den Betrag auf Ihre Karte erstattet. Es wurde nichts bestellt.',
	'orderMails.late.textOnline':
		'Guten Tag {name},\nIhre Zahlung über {amount} kam an, als die Bestellung schon abgelaufen war und die Ware nicht mehr für Sie zurückgelegt werden konnte. Wir haben den Betrag über die Zahlungsart erstattet, mit der Sie bezahlt haben. Es wurde nichts bestellt.',
	'orderMails.bank.holder': 'Empfänger',
	'orderMails.bank.iban': 'IBAN',
	'orderMails.bank.bic': 'BIC',
	'orderMails.bank.bank': 'Bank',
	'orderMails.bank.reference': 'Verwendungszweck',
	'orderMails.invoice.subject': 'Rechnung {invoice} zu Ihrer Bestellung {number}',
	'orderMails.invoice.heading': 'Ihre Rechnung',
	'orderMails.invoice.text': 'Guten Tag {name},\nim Anhang finden Sie die Rechnung zu Ihrer Bestellung {number}.',
};
