import { describe, expect, it } from 'vitest';
import { emptyAddress, emptyBilling } from '../../../rules/checkout/address.ts';
import type { CheckoutResult } from './checkout-result.ts';
import { type Draft, emptyDraft } from './draft.ts';
import {
	completeDraft,
	countryOf,
	differsByMethodOnly,
	draftFrom,
	findDraftErrors,
	holdsEntries,
	inputOf,
	shippingChoice,
	taxedZipCode,
} from './effective.ts';

const address = { ...emptyAddress, firstName: 'Ada', surname: 'Holm', street: 'Kai 1', zipCode: '24937', city: 'Kiel' };
const home = { ...address, country: 'DE' };

const checkout = {
	shippingMethods: [{ id: 'post' }],
	shippingMethodId: 'post',
	paymentMethods: ['card', 'invoice'],
	showShipping: true,
	showPayment: true,
	countries: ['AT', 'DE'],
	shopCountry: 'DE',
	shippingAddress: null,
	billingAddress: null,
	totals: { gross: 1190 },
} as unknown as CheckoutResult;

const draft: Draft = {
	...emptyDraft(),
	shipping: home,
	billing: { ...emptyBilling, email: 'ada@example.com' },
	termsAccepted: true,
};

const wrong = (changed: Partial<Draft>, answer: Partial<CheckoutResult> = {}) =>
	findDraftErrors({ ...draft, ...changed }, { ...checkout, ...answer }).map(({ name }) => name);

