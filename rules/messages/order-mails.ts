// The words of mails about orders: to who has ordered, to who gets a copy, and to the shop.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['mail'];

export const orderMails = {
	'orderMails.placed.subject': withArguments<{ number: string; shop: string }>()({
		de: 'Ihre Bestellung {number} bei {shop}',
		en: 'Your order {number} at {shop}',
		tags,
	}),
	'orderMails.placed.heading': { de: 'Vielen Dank für Ihre Bestellung', en: 'Thank you for your order', tags },
	'orderMails.placed.text': withArguments<{ name: string; number: string; day: string }>()({
		de: 'Guten Tag {name},\nwir haben Ihre Bestellung {number} vom {day} erhalten und nehmen sie hiermit an. Das haben Sie bestellt:',
		en: 'Dear {name},\nwe have received your order {number} of {day} and hereby accept it. This is what you ordered:',
		context: 'The contract is made by this mail',
		tags,
	}),
	'orderMails.copy': withArguments<{ name: string }>()({
		de: 'Sie erhalten diese E-Mail als Kopie, weil {name} Sie bei der Bestellung angegeben hat.',
		en: 'You receive this e-mail as a copy, because {name} named you in the order.',
		tags,
	}),
	'orderMails.copyWaits': withArguments<{ email: string }>()({
		de: 'Die gewünschte Kopie an {email} senden wir, sobald Sie Ihre Bestellung über die Schaltfläche in dieser E-Mail geöffnet haben.',
		en: 'We send the copy you asked for to {email} as soon as you have opened your order with the button in this e-mail.',
		context: 'To a guest who wants a copy to be sent to somebody else',
		tags,
	}),
	'orderMails.link.subject': withArguments<{ number: string; shop: string }>()({
		de: 'Link zu Ihrer Bestellung {number} bei {shop}',
		en: 'Link to your order {number} at {shop}',
		tags,
	}),
	'orderMails.link.heading': { de: 'Ihre Bestellung', en: 'Your order', tags },
	'orderMails.link.text': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nmit dieser Schaltfläche öffnen Sie Ihre Bestellung {number} mit allen Belegen.',
		en: 'Dear {name},\nthis button opens your order {number} with all its documents.',
		tags,
	}),
	'orderMails.link.notYou': {
		de: 'Wenn Sie diese E-Mail nicht angefordert haben, brauchen Sie nichts zu tun. Geben Sie den Link nicht weiter: Wer ihn hat, sieht die Bestellung.',
		en: 'If you did not ask for this e-mail, you need not do anything. Do not pass the link on: whoever has it can see the order.',
		tags,
	},
	'orderMails.shop.subject': withArguments<{ number: string; total: string }>()({
		de: 'Neue Bestellung {number} über {total}',
		en: 'New order {number} for {total}',
		tags,
	}),
	'orderMails.shop.heading': withArguments<{ number: string }>()({
		de: 'Neue Bestellung {number}',
		en: 'New order {number}',
		tags,
	}),
	'orderMails.shop.text': withArguments<{ name: string; mail: string; day: string }>()({
		de: '{name} ({mail}) hat am {day} bestellt:',
		en: '{name} ({mail}) ordered on {day}:',
		tags,
	}),
	'orderMails.shop.payment.card': { de: 'Zahlungsart: Karte, bezahlt.', en: 'Payment: card, paid.', tags },
	'orderMails.shop.payment.invoice': { de: 'Zahlungsart: Rechnung.', en: 'Payment: invoice.', tags },
	'orderMails.shop.faults': {
		de: 'Zu dieser Bestellung konnte noch keine Rechnung erstellt werden. Was fehlt, steht bei der Bestellung.',
		en: 'No invoice could be issued for this order yet. The order says what is missing.',
		tags,
	},
	'orderMails.shop.button': { de: 'Bestellung bearbeiten', en: 'Work on the order', tags: ['mail', 'button'] },
	'orderMails.line': withArguments<{ quantity: string; name: string }>()({
		de: '{quantity} × {name}',
		en: '{quantity} × {name}',
		context: 'A line of an order: how many of what',
		tags,
	}),
	'orderMails.goods': { de: 'Zwischensumme', en: 'Subtotal', tags },
	'orderMails.shipping': withArguments<{ method: string }>()({
		de: 'Versand ({method})',
		en: 'Shipping ({method})',
		tags,
	}),
	'orderMails.taxIncluded': withArguments<{ rate: string }>()({
		de: 'darin {rate} USt.',
		en: 'including {rate} VAT',
		tags,
	}),
	'orderMails.taxAdded': withArguments<{ rate: string }>()({
		de: 'zzgl. {rate} USt.',
		en: 'plus {rate} VAT',
		tags,
	}),
	'orderMails.total': { de: 'Gesamtbetrag', en: 'Total', tags },
	'orderMails.payment.card': {
		de: 'Zahlungsart: Karte. Ihre Zahlung ist eingegangen.',
		en: 'Payment: card. Your payment has been received.',
		tags,
	},
	'orderMails.payment.invoice': withArguments<{ days: number }>()({
		de: 'Zahlungsart: Rechnung, zahlbar innerhalb von {days, plural, one {# Tag} other {# Tagen}} nach Rechnungsdatum.',
		en: 'Payment: invoice, payable within {days, plural, one {# day} other {# days}} of the invoice date.',
		tags,
	}),
	'orderMails.payment.none': { de: 'Es ist nichts zu zahlen.', en: 'There is nothing to pay.', tags },
	'orderMails.reverseCharge': {
		de: 'Es wird keine Umsatzsteuer berechnet: Die Lieferung geht an ein Unternehmen in einem anderen Land der EU.',
		en: 'No VAT is charged: this order goes to a business in another country of the EU.',
		tags,
	},
	'orderMails.billingAddress': { de: 'Rechnungsanschrift', en: 'Billing address', tags },
	'orderMails.shippingAddress': { de: 'Lieferanschrift', en: 'Delivery address', tags },
	'orderMails.deliveryDay': withArguments<{ day: string }>()({
		de: 'Voraussichtliche Lieferung: {day}',
		en: 'Expected delivery: {day}',
		tags,
	}),
	'orderMails.pickUpDay': withArguments<{ day: string }>()({
		de: 'Voraussichtlich abholbereit: {day}',
		en: 'Expected to be ready for collection: {day}',
		tags,
	}),
	'orderMails.readyDay': withArguments<{ day: string }>()({
		de: 'Voraussichtlich fertig: {day}',
		en: 'Expected to be ready: {day}',
		context: 'Where the way of sending takes no day, as when it is collected',
		tags,
	}),
	'orderMails.attached': {
		de: 'Die Unterlagen zu Ihrer Bestellung finden Sie als PDF im Anhang.',
		en: 'The documents for your order are attached as PDF.',
		tags,
	},
	'orderMails.invoiceFollows': {
		de: 'Ihre Rechnung erhalten Sie gesondert.',
		en: 'You will receive your invoice separately.',
		tags,
	},
	'orderMails.button': { de: 'Bestellung ansehen', en: 'View order', tags: ['mail', 'button'] },
	'orderMails.noWithdrawal.all': {
		de: 'Alle bestellten Waren werden nach Ihren Angaben angefertigt. Ein Widerrufsrecht besteht daher nicht (§ 312g Abs. 2 Nr. 1 BGB).',
		en: 'All goods ordered are made to your specification. There is therefore no right of withdrawal (section 312g (2) no. 1 BGB).',
		tags,
	},
	'orderMails.noWithdrawal.some': {
		de: 'Waren, die nach Ihren Angaben angefertigt werden, sind vom Widerrufsrecht ausgenommen (§ 312g Abs. 2 Nr. 1 BGB).',
		en: 'Goods made to your specification are exempt from the right of withdrawal (section 312g (2) no. 1 BGB).',
		tags,
	},
	'orderMails.processed.subject': withArguments<{ number: string }>()({
		de: 'Ihre Bestellung {number} ist in Produktion',
		en: 'Your order {number} is being processed',
		tags,
	}),
	'orderMails.processed.heading': {
		de: 'Ihre Bestellung ist in Produktion',
		en: 'Your order is being processed',
		tags,
	},
	'orderMails.processed.text': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nwir haben mit Ihrer Bestellung {number} begonnen und geben Ihnen Bescheid, sobald sie fertig ist.',
		en: 'Dear {name},\nwe have started working on your order {number} and will let you know as soon as it is ready.',
		tags,
	}),
	'orderMails.finished.subject': withArguments<{ number: string }>()({
		de: 'Ihre Bestellung {number} ist abgeschlossen',
		en: 'Your order {number} is complete',
		tags,
	}),
	'orderMails.finished.heading': { de: 'Ihre Bestellung ist abgeschlossen', en: 'Your order is complete', tags },
	'orderMails.finished.sent': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nIhre Bestellung {number} ist fertig und auf dem Weg zu Ihnen.',
		en: 'Dear {name},\nyour order {number} is complete and on its way to you.',
		tags,
	}),
	'orderMails.finished.ready': withArguments<{ name: string; number: string; method: string }>()({
		de: 'Guten Tag {name},\nIhre Bestellung {number} ist fertig. Versandart: {method}.',
		en: 'Dear {name},\nyour order {number} is complete. Shipping method: {method}.',
		context: 'Where the way of sending takes no day, as when it is collected; {method} is its name',
		tags,
	}),
	'orderMails.finished.pickUp': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nIhre Bestellung {number} ist fertig. Sie können sie bei uns abholen.',
		en: 'Dear {name},\nyour order {number} is complete. You can collect it from us.',
		tags,
	}),
	'orderMails.error.subject': withArguments<{ number: string }>()({
		de: 'Rückfrage zu Ihrer Bestellung {number}',
		en: 'A question about your order {number}',
		tags,
	}),
	'orderMails.error.heading': {
		de: 'Bei Ihrer Bestellung geht es gerade nicht weiter',
		en: 'Your order is on hold',
		tags,
	},
	'orderMails.error.text': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nbei Ihrer Bestellung {number} ist etwas dazwischengekommen. Wir kümmern uns darum und melden uns bei Ihnen. Sie müssen nichts tun.',
		en: 'Dear {name},\nsomething has come up with your order {number}. We are looking into it and will get in touch with you. There is nothing you need to do.',
		tags,
	}),
	'orderMails.refund.subject': withArguments<{ number: string }>()({
		de: 'Erstattung zu Ihrer Bestellung {number}',
		en: 'Refund for your order {number}',
		tags,
	}),
	'orderMails.refund.heading': { de: 'Wir haben Ihnen Geld erstattet', en: 'We have refunded you', tags },
	'orderMails.refund.card': withArguments<{ name: string; number: string; amount: string }>()({
		de: 'Guten Tag {name},\nzu Ihrer Bestellung {number} haben wir {amount} auf die Karte erstattet, mit der Sie bezahlt haben. Bis der Betrag dort erscheint, kann es einige Tage dauern.',
		en: 'Dear {name},\nwe have refunded {amount} for your order {number} to the card you paid with. It may take a few days until the amount appears there.',
		tags,
	}),
	'orderMails.refund.invoice': withArguments<{ name: string; number: string; amount: string }>()({
		de: 'Guten Tag {name},\nzu Ihrer Bestellung {number} schreiben wir Ihnen {amount} gut. Ist die Rechnung noch offen, zahlen Sie entsprechend weniger; sonst überweisen wir Ihnen den Betrag.',
		en: 'Dear {name},\nwe credit you {amount} for your order {number}. If the invoice is still open, you pay that much less; otherwise we transfer the amount to you.',
		tags,
	}),
	'orderMails.refund.attached': {
		de: 'Die Rechnungskorrektur finden Sie als PDF im Anhang.',
		en: 'The credit note is attached as PDF.',
		tags,
	},
	'orderMails.late.subject': withArguments<{ shop: string }>()({
		de: 'Ihre Zahlung bei {shop} geht an Sie zurück',
		en: 'Your payment at {shop} is being returned',
		tags,
	}),
	'orderMails.late.heading': { de: 'Ihre Zahlung geht an Sie zurück', en: 'Your payment is being returned', tags },
	'orderMails.late.text': withArguments<{ name: string; amount: string }>()({
		de: 'Guten Tag {name},\nIhre Zahlung über {amount} kam an, als die Bestellung schon abgelaufen war und die Ware nicht mehr für Sie zurückgelegt werden konnte. Wir haben den Betrag auf Ihre Karte erstattet. Es wurde nichts bestellt.',
		en: 'Dear {name},\nyour payment of {amount} arrived when the order had already expired and the goods could no longer be kept for you. We have refunded the amount to your card. Nothing was ordered.',
		tags,
	}),
	'orderMails.invoice.subject': withArguments<{ number: string; invoice: string }>()({
		de: 'Rechnung {invoice} zu Ihrer Bestellung {number}',
		en: 'Invoice {invoice} for your order {number}',
		tags,
	}),
	'orderMails.invoice.heading': { de: 'Ihre Rechnung', en: 'Your invoice', tags },
	'orderMails.invoice.text': withArguments<{ name: string; number: string }>()({
		de: 'Guten Tag {name},\nim Anhang finden Sie die Rechnung zu Ihrer Bestellung {number}.',
		en: 'Dear {name},\nattached you will find the invoice for your order {number}.',
		tags,
	}),
} satisfies Record<string, ShippedText>;
