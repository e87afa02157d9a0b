// Subscriptions of tests that do not care what is delivered.
import { newId } from '../../rules/ids.ts';
import type { Begun } from '../subscriptions/core/begin-subscription.ts';
import type { NewSubscription, NewSubscriptionLine } from '../subscriptions/core/record-subscription.ts';
import { someAddress, someBilling } from './orders.ts';

const amounts = { rate: 1900, net: 1000, tax: 190, gross: 1190 };

export const someSubscription = (userId: string | null, given: Partial<NewSubscription> = {}): NewSubscription => ({
	id: newId(),
	userId,
	provider: 'stripe',
	interval: { unit: 'month', count: 1 },
	trialDays: null,
	language: 'de-DE',
	currency: 'EUR',
	customerName: 'Klothilde Beispiel',
	customerMail: someBilling.email,
	plan: null,
	pricesIncludeTax: true,
	reverseCharge: false,
	taxFreeExport: false,
	billingAddress: someBilling,
	shippingAddress: someAddress,
	shipping: null,
	totals: { net: 1000, tax: 190, gross: 1190, rates: [amounts] },
	...given,
});

export const someSubscriptionLine = (given: Partial<NewSubscriptionLine> = {}): NewSubscriptionLine => ({
	itemId: newId(),
	productId: newId(),
	slug: 'poster-of-the-month',
	code: 'PM-1',
	name: 'Poster des Monats',
	itemName: '',
	options: [],
	mediaId: null,
	taxCategory: 'standard',
	personalised: false,
	weightMg: 200_000,
	productionDays: 2,
	designId: null,
	releaseId: null,
	seriesRows: null,
	offer: {},
	quantity: 1,
	unitPrice: 119_000,
	...amounts,
	...given,
});

export const someBeginning = (given: Partial<Begun> = {}): Begun => ({
	providerId: `sub_${newId()}`,
	customerId: `cus_${newId()}`,
	items: [{ id: `si_${newId()}`, productId: `prod_${newId()}` }],
	startedAt: new Date('2026-11-18T10:00:00Z'),
	trialEnd: null,
	periodEnd: new Date('2026-12-18T10:00:00Z'),
	year: 2026,
	...given,
});
