import { expect, it } from 'vitest';
import { firstCells, type PricingValues } from './pricing-values.ts';

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