describe('what a checkout orders', () => {
	it('is nothing as long as something is missing, in the order of the page', () => {
		expect(wrong({})).toEqual([]);
		const { key } = draft;
		expect(wrong({ ...emptyDraft(), key }, { shippingMethodId: null, paymentMethods: [] })).toEqual([
			'billing.email',
			...['firstName', 'surname', 'street', 'zipCode', 'city', 'country'].map((field) => `shipping.${field}`),
			'shippingMethod',
			'paymentMethod',
			'terms',
		]);
	});

	it('has one address where the bill goes with the goods, and two where not', () => {
		expect(inputOf(draft, checkout, 'de-DE')).toMatchObject({ billingAddress: home, shippingAddress: null });
		const billing = { ...draft.billing, ...home, city: ' Husum ' };
		expect(inputOf({ ...draft, same: false, billing }, checkout, 'de-DE')).toMatchObject({
			billingAddress: { city: 'Husum', email: 'ada@example.com' },
			shippingAddress: home,
		});
		expect(wrong({ same: false })).toContain('billing.street');
	});

	it('asks for one address and no way of sending where nothing is sent', () => {
		const hidden = { showShipping: false, showPayment: false, shippingMethods: [], shippingMethodId: null };
		const billing = { ...draft.billing, ...home };
		expect(wrong({ shipping: emptyAddress, billing }, hidden)).toEqual([]);
		expect(wrong({ shipping: emptyAddress }, hidden)).toContain('billing.street');
		const sent = inputOf({ ...draft, shipping: emptyAddress, billing }, { ...checkout, ...hidden }, 'de-DE');
		expect(sent).toMatchObject({ billingAddress: home, shippingAddress: null, shippingMethodId: null });
		expect(countryOf({ ...draft, shipping: emptyAddress, billing })).toBe('DE');
	});

	it('takes no VAT id that is none, and a way of paying only while it is offered', () => {
		expect(wrong({ billing: { ...draft.billing, vatId: 'DE12' } })).toEqual(['billing.vatId']);
		expect(wrong({ billing: { ...draft.billing, vatId: 'de 123 456 789' } })).toEqual([]);
		const paid = (paymentMethod: string | null, methods: CheckoutResult['paymentMethods']) =>
			inputOf({ ...draft, paymentMethod }, { ...checkout, paymentMethods: methods }, 'de-DE').paymentMethod;
		expect(paid('invoice', ['card', 'invoice'])).toBe('invoice');
		expect(paid('invoice', ['card'])).toBe('card');
		expect(paid('card', ['none'])).toBe('none');
	});

	it('begins with what was last used, else with the country of the shop', () => {
		expect(draftFrom(checkout)).toMatchObject({ same: true, shipping: { country: 'DE' }, billing: { country: 'DE' } });
		const shippingAddress = { ...home, city: 'Husum' };
		const used = { ...checkout, shippingAddress, billingAddress: { ...emptyBilling, ...home } };
		expect(draftFrom(used)).toMatchObject({ same: false, shipping: { city: 'Husum' }, billing: { city: 'Kiel' } });
	});

	it('holds entries once something was filled in or chosen, not by having been opened', () => {
		const begun = draftFrom(checkout);
		expect(holdsEntries(begun, checkout)).toBe(false);
		expect(holdsEntries({ ...begun, key: 'another', sent: '{}' }, checkout)).toBe(false);
		expect(holdsEntries({ ...begun, billing: { ...begun.billing, email: 'ada@example.com' } }, checkout)).toBe(true);
		expect(holdsEntries({ ...begun, shippingMethodId: 'post' }, checkout)).toBe(true);
	});

	it('shows the shipping method that was pressed at once, and that it was replaced where it is not offered', () => {
		const offered = (...ids: string[]) =>
			({ ...checkout, shippingMethods: ids.map((id) => ({ id })), shippingMethodId: ids[0] }) as CheckoutResult;
		expect(shippingChoice(draft, offered('post', 'express'))).toEqual({ id: 'post', isReplaced: false });
		const pressed = { ...draft, shippingMethodId: 'express' };
		expect(shippingChoice(pressed, offered('post', 'express'))).toEqual({ id: 'express', isReplaced: false });
		expect(shippingChoice(pressed, offered('abroad', 'pickup'))).toEqual({ id: 'abroad', isReplaced: true });
	});

	it('goes back to the shipping method before only where nothing typed would go with it', () => {
		const wish = { language: 'de-DE', shippingMethodId: 'post', country: 'DE', zipCode: null, vatId: null };
		expect(differsByMethodOnly({ ...wish, shippingMethodId: 'express' }, wish)).toBe(true);
		expect(differsByMethodOnly({ ...wish, shippingMethodId: 'express', country: 'AT' }, wish)).toBe(false);
		expect(differsByMethodOnly(wish, wish)).toBe(false);
	});

	it('asks with a postal code only where that decides about the tax', () => {
		const zipped = (country: string, zipCode: string) =>
			taxedZipCode({ ...draft, shipping: { ...home, country, zipCode } });
		expect([zipped('DE', '24937'), zipped('GB', 'SW1A 1AA')]).toEqual([null, null]);
		expect([zipped('DE', '27498'), zipped('GB', ' BT1 5GS')]).toEqual(['27498', 'BT1 5GS']);
	});
});

describe('what was begun as a guest and goes on with an account', () => {
	const account = {
		...checkout,
		shippingAddress: home,
		billingAddress: { ...emptyBilling, ...home, email: 'ada@example.com' },
	} as unknown as CheckoutResult;
	const guest: Draft = { ...emptyDraft(), shipping: { ...emptyAddress, country: 'DE' } };

	it('has the e-mail address, the name and the address of the account where nothing was typed', () => {
		const { shipping, billing } = completeDraft(guest, account);
		expect(shipping).toEqual(home);
		expect(billing).toMatchObject({ ...home, email: 'ada@example.com' });
	});

	it('keeps what was typed, and mixes no two addresses', () => {
		const typed = { ...emptyAddress, street: 'Wall 2', country: 'AT' };
		const begun = { ...guest, shipping: typed, billing: { ...emptyBilling, email: 'other@example.com' } };
		const { shipping, billing } = completeDraft(begun, account);
		expect(shipping).toEqual({ ...typed, firstName: 'Ada', surname: 'Holm' });
		expect(billing.email).toBe('other@example.com');
	});

	it('is left as it is where it was sent', () => {
		const sent = { ...guest, sent: 'x' };
		expect(completeDraft(sent, account)).toBe(sent);
	});
});
