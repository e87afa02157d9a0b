import { describe, expect, it } from 'vitest';
import { missingOfSeller } from '../../rules/orders/seller.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { faultySettings, tidySettings } from '../../rules/settings/validate.ts';
import { defaultsOf } from '../../rules/settings/values.ts';
import { shippingPrice } from '../../rules/shipping/shipping-price.ts';
import { findMethodError } from '../../rules/shipping/validate-method.ts';
import { kinds } from '../drawing/kinds.ts';
import { makeOf } from '../product-makes.ts';
import { pricingOf } from '../product-prices.ts';
import { demoShops } from './shops.ts';
import type { DemoShop, InBoth } from './types.ts';

/** Whole words; the boundary of plain regular expressions lies before every umlaut. */
const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');
const informal = anyOf('du|dir|dich|dein|deine|deinen|deiner|deinem|euch|euer|eure');
const boast = anyOf(
	'beste[nrs]?|einzigartige?|perfekte?|unschlagbare?|best|unique|perfect|amazing|unbeatable|lorem|ipsum',
);

function wordsOf({ voice, categories, products, pages, labels, makes, tariff }: DemoShop): InBoth[] {
	const { slogan, heroTitle, heroText, reasonsTitle, reasons } = voice;
	return [
		...[slogan, heroTitle, heroText, reasonsTitle, ...reasons.flatMap(({ title, text }) => [title, text])],
		...[...categories, ...products].flatMap(({ name, description }) => [name, description]),
		...pages.map(({ title }) => title),
		...labels.map(({ name }) => name),
		tariff.note,
		...Object.values(makes).flatMap(({ format, print, choices }) => [
			format,
			print,
			...Object.values(choices).flatMap((some) => some.map(({ words }) => words)),
		]),
	];
}

const textsOf = (shop: DemoShop, language: 'de-DE' | 'en-GB') => [
	...wordsOf(shop).map((words) => words[language]),
	...shop.voice.openingHours[language],
	...shop.pages.flatMap(({ sections }) =>
		sections[language].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
	),
];

