// What checkouts and orders both say: addresses, sums, how is paid.

import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { paymentMethods } from '../../../rules/payments/methods.ts';
import type { TaxedLine } from '../../../rules/tax/tax-of.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';

export type { PaymentMethod } from '../../../rules/payments/methods.ts';

export const paymentMethodType = builder.enumType('PaymentMethod', {
	description: 'How an order is paid.',
	values: describeValues(paymentMethods, {
		card: 'By card, Apple Pay or Google Pay at the payment provider.',
		paypal: 'By PayPal at the payment provider.',
		klarna: 'By Klarna at the payment provider.',
		sepaDebit: 'By SEPA direct debit at the payment provider; the money arrives days after the order.',
		prepayment: 'By bank transfer before production.',
		invoice: 'By invoice after the order.',
		none: 'The total is zero, so that nothing is to be paid.',
	}),
});

export const addressType = builder.objectRef<Address>('Address').implement({
	description: 'A postal address; unknown values are empty.',
	fields: (t) => ({
		salutation: t.exposeString('salutation', { description: '`mr`, `mrs`, `diverse` or empty.' }),
		country: t.exposeString('country', { description: 'Country as an ISO 3166-1 code.' }),
		title: t.exposeString('title', { description: 'Academic title.' }),
		firstName: t.exposeString('firstName', { description: 'First name of the person.' }),
		surname: t.exposeString('surname', { description: 'Family name of the person.' }),
		companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
		phone: t.exposeString('phone', { description: 'Phone number in any notation.' }),
		street: t.exposeString('street', { description: 'Street and house number.' }),
		zipCode: t.exposeString('zipCode', { description: 'Postal code of the city.' }),
		city: t.exposeString('city', { description: 'Name of the city.' }),
	}),
});

export const billingAddressType = builder.objectRef<BillingAddress>('BillingAddress').implement({
	description: 'A billing address; unknown values are empty.',
	fields: (t) => ({
		salutation: t.exposeString('salutation', { description: '`mr`, `mrs`, `diverse` or empty.' }),
		country: t.exposeString('country', { description: 'Country as an ISO 3166-1 code.' }),
		title: t.exposeString('title', { description: 'Academic title.' }),
		firstName: t.exposeString('firstName', { description: 'First name of the person.' }),
		surname: t.exposeString('surname', { description: 'Family name of the person.' }),
		companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
		phone: t.exposeString('phone', { description: 'Phone number in any notation.' }),
		street: t.exposeString('street', { description: 'Street and house number.' }),
		zipCode: t.exposeString('zipCode', { description: 'Postal code of the city.' }),
		city: t.exposeString('city', { description: 'Name of the city.' }),
		email: t.exposeString('email', { description: 'Email address that mails about the order are sent to.' }),
		ccEmail: t.exposeString('ccEmail', { description: 'Email address that receives a copy of these mails.' }),
		costCenter: t.exposeString('costCenter', { description: 'Cost centre of the customer, printed on documents.' }),
		vatId: t.exposeString('vatId', { description: 'VAT id of the customer.' }),
		// Addresses of earlier orders do not have them.
		orderReference: t.string({
			description: 'Number that the customer has given to the order.',
			resolve: ({ orderReference = '' }) => orderReference,
		}),
		leitwegId: t.string({
			description: 'Leitweg-ID of a public body in Germany.',
			resolve: ({ leitwegId = '' }) => leitwegId,
		}),
		electronicAddress: t.string({
			description: 'Where machines deliver invoices: an email address, or a number such as `0088:4012345000009`.',
			resolve: ({ electronicAddress = '' }) => electronicAddress,
		}),
		invoiceFormat: t.string({
			description: 'How invoices are sent: `zugferd` (also if empty), `xrechnung` or `both`.',
			resolve: ({ invoiceFormat = '' }) => invoiceFormat,
		}),
	}),
});

const taxRow = builder.objectRef<TaxedLine>('TaxRow').implement({
	description: 'Amounts of one tax rate.',
	fields: (t) => ({
		rate: t.exposeInt('rate', { description: 'Tax rate in hundredths of a per cent.' }),
		net: t.exposeFloat('net', { description: 'Amount without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Tax in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Amount with tax, in minor units.' }),
	}),
});

export interface OrderTotals {
	goods: number;
	/** Null where nothing is sent. */
	shipping: number | null;
	net: number;
	tax: number;
	gross: number;
	rates: readonly TaxedLine[];
}

export const totalsType = builder.objectRef<OrderTotals>('OrderTotals').implement({
	description: 'Totals of a cart or order.',
	fields: (t) => ({
		goods: t.exposeFloat('goods', {
			description: 'Total of the products in minor units, net or gross as all prices of the shop.',
		}),
		shipping: t.exposeFloat('shipping', {
			nullable: true,
			description:
				'Price of shipping in minor units, net or gross as all prices of the shop; null if nothing is shipped.',
		}),
		net: t.exposeFloat('net', { description: 'Total without tax, in minor units.' }),
		tax: t.exposeFloat('tax', { description: 'Total tax in minor units.' }),
		gross: t.exposeFloat('gross', { description: 'Total with tax, in minor units.' }),
		rates: t.field({
			type: [taxRow],
			description: 'Amounts by tax rate, the highest rate first.',
			resolve: ({ rates }) => [...rates],
		}),
	}),
});
