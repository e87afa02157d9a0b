import { describe, expect, it } from 'vitest';
import { blankPricing } from '../../../../rules/pricing/tidy-settings.ts';
import { readPricing } from '../pricing/pricing-values.ts';
import { mayHavePrice, withUnitPrice } from './own-price.ts';

const inherited = { ...readPricing(blankPricing), unitPrice: 1000 };

describe('the price of a variant', () => {
	it('is its own beside everything else that it has from its product', () => {
		expect(withUnitPrice(null, inherited, 2500)).toEqual({ ...inherited, unitPrice: 2500 });
	});

	it('is that of its product when it is taken away, unless something else is its own', () => {
		expect(withUnitPrice({ ...inherited, unitPrice: 2500 }, inherited, null)).toBeNull();
		const own = { ...inherited, unitPrice: 2500, minimumQuantity: 5 };
		expect(withUnitPrice(own, inherited, null)).toEqual({ ...own, unitPrice: null });
	});

	it('is set for several only where it is one number and the variant stays', () => {
		expect(mayHavePrice({ pricing: null, fate: 'kept' }, inherited)).toBe(true);
		expect(mayHavePrice({ pricing: null, fate: 'deleted' }, inherited)).toBe(false);
		expect(mayHavePrice({ pricing: { ...inherited, mode: 'pricelist' }, fate: 'kept' }, inherited)).toBe(false);
	});
});
