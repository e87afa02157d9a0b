// The German of en-GB/payment-methods.ts.
import type { paymentMethods as base } from '../en-GB/payment-methods.ts';
import type { TranslationOf } from '../entry.ts';

export const paymentMethods: TranslationOf<typeof base> = {
	'paymentMethods.card': 'Karte',
	'paymentMethods.paypal': 'PayPal',
	'paymentMethods.klarna': 'Klarna',
	'paymentMethods.sepaDebit': 'SEPA-Lastschrift',
	'paymentMethods.prepayment': 'Vorkasse',
	'paymentMethods.invoice': 'Rechnung',
	'paymentMethods.none': 'Keine Zahlung nötig',
};
