import { describe, expect, it } from 'vitest';
import { fittingPrices } from './fitting-prices.ts';

const order = { reverseCharge: true, taxFreeExport: false, pricesIncludeTax: true, currency: 'EUR' };
const line = { quantity: 3, net: 1000, unitPrice: 39_667 };

describe('the price of a piece', () => {
	it('is without tax where the buyer owes the tax himself, and comes to the amount of the line', () => {
		expect(fittingPrices([line], order)).toEqual([{ ...line, unitPrice: 33_333 }]);
	});

	it('is the price of the shop otherwise', () => {
		expect(fittingPrices([line], { ...order, reverseCharge: false })).toEqual([line]);
		expect(fittingPrices([line], { ...order, pricesIncludeTax: false })).toEqual([line]);
	});
});
