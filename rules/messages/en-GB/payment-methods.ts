// What the ways to pay are called, wherever they are named: cart, checkout, orders, mails, documents and administration.
import type { ShippedText } from '../entry.ts';

const context = 'Name of a payment method, in the checkout, on orders, in emails and on documents';
const tags = ['checkout', 'order', 'email', 'document'] as const;

export const paymentMethods = {
	'paymentMethods.card': { text: 'Card', context, tags },
	'paymentMethods.paypal': { text: 'PayPal', context, tags },
	'paymentMethods.klarna': { text: 'Klarna', context, tags },
	'paymentMethods.sepaDebit': { text: 'SEPA direct debit', context, tags },
	'paymentMethods.prepayment': { text: 'Prepayment', context, tags },
	'paymentMethods.invoice': { text: 'Invoice', context, tags },
	'paymentMethods.none': {
		text: 'No payment needed',
		context: 'In place of a payment method, where nothing is to be paid',
		tags,
	},
} satisfies Record<string, ShippedText>;
