import { describe, expect, it } from 'vitest';
import { type ShippingMethod, shippingErrors, shippingPrice } from './shipping-price.ts';

const method = (given: Partial<ShippingMethod>): ShippingMethod => ({
	countries: [],
	collection: false,
	kind: 'flat',
	price: 490,
	freeFrom: null,
	steps: [],
	...given,
});

const parcel = { country: 'DE', goods: 5000, grams: 1200, pieces: 250 };

describe('shipping', () => {
	it('costs the same for all, or nothing from a sum on', () => {
		expect(shippingPrice(method({}), parcel)).toBe(490);
		const free = method({ kind: 'freeFrom', freeFrom: 5000 });
		expect(shippingPrice(free, parcel)).toBe(0);
		expect(shippingPrice(free, { ...parcel, goods: 4999 })).toBe(490);
	});

	it('costs by steps, each up to its end and with it, and what is above the last is not brought', () => {
		const steps = [
			{ upTo: 1000, price: 390 },
			{ upTo: 5000, price: 690 },
		];
		const byWeight = method({ kind: 'byWeight', steps });
		expect(shippingPrice(byWeight, { ...parcel, grams: 1000 })).toBe(390);
		expect(shippingPrice(byWeight, { ...parcel, grams: 1001 })).toBe(690);
		expect(shippingPrice(byWeight, { ...parcel, grams: 5001 })).toBeUndefined();
		expect(shippingPrice(method({ kind: 'byQuantity', steps }), parcel)).toBe(390);
	});

	it('brings nothing to countries that it does not name', () => {
		expect(shippingPrice(method({ countries: ['AT', 'CH'] }), parcel)).toBeUndefined();
		expect(shippingPrice(method({ countries: ['AT', 'DE'] }), parcel)).toBe(490);
	});

	it('is not saved without its steps, with steps that do not rise, or with what is no amount', () => {
		expect(shippingErrors(method({}))).toEqual([]);
		expect(shippingErrors(method({ kind: 'byWeight' }))).toEqual(['noSteps']);
		const steps = [
			{ upTo: 10, price: 1 },
			{ upTo: 10, price: 2 },
		];
		expect(shippingErrors(method({ kind: 'byQuantity', steps }))).toEqual(['notRising']);
		expect(shippingErrors(method({ kind: 'freeFrom' }))).toEqual(['noFreeFrom']);
		expect(shippingErrors(method({ price: -1 }))).toEqual(['badNumber']);
		expect(shippingErrors(method({ price: 1.5 }))).toEqual(['badNumber']);
	});
});