describe.each(Object.values(demoShops))('the shop $name', (shop) => {
	it('has as much to show as was promised', () => {
		const [products, categories] = shop.slug === 'demo' ? [40, 9] : [18, 6];
		const main = shop.categories.filter(({ parent, members }) => !parent && !members);
		expect(shop.products.length).toBeGreaterThanOrEqual(products);
		expect(main).toHaveLength(categories);
		expect(shop.voice.reasons).toHaveLength(3);
		expect(shop.pages.map(({ slug }) => slug).sort()).toEqual(['contact', 'imprint', 'privacy', 'terms', 'withdrawal']);
	});

	it('says of every product what it is made of, and offers something to choose for most', () => {
		expect(Object.keys(shop.makes).sort()).toEqual(shop.products.map(({ slug }) => slug).sort());
		const choosable = Object.values(shop.makes).filter(({ choices }) =>
			Object.values(choices).some(({ length }) => length > 1),
		);
		expect(choosable.length).toBeGreaterThan(shop.products.length / 2);
	});

	it('has words on products, one that is not sold and one that is not shown', () => {
		const known = new Set(shop.products.map(({ slug }) => slug));
		const named = [...shop.labels.flatMap(({ products }) => products), ...shop.unavailable, ...shop.unpublished];
		expect(named.filter((slug) => !known.has(slug))).toEqual([]);
		expect([shop.unavailable.length, shop.unpublished.length]).toEqual([1, 1]);
		expect(new Set(shop.labels.map(({ kind }) => kind))).toEqual(new Set(['plain', 'highlighted', 'sale']));
	});

	it('says everything in German and in English', () => {
		for (const words of wordsOf(shop)) {
			expect(words['de-DE'].trim().length, JSON.stringify(words)).toBeGreaterThan(2);
			expect(words['en-GB'].trim().length, JSON.stringify(words)).toBeGreaterThan(2);
		}
		for (const { sections, slug } of shop.pages) {
			expect(sections['de-DE'].length, slug).toBe(sections['en-GB'].length);
			for (const [index, { paragraphs }] of sections['de-DE'].entries())
				expect(sections['en-GB'][index]?.paragraphs.length, `${slug} ${index}`).toBe(paragraphs.length);
		}
	});

	it('says "Sie" in German, and praises nothing in either language', () => {
		expect(textsOf(shop, 'de-DE').filter((words) => informal.test(words))).toEqual([]);
		for (const language of ['de-DE', 'en-GB'] as const)
			expect(textsOf(shop, language).filter((words) => boast.test(words))).toEqual([]);
	});

	it('describes every product in two to four sentences of sane length', () => {
		for (const { slug, name, description } of shop.products) {
			for (const language of ['de-DE', 'en-GB'] as const) {
				const sentences = description[language].match(/[a-zäöüß0-9)²%][.!?](?=\s[A-ZÄÖÜ]|$)/g) ?? [];
				expect(sentences.length, `${slug} ${language}`).toBeGreaterThanOrEqual(2);
				expect(sentences.length, `${slug} ${language}`).toBeLessThanOrEqual(4);
				expect(description[language].length, slug).toBeGreaterThan(90);
				expect(description[language].length, slug).toBeLessThan(420);
				expect(name[language].length, slug).toBeLessThanOrEqual(42);
			}
		}
	});

	it('gives every product an address of its own, a category, a price and a kind of picture', () => {
		const slugs = [...shop.products, ...shop.categories].map(({ slug }) => slug);
		expect(new Set(slugs).size).toBe(slugs.length);
		for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		const categories = new Set(shop.categories.map(({ slug }) => slug));
		for (const { slug, category, fromPrice, picture } of shop.products) {
			expect(categories, slug).toContain(category);
			expect(Number.isSafeInteger(fromPrice) && fromPrice > 0, slug).toBe(true);
			expect(kinds, slug).toHaveProperty(picture.kind);
		}
		const above = new Set(shop.categories.map(({ parent }) => parent));
		const filled = shop.categories.filter(({ slug, products }) => !above.has(slug) && !products);
		expect(new Set(shop.products.map(({ category }) => category))).toEqual(new Set(filled.map(({ slug }) => slug)));
	});

	it('has all that is sold by subscription in one category', () => {
		const subscriptions = shop.products.filter(
			(product) => pricingOf(shop, product).payment.paymentMode === 'subscription',
		);
		const [category] = shop.categories.filter(({ products }) => products);
		expect(category?.products?.toSorted()).toEqual(subscriptions.map(({ slug }) => slug).sort());
	});

	it('gives no two names or descriptions twice', () => {
		for (const language of ['de-DE', 'en-GB'] as const) {
			const names = shop.products.map(({ name }) => name[language]);
			const texts = shop.products.map(({ description }) => description[language]);
			expect(new Set(names).size).toBe(names.length);
			expect(new Set(texts).size).toBe(texts.length);
		}
	});

	it('invents nobody who could be called or written to', () => {
		const addresses = JSON.stringify(shop).match(/[\w.-]+@[\w.-]+/g) ?? [];
		expect(addresses.length).toBeGreaterThan(0);
		expect(addresses.filter((address) => !/\.example\.?$/.test(address))).toEqual([]);
	});
});

describe.each(Object.values(demoShops))('how $name sells', (shop) => {
	it('is said so that it could be saved as it is, and invoices want for nothing', () => {
		const context = { host: 'https://shop.example' };
		const settings = tidySettings(orderSettings, { ...defaultsOf(orderSettings), ...shop.selling.settings }, context);
		expect(faultySettings(orderSettings, settings, context)).toEqual([]);
		expect(missingOfSeller(settings.seller)).toEqual([]);
	});

	it('knows ways to send everything, within the country and beyond', () => {
		for (const { name: names, description: descriptions, ...method } of shop.selling.methods)
			expect(findMethodError({ ...method, names, descriptions }, 'de-DE'), names['en-GB']).toBeUndefined();
		const parcel = { goods: 3000, grams: 900, pieces: 100 };
		const offered = (country: string) =>
			shop.selling.methods.filter(
				(method) => method.active && shippingPrice(method, { ...parcel, country }) !== undefined,
			);
		expect(offered('DE').length).toBeGreaterThanOrEqual(3);
		expect(offered('AT').length).toBeGreaterThanOrEqual(2);
		expect(offered('CH').length).toBeGreaterThanOrEqual(2);
	});

	it('has a code of its own for every product and variant', () => {
		const codes = shop.products.flatMap((product) => {
			const { code, variants } = makeOf(shop, product);
			return [code, ...(variants ?? []).map((variant) => variant.code)];
		});
		expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
	});

	it('knows what everything weighs', () => {
		const weights = shop.products.map((product) => ({
			slug: product.slug,
			weightMg: makeOf(shop, product).weightMg ?? 0,
		}));
		expect(weights.filter(({ weightMg }) => weightMg < 100)).toEqual([]);
		const listed = [...Object.keys(shop.selling.weights), ...shop.selling.readyMade];
		expect(listed.filter((slug) => !shop.makes[slug])).toEqual([]);
	});
});
