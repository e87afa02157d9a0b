import { describe, expect, it } from 'vitest';
import { emptyOrder, hasOtherErrors, type NewOrder } from './new-order.ts';

const order = (given: Partial<NewOrder> = {}): NewOrder => ({ ...emptyOrder('key'), ...given });

describe('a new order', () => {
	it('tells what is missing from what is written wrongly', () => {
		const { billing } = order();
		expect(hasOtherErrors(order())).toBe(false);
		expect(hasOtherErrors(order({ billing: { ...billing, country: 'DE', zipCode: 'ABCDE' } }))).toBe(true);
		const line = { key: 'one', productId: 'one', name: 'Flyer', quantity: Number.NaN, itemName: '' };
		expect(hasOtherErrors(order({ lines: [line] }))).toBe(true);
	});
});
