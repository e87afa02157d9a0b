// What checkouts and orders both say: addresses, sums, how is paid.
import type { Address, BillingAddress } from '../../../rules/checkout/address.ts';
import { paymentMethods } from '../../../rules/checkout/quote.ts';
import type { TaxedLine } from '../../../rules/tax/tax-of.ts';
import { builder } from '../../graphql/builder.ts';

export type { PaymentMethod } from '../../../rules/checkout/quote.ts';

export const paymentMethodType = builder.enumType('PaymentMethod', {
	description: 'None: there is nothing to pay',
	values: paymentMethods,
});

export const addressType = builder.objectRef<Address>('Address').implement({
	description: 'What is not known is an empty text',
	fields: (t) => ({
		salutation: t.exposeString('salutation', { description: 'mr, mrs, diverse, or nothing' }),
		country: t.exposeString('country', { description: 'ISO 3166-1, two letters' }),
		title: t.exposeString('title'),
		firstName: t.exposeString('firstName'),
		surname: t.exposeString('surname'),
		companyName: t.exposeString('companyName'),
		phone: t.exposeString('phone'),
		street: t.exposeString('street', { description: 'With the number of the house' }),
		zipCode: t.exposeString('zipCode'),
		city: t.exposeString('city'),
	}),
});

export const billingAddressType = builder.objectRef<BillingAddress>('BillingAddress').implement({
	description: 'What is not known is an empty text',
	fields: (t) => ({
		salutation: t.exposeString('salutation', { description: 'mr, mrs, diverse, or nothing' }),
		country: t.exposeString('country', { description: 'ISO 3166-1, two letters' }),
		title: t.exposeString('title'),
		firstName: t.exposeString('firstName'),
		surname: t.exposeString('surname'),
		companyName: t.exposeString('companyName'),
		phone: t.exposeString('phone'),
		street: t.exposeString('street', { description: 'With the number of the house' }),
		zipCode: t.exposeString('zipCode'),
		city: t.exposeString('city'),
		email: t.exposeString('email'),
		ccEmail: t.exposeString('ccEmail', { description: 'Who gets a copy of the mails' }),
		costCenter: t.exposeString('costCenter'),
		vatId: t.exposeString('vatId'),
	}),
});

const minor = { description: 'In minor units' };

const taxRow = builder.objectRef<TaxedLine>('TaxRow').implement({
	fields: (t) => ({
		rate: t.exposeInt('rate', { description: 'In hundredths of a per cent' }),
		net: t.exposeFloat('net', minor),
		tax: t.exposeFloat('tax', minor),
		gross: t.exposeFloat('gross', minor),
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
	fields: (t) => ({
		goods: t.exposeFloat('goods', { description: 'Net or gross as the shop states its prices. In minor units' }),
		shipping: t.exposeFloat('shipping', { nullable: true, description: 'Likewise; null where nothing is sent' }),
		net: t.exposeFloat('net', minor),
		tax: t.exposeFloat('tax', minor),
		gross: t.exposeFloat('gross', minor),
		rates: t.field({ type: [taxRow], description: 'The highest rate first', resolve: ({ rates }) => [...rates] }),
	}),
});
