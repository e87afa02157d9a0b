// Orders of tests that do not care what was bought.
import { emptyAddress, emptyBilling } from '../../rules/checkout/address.ts';
import { newId } from '../../rules/ids.ts';
import type { NewOrder, NewOrderLine } from '../orders/core/record-order.ts';

export const someAddress = {
	...emptyAddress,
	country: 'DE',
	firstName: 'Klothilde',
	surname: 'Beispiel',
	street: 'Setzergasse 4',
	zipCode: '20095',
	city: 'Hamburg',
};

export const someBilling = { ...emptyBilling, ...someAddress, email: 'klothilde@example.com' };

const amounts = { rate: 1900, net: 1000, tax: 190, gross: 1190 };

export const someOrder = (userId: string, given: Partial<NewOrder> = {}): NewOrder => ({
	id: newId(),
	checkoutKey: newId(),
	userId,
	createdBy: null,
	paymentMethod: 'invoice',
	language: 'de-DE',
	currency: 'EUR',
	pricesIncludeTax: true,
	billingAddress: someBilling,
	shippingAddress: null,
	shipping: null,
	totals: { net: 1000, tax: 190, gross: 1190, rates: [amounts] },
	reverseCharge: false,
	taxFreeExport: false,
	customerName: 'Klothilde Beispiel',
	customerMail: someBilling.email,
	deliveryDay: '2026-11-20',
	reservedUntil: null,
	...given,
});

export const someLine = (given: Partial<NewOrderLine> = {}): NewOrderLine => ({
	itemId: newId(),
	productId: newId(),
	slug: 'cards',
	code: 'VK-100',
	name: 'Visitenkarten',
	itemName: '',
	options: [],
	designId: null,
	seriesRows: null,
	releaseId: null,
	mediaId: null,
	taxCategory: 'standard',
	quantity: 100,
	unitPrice: 1190,
	...amounts,
	personalised: false,
	stock: 'notCounted',
	...given,
});
