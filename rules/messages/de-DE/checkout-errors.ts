// The German of en-GB/checkout-errors.ts.
import type { checkoutErrors as base } from '../en-GB/checkout-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const checkoutErrors: TranslationOf<typeof base> = {
	'checkoutErrors.notMoved':
		'Dieser Schritt ist bei dieser Bestellung nicht möglich. Bitte laden Sie die Seite neu: Vielleicht hat jemand anderes sie bereits bearbeitet.',
	'checkoutErrors.terms': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
	'checkoutErrors.priceChanged':
		'Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann erneut. Es wurde nichts bestellt.',
	'checkoutErrors.problems':
		'Die Bestellung ist so noch nicht möglich. Bitte prüfen Sie die Hinweise im Warenkorb und bei Ihren Angaben.',
	'checkoutErrors.address': 'Bitte prüfen Sie Ihre Anschrift.',
	'checkoutErrors.profile': 'Bitte vervollständigen Sie Ihr Profil, bevor Sie bestellen.',
	'checkoutErrors.shippingMethod': 'Bitte wählen Sie eine Versandart, die in dieses Land liefert.',
	'checkoutErrors.paymentMethod': 'Bitte wählen Sie eine der angebotenen Zahlungsarten.',
	'checkoutErrors.subscriptionAccount':
		'Ein Abonnement können Sie nur mit einem Kundenkonto bestellen. Bitte melden Sie sich an oder registrieren Sie sich. Ihr Warenkorb bleibt erhalten.',
	'checkoutErrors.trialChanged':
		'Der kostenlose Probezeitraum dieses Abonnements hat sich geändert. Bitte prüfen Sie, was heute zu zahlen ist, und bestellen Sie noch einmal. Es wurde nichts abgebucht.',
	'checkoutErrors.trialUsed':
		'Mit dieser E-Mail-Adresse wurde der kostenlose Probezeitraum dieses Produkts schon genutzt. Bitte melden Sie sich mit dem Konto an, mit dem er genutzt wurde, oder geben Sie die Adresse Ihres eigenen Kontos an.',
	'checkoutErrors.budgetExceeded':
		'Ein Budget Ihres Unternehmens reicht für diese Bestellung nicht aus. Bitte bestellen Sie weniger oder fragen Sie die Person, die die Budgets verwaltet.',
	'checkoutErrors.costCentre': 'Bitte wählen Sie eine der Kostenstellen Ihres Unternehmens.',
	'checkoutErrors.stockShare':
		'So viele Stück halten wir für eine unbezahlte Bestellung nicht zurück. Bitte verringern Sie die Menge oder wenden Sie sich an uns.',
	'checkoutErrors.orderFailed': 'Fehler beim Absenden der Bestellung',
	'checkoutErrors.afterPayment':
		'Zahlung erfolgreich, aber die Bestellung konnte nicht angelegt werden. Bitte wenden Sie sich an den Support',
	'checkoutErrors.sessionNotFound':
		'Zahlungssitzung nicht gefunden. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support.',
	'checkoutErrors.paymentFailed': 'Ihre Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
};
