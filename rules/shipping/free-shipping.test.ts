import { expect, it } from 'vitest';
import { freeShippingFrom } from './free-shipping.ts';
import type { ShippingMethod } from './shipping-price.ts';

const method = (given: Partial<ShippingMethod>): ShippingMethod => ({
	...{ countries: ['DE'], collection: false, kind: 'flat', price: 490, freeFrom: null, steps: [] },
	...given,
});

it('is free from the lowest sum of all methods that deliver there', () => {
	const methods = [
		method({ kind: 'freeFrom', freeFrom: 9900 }),
		method({ kind: 'freeFrom', freeFrom: 4900 }),
		method({ kind: 'freeFrom', freeFrom: 1000, countries: ['AT'] }),
	];
	expect(freeShippingFrom(methods, 'DE')).toBe(4900);
	expect(freeShippingFrom([...methods, method({ price: 0 })], 'DE')).toBe(0);
});

it('is never free where nothing is delivered without charge; what is collected does not count', () => {
	expect(freeShippingFrom([method({}), method({ price: 0, collection: true, countries: [] })], 'DE')).toBeNull();
});
