// What becomes of an order after the button: it is being processed, it has come in, or it has not.
import { type ShippedText, withArguments } from './entry.ts';

export const checkoutReturn = {
	'checkoutReturn.title': { de: 'Ihre Bestellung', en: 'Your order', context: 'Page title', tags: ['checkout'] },
	'checkoutReturn.processing': {
		de: 'Ihre Bestellung wird bearbeitet',
		en: 'Your order is being processed',
		context: 'Headline while the payment is looked up',
		tags: ['checkout'],
	},
	'checkoutReturn.processingText': {
		de: 'Einen Augenblick bitte. Lassen Sie diese Seite offen, sie geht von selbst weiter.',
		en: 'One moment, please. Keep this page open, it continues by itself.',
		tags: ['checkout'],
	},
	'checkoutReturn.processingCard': {
		de: 'Wir fragen den Zahlungsdienst nach Ihrer Zahlung.',
		en: 'We are asking the payment provider about your payment.',
		tags: ['checkout'],
	},
	'checkoutReturn.long': {
		de: 'Das dauert länger als sonst',
		en: 'This is taking longer than usual',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.longText': {
		de: 'Sie können diese Seite schließen: Sobald feststeht, was aus Ihrer Zahlung geworden ist, schreiben wir Ihnen eine E-Mail. Bitte bestellen Sie nicht noch einmal.',
		en: 'You can close this page: as soon as it is known what has become of your payment we will write you an e-mail. Please do not order again.',
		tags: ['checkout'],
	},
	'checkoutReturn.openPayment': {
		de: 'Die Zahlung ist noch offen. Sie können sie jetzt abschließen.',
		en: 'The payment is still open. You can complete it now.',
		tags: ['checkout'],
	},
	'checkoutReturn.pay': { de: 'Zur Zahlung', en: 'Go to payment', context: 'Button', tags: ['checkout', 'button'] },
	'checkoutReturn.success': {
		de: 'Vielen Dank für Ihre Bestellung',
		en: 'Thank you for your order',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.number': { de: 'Bestellnummer', en: 'Order number', tags: ['checkout'] },
	'checkoutReturn.total': { de: 'Gesamtbetrag', en: 'Total', tags: ['checkout'] },
	'checkoutReturn.payment': { de: 'Zahlung', en: 'Payment', tags: ['checkout'] },
	'checkoutReturn.paidByCard': { de: 'Mit Karte bezahlt', en: 'Paid by card', tags: ['checkout'] },
	'checkoutReturn.byInvoice': { de: 'Auf Rechnung', en: 'By invoice', tags: ['checkout'] },
	'checkoutReturn.nothingToPay': { de: 'Nichts zu zahlen', en: 'Nothing to pay', tags: ['checkout'] },
	'checkoutReturn.delivery': { de: 'Lieferung voraussichtlich', en: 'Expected delivery', tags: ['checkout'] },
	'checkoutReturn.mail': withArguments<{ email: string }>()({
		de: 'Die Bestellbestätigung ist unterwegs an {email}.',
		en: 'The order confirmation is on its way to {email}.',
		tags: ['checkout'],
	}),
	'checkoutReturn.nextInvoice': {
		de: 'Wir beginnen mit der Arbeit. Die Rechnung bekommen Sie per E-Mail.',
		en: 'We are starting work. You will get the invoice by e-mail.',
		tags: ['checkout'],
	},
	'checkoutReturn.nextCard': {
		de: 'Ihre Zahlung ist eingegangen, wir beginnen mit der Arbeit.',
		en: 'Your payment has arrived and we are starting work.',
		tags: ['checkout'],
	},
	'checkoutReturn.nextNone': { de: 'Wir beginnen mit der Arbeit.', en: 'We are starting work.', tags: ['checkout'] },
	'checkoutReturn.details': {
		de: 'Bestellung ansehen',
		en: 'View the order',
		context: 'Button',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.failed': {
		de: 'Die Bestellung kam nicht zustande',
		en: 'The order did not go through',
		context: 'Headline',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.cancelled': {
		de: 'Sie haben die Zahlung abgebrochen',
		en: 'You have cancelled the payment',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.expired': {
		de: 'Die Zeit für die Zahlung ist abgelaufen.',
		en: 'The time for the payment has run out.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.refused': {
		de: 'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.',
		en: 'Your payment could not be processed. Please try again.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.nothingCharged': {
		de: 'Es wurde nichts abgebucht. Ihr Warenkorb und Ihre Angaben sind noch da.',
		en: 'Nothing was charged. Your cart and what you entered are still here.',
		tags: ['checkout'],
	},
	'checkoutReturn.tryAgain': {
		de: 'Noch einmal zur Kasse',
		en: 'Back to checkout',
		context: 'Button',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.refunded': {
		de: 'Ihre Zahlung wird erstattet',
		en: 'Your payment is being refunded',
		context: 'Headline',
		tags: ['checkout'],
	},
	'checkoutReturn.refundedText': {
		de: 'Ihre Zahlung ging ein, als die Ware leider schon vergriffen war. Sie bekommen den ganzen Betrag automatisch zurück; je nach Bank dauert das einige Tage. Es wurde nichts bestellt.',
		en: 'Your payment arrived after the goods had sold out. The whole amount is refunded automatically; depending on your bank this takes a few days. Nothing has been ordered.',
		tags: ['checkout'],
	},
	'checkoutReturn.unknown': {
		de: 'Zahlungssitzung nicht gefunden. Bitte versuchen Sie es noch einmal oder wenden Sie sich an den Support.',
		en: 'Payment session not found. Please try again or contact support.',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.unknownTitle': {
		de: 'Diese Bestellung kennen wir nicht',
		en: 'We do not know this order',
		context: 'Headline',
		tags: ['checkout', 'error'],
	},
	'checkoutReturn.elsewhereTitle': {
		de: 'Sehen Sie bitte in Ihre E-Mails',
		en: 'Please check your e-mails',
		context: 'Headline for somebody who comes back from paying into another browser',
		tags: ['checkout'],
	},
	'checkoutReturn.elsewhere': {
		de: 'In diesem Browser können wir Ihnen diese Bestellung nicht zeigen, zum Beispiel weil Sie sie in einem anderen begonnen haben. Ihre Zahlung kann trotzdem angekommen sein: Bitte bestellen Sie nicht noch einmal.',
		en: 'We cannot show you this order in this browser, for example because you began it in another one. Your payment may have arrived all the same: please do not order again.',
		tags: ['checkout'],
	},
	'checkoutReturn.elsewhereMail': {
		de: 'Die Bestellbestätigung kommt in wenigen Minuten per E-Mail. Mit der Schaltfläche darin öffnen Sie Ihre Bestellung.',
		en: 'The order confirmation arrives by e-mail within a few minutes. The button in it opens your order.',
		tags: ['checkout'],
	},
	'checkoutReturn.find': {
		de: 'Bestellung finden',
		en: 'Find your order',
		context: 'Button: to the look-up by number and e-mail address',
		tags: ['checkout', 'button'],
	},
	'checkoutReturn.notAsked': {
		de: 'Der Stand Ihrer Bestellung lässt sich gerade nicht abfragen. Wir versuchen es weiter.',
		en: 'The state of your order cannot be looked up right now. We keep trying.',
		tags: ['checkout', 'error'],
	},
} satisfies Record<string, ShippedText>;
