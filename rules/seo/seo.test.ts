import { describe, expect, it } from 'vitest';
import { isCanonicalPath, readCanonical, showCanonical } from './canonical.ts';
import { breadcrumbData, decimalOf, productData } from './structured-data.ts';
import { summaryOf } from './summary.ts';

describe('a summary', () => {
	it('is one line, and a short text whole', () => {
		expect(summaryOf('  Karten\n\nauf  Karton ')).toBe('Karten auf Karton');
	});

	it('ends between words, never longer than it may be', () => {
		const text = 'Visitenkarten auf festem Karton, beidseitig farbig bedruckt, in kleinen Auflagen';
		expect(summaryOf(text, 34)).toBe('Visitenkarten auf festem Karton…');
		for (let longest = 5; longest < 100; longest += 1)
			expect(summaryOf(text, longest).length).toBeLessThanOrEqual(longest + 1);
		expect(summaryOf('x'.repeat(400), 160)).toHaveLength(160);
	});
});

describe('the tags for search engines', () => {
	it('has prices as decimal texts, in currencies with and without cents', () => {
		expect(decimalOf({ minor: 1490, currency: 'EUR' })).toBe('14.90');
		expect(decimalOf({ minor: 5, currency: 'EUR' })).toBe('0.05');
		expect(decimalOf({ minor: 1490, currency: 'JPY' })).toBe('1490');
	});

	const product = {
		name: 'Karte',
		description: 'Eine Karte',
		url: 'https://shop.example/product/card',
		images: [],
		code: '',
		runs: [{ quantity: 1, price: { minor: 1490, currency: 'EUR' } }],
		taxIncluded: true,
		available: false,
		seller: 'Druckwerk',
	};

	it('of a product is its offer, and that it cannot be had', () => {
		expect(productData(product)).toEqual({
			'@context': 'https://schema.org',
			'@type': 'Product',
			name: 'Karte',
			description: 'Eine Karte',
			url: product.url,
			offers: {
				'@type': 'Offer',
				url: product.url,
				price: '14.90',
				priceCurrency: 'EUR',
				availability: 'https://schema.org/OutOfStock',
				itemCondition: 'https://schema.org/NewCondition',
				seller: { '@type': 'Organization', name: 'Druckwerk' },
				priceSpecification: {
					'@type': 'PriceSpecification',
					price: '14.90',
					priceCurrency: 'EUR',
					valueAddedTaxIncluded: true,
				},
			},
		});
	});

	it('of a product with runs are all of them, the lowest and the highest price, and until when they hold', () => {
		const runs = [100, 250].map((quantity) => ({ quantity, price: { minor: quantity * 10, currency: 'EUR' } }));
		const { offers } = productData({ ...product, runs, available: true, validUntil: '2026-12-31', taxIncluded: false });
		expect(offers).toMatchObject({
			'@type': 'AggregateOffer',
			lowPrice: '10.00',
			highPrice: '25.00',
			offerCount: 2,
			availability: 'https://schema.org/InStock',
			offers: [
				{
					price: '10.00',
					priceValidUntil: '2026-12-31',
					eligibleQuantity: { value: 100, unitCode: 'C62' },
					priceSpecification: { valueAddedTaxIncluded: false },
				},
				{ price: '25.00', eligibleQuantity: { value: 250 } },
			],
		});
	});

	it('of a product without a price is no offer', () => {
		expect(productData({ ...product, runs: [] })).not.toHaveProperty('offers');
	});

	it('of the way to a page are its steps in their order', () => {
		expect(breadcrumbData([{ name: 'Produkte', url: 'https://shop.example/products' }]).itemListElement).toEqual([
			{ '@type': 'ListItem', position: 1, name: 'Produkte', item: 'https://shop.example/products' },
		]);
	});
});

describe('a canonical URL', () => {
	const host = 'https://shop.example';
	const languages = [
		{ languageCode: 'de-DE', default: true, notation: null },
		{ languageCode: 'en-GB', default: false, notation: null },
	];
	const read = (typed: string) => readCanonical(typed, host, languages);

	it.each([
		['', ''],
		['https://shop.example/product/card', '/product/card'],
		[' https://SHOP.example/imprint#top ', '/imprint'],
		['https://shop.example/products?page=2', '/products?page=2'],
		['https://shop.example/en-gb/product/card', '/product/card'],
		['https://shop.example/en-gb', '/'],
		['https://shop.example', '/'],
		['https://shop.example/en-gbx', '/en-gbx'],
	])('%j is kept as %j, so that it holds in every language', (typed, path) => {
		expect(read(typed)).toBe(path);
		expect(read(showCanonical(path, host))).toBe(path);
	});

	it.each([
		'https://shop.example.evil.example/',
		'http://shop.example/',
		'/imprint',
		'//evil.example',
		'x',
		'javascript:1',
	])('%j is no address of the shop', (typed) => expect(read(typed)).toBeNull());

	it('is never stored as a link to another host', () => {
		for (const path of [
			'//evil.example',
			'https://evil.example/',
			'imprint',
			'/a b',
			'/a#b',
			'/\\evil',
			'/<x>',
			null,
			7,
		])
			expect(isCanonicalPath(path)).toBe(false);
	});
});
