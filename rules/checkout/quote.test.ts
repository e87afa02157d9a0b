import { describe, expect, it } from 'vitest';
import { methodToBeginWith, type QuotedLine, type QuoteTerms, quoteFor } from './quote.ts';

const method = (id: string, given: object = {}) => ({
	...{ id, name: id, description: '', days: 2, countries: [], collection: false },
	...{ kind: 'flat' as const, price: 595, freeFrom: null, steps: [], ...given },
});

const terms: QuoteTerms = {
	settings: {
		...{ smallBusiness: false, invoiceFor: 'everybody', invoiceLimit: 0, showPayment: true, showShipping: true },
	},
	buyer: 'guest',
	shop: { country: 'DE', pricesIncludeTax: true },
	methods: [method('parcel', { countries: ['DE', 'CH'] }), method('shop', { collection: true, price: 0, days: 0 })],
	...{
		country: 'DE',
		shippingMethodId: 'parcel',
		card: true,
		reverseCharge: false,
		exported: false,
		today: '2026-11-18',
	},
};

const lines: QuotedLine[] = [
	{ quantity: 100, total: 11_900, rate: 1900, weightMg: 1500, productionDays: 2, problem: undefined },
];

const quote = (given: Partial<QuoteTerms> = {}) => quoteFor(lines, { ...terms, ...given });

describe('countries of delivery', () => {
	it('are those of the shipping methods; collection adds that of the shop and no other', () => {
		expect(quote().countries).toEqual(['CH', 'DE']);
		const [, collection] = terms.methods;
		const abroad = method('abroad', { countries: ['AT'] });
		expect(quote({ methods: [abroad, ...(collection ? [collection] : [])] }).countries).toEqual(['AT', 'DE']);
		expect(quote({ methods: [abroad] }).countries).toEqual(['AT']);
		expect(quote({ methods: collection ? [collection] : [] }).countries.length).toBeGreaterThan(200);
		expect(quote({ methods: [] }).countries).toEqual([]);
	});

	it('begin with a method that delivers there, and with collection only at home', () => {
		const begun = (country: string, methods = terms.methods) => {
			const given = { ...terms, country, methods };
			return methodToBeginWith(quoteFor(lines, given), given)?.id;
		};
		expect(begun('CH')).toBe('parcel');
		expect(begun('US')).toBeUndefined();
		expect(quote({ country: 'US', shippingMethodId: null }).shippingMethods.map(({ id }) => id)).toEqual(['shop']);
		expect(begun('DE', terms.methods.slice(1))).toBe('shop');
	});
});

describe('an export', () => {
	it('is free of tax when it is sent, and taxed when it is collected', () => {
		const sent = quote({ country: 'CH', exported: true });
		expect({ exemption: sent.exemption, ...sent.totals }).toMatchObject({
			...{ exemption: 'export', tax: 0, net: 10_500, gross: 10_500 },
		});
		const collected = quote({ country: 'CH', exported: true, shippingMethodId: 'shop' });
		expect({ exemption: collected.exemption, ...collected.totals }).toMatchObject({
			...{ exemption: null, tax: 1900, gross: 11_900 },
		});
	});

	it('counts shipping without the tax in its total, and taxes what is collected', () => {
		const settings = terms.settings;
		const priced = terms.methods.map((method) => ({ ...method, price: 595 }));
		const sent = quote({ settings, methods: priced, country: 'CH', exported: true });
		expect(sent.shippingMethods.map(({ id, cost, charged }) => [id, cost, charged])).toEqual([
			['parcel', 595, 500],
			['shop', 595, 595],
		]);
		expect(sent.totals.gross).toBe(10_500);
		const taxed = quote({ settings, methods: priced, country: 'DE' });
		expect(taxed.shippingMethods.map(({ charged }) => charged)).toEqual([595, 595]);
	});

	it('is none of a small business, which charges no tax anywhere', () => {
		const settings = { ...terms.settings, smallBusiness: true };
		const { exemption, totals } = quote({ settings, country: 'CH', exported: true });
		expect({ exemption, gross: totals.gross }).toEqual({ exemption: null, gross: 12_495 });
	});
});
