import { describe, expect, it } from 'vitest';
import { hintsFor, type ProductFacts } from './hints.ts';

const complete: ProductFacts = {
	priced: true,
	pricingMode: 'simple',
	images: 1,
	categoriesOnline: [true],
	missingLanguages: [],
	stockBelowWarning: false,
};
const kinds = (facts: Partial<ProductFacts>) => hintsFor({ ...complete, ...facts }).map(({ kind }) => kind);

describe('a product', () => {
	it('that lacks nothing has no hints', () => {
		expect(hintsFor(complete)).toEqual([]);
	});

	it('without a price or a picture is hinted at', () => {
		expect(kinds({ priced: false, images: 0 })).toEqual(['noPrice', 'noImage']);
		expect(kinds({ priced: false, pricingMode: 'pricelist' })).toEqual(['noPriceList']);
	});

	it('is offline when all of its categories are, not when it stands in one that is online; in none is said apart', () => {
		expect(kinds({ categoriesOnline: [false, false] })).toEqual(['offlineCategory']);
		expect(kinds({ categoriesOnline: [false, true] })).toEqual([]);
		expect(kinds({ categoriesOnline: [] })).toEqual(['noCategory']);
	});

	it('that runs out is hinted at', () => {
		expect(kinds({ stockBelowWarning: true })).toEqual(['stockBelowWarning']);
	});

	it('names the languages it is missing in', () => {
		expect(hintsFor({ ...complete, missingLanguages: ['en-GB'] })).toEqual([
			{ kind: 'missingLanguage', languages: ['en-GB'] },
		]);
	});
});
