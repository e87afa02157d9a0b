// Why an order was not placed, changed or paid.
import type { ShippedText } from './entry.ts';

const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['shop', 'error'] });

export const checkoutErrors = {
	'checkoutErrors.notMoved': failure(
		'Dieser Schritt ist bei dieser Bestellung nicht möglich. Bitte laden Sie die Seite neu: Vielleicht hat jemand anderes sie bereits bearbeitet.',
		'This step is not possible for this order. Please reload the page: somebody else may have worked on it already.',
	),
	'checkoutErrors.terms': failure(
		'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
		'Please accept the terms and conditions.',
	),
	'checkoutErrors.priceChanged': failure(
		'Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann erneut. Es wurde nichts bestellt.',
		'The total has changed. Please check it and then order again. Nothing was ordered.',
	),
	'checkoutErrors.problems': failure(
		'Die Bestellung ist so noch nicht möglich. Bitte prüfen Sie die Hinweise im Warenkorb und bei Ihren Angaben.',
		'The order is not possible like this yet. Please check the hints in the cart and at your details.',
	),
	'checkoutErrors.address': failure('Bitte prüfen Sie Ihre Anschrift.', 'Please check your address.'),
	'checkoutErrors.profile': failure(
		'Bitte vervollständigen Sie Ihr Profil, bevor Sie bestellen.',
		'Please complete your profile before ordering.',
	),
	'checkoutErrors.shippingMethod': failure(
		'Bitte wählen Sie eine Versandart, die in dieses Land liefert.',
		'Please choose a shipping method that delivers to this country.',
	),
	'checkoutErrors.paymentMethod': failure(
		'Bitte wählen Sie eine der angebotenen Zahlungsarten.',
		'Please choose one of the payment methods offered.',
	),
	'checkoutErrors.stockShare': failure(
		'So viele Stück halten wir für eine unbezahlte Bestellung nicht zurück. Bitte verringern Sie die Menge oder wenden Sie sich an uns.',
		'We do not keep that many pieces for an unpaid order. Please order fewer or contact us.',
	),
	'checkoutErrors.orderFailed': failure('Fehler beim Absenden der Bestellung', 'Error when sending the order'),
	'checkoutErrors.afterPayment': failure(
		'Zahlung erfolgreich, aber die Bestellung konnte nicht angelegt werden. Bitte wenden Sie sich an den Support',
		'Payment successful, but order creation failed. Please contact support',
	),
	'checkoutErrors.sessionNotFound': failure(
		'Zahlungssitzung nicht gefunden. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support.',
		'Payment session not found. Please try again or contact support.',
	),
	'checkoutErrors.paymentFailed': failure(
		'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
		'Your payment could not be processed. Please try again.',
	),
} as const satisfies Record<string, ShippedText>;
