import { expect, it } from 'vitest';
import { firstCells, isPriced, type PricingValues } from './pricing-values.ts';

const values: PricingValues = {
	mode: 'simple',
	unitPrice: 12_500,
	scales: 'free',
	definedScales: '',
	linear: { from: null, to: null, step: null },
	minimumQuantity: null,
	priceLists: [],
};

it('quantity prices begin with the price of one piece', () => {
	expect(firstCells(values, 'de-DE')?.[0]).toEqual({ quantity: '1', unitPrice: '1,2500', total: '' });
});

it.each([null, Number.NaN])('quantity prices begin empty where the price of one piece is %s', (unitPrice) => {
	expect(firstCells({ ...values, unitPrice }, 'de-DE')).toBeUndefined();
});

it('a product whose only list is its own has a price as soon as a quantity has one', () => {
	const listed = { ...values, mode: 'pricelist' as const, priceLists: [{ listId: 'own', roleIds: [] }] };
	expect(isPriced(listed, { listId: 'own', steps: [] })).toBe(false);
	expect(isPriced(listed, { listId: 'own', steps: [1] })).toBe(true);
	expect(isPriced(listed, { listId: 'another', steps: [] })).toBe(true);
});

it('what cannot be read is no price', () => {
	const none = { listId: undefined, steps: [] };
	expect(isPriced(values, none)).toBe(true);
	expect(isPriced({ ...values, unitPrice: Number.NaN }, none)).toBe(false);
});
