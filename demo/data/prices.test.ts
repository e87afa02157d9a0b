import { describe, expect, it } from 'vitest';
import { ladderErrors, ladderWarnings } from '../../rules/pricing/ladder.ts';
import { lowestPrice, priceOf } from '../../rules/pricing/price-of.ts';
import type { Offer } from '../../rules/pricing/pricing.ts';
import { findPaymentErrors, findPricingErrors, quantitiesOf } from '../../rules/pricing/settings.ts';
import { stepOf } from '../../rules/pricing/steps.ts';
import { versionsOf } from '../product-makes.ts';
import { listRows, listsOf, pricesOf, pricingOf } from '../product-prices.ts';
import { demoShops } from './shops.ts';

const currency = 'EUR';

describe.each(Object.values(demoShops))('the prices of $name', (shop) => {
	const rows = listRows(shop);
	const bySlug = Object.fromEntries(
		Object.entries(rows).map(([list, some]) => [list, Map.groupBy(some, ({ slug }) => slug)]),
	);

	it('are known of every product', () => {
		expect(Object.keys(shop.tariff.products).sort()).toEqual(shop.products.map(({ slug }) => slug).sort());
	});

	it('are settings and ladders without an error, and no larger run costs less', () => {
		for (const product of shop.products) {
			const { pricing, payment, versions } = pricingOf(shop, product);
			const lists = listsOf(pricesOf(shop, product.slug)).map((listId) => ({ listId, roleIds: [] }));
			expect(findPricingErrors({ ...pricing, priceLists: lists }), product.slug).toEqual([]);
			expect(findPaymentErrors(payment), product.slug).toEqual([]);
			for (const [slug, own] of versions) expect(findPricingErrors(own), slug).toEqual([]);
		}
		for (const [list, products] of Object.entries(bySlug))
			for (const [slug, ladder] of products) {
				expect(ladderErrors(ladder), `${list} ${slug}`).toEqual([]);
				expect(ladderWarnings(ladder, currency), `${list} ${slug}`).toEqual([]);
				const prices = ladder.map((row) => stepOf(row, currency).unitPrice);
				expect(prices, `${list} ${slug}`).toEqual([...prices].sort((one, other) => other - one));
			}
	});

	it('begin with what the product says of itself, and are higher for a better paper', () => {
		for (const product of shop.products) {
			const { pricing, versions } = pricingOf(shop, product);
			const list = listsOf(pricesOf(shop, product.slug)).find((one) => one !== 'members');
			const offerOf = (slug: string): Offer => ({
				currency,
				quantities: quantitiesOf(pricing),
				unitPrice: versions.get(slug)?.unitPrice ?? pricing.unitPrice,
				steps: (bySlug[list ?? '']?.get(slug) ?? []).map((row) => stepOf(row, currency)),
			});
			const lowest = lowestPrice(offerOf(product.slug));
			expect(lowest?.total, product.slug).toBe(product.fromPrice);
			for (const { slug, more } of versionsOf(shop, product.slug).filter((version) => version.more > 0)) {
				const dearer = priceOf(offerOf(slug), lowest?.quantity ?? 0);
				expect(dearer, slug).toMatchObject({ quantity: lowest?.quantity });
				if (typeof dearer !== 'string') expect(dearer.total, `${slug} ${more}`).toBeGreaterThan(product.fromPrice);
			}
		}
	});

	it('are lower for regular customers, for exactly those that they have a ladder for', () => {
		for (const [slug, ladder] of bySlug.members ?? []) {
			const everybody = bySlug.standard?.get(slug) ?? bySlug.large?.get(slug) ?? [];
			expect(ladder.map(({ quantity }) => quantity)).toEqual(everybody.map(({ quantity }) => quantity));
			for (const [index, { total }] of ladder.entries())
				expect(total ?? 0, slug).toBeLessThan(everybody[index]?.total ?? 0);
		}
	});
});

describe('the prices of both shops', () => {
	it('show every way to choose a quantity, subscriptions by the week, month, quarter and year with and without a trial, and what has run out', () => {
		const all = Object.values(demoShops).flatMap(({ tariff }) => Object.values(tariff.products));
		expect(new Set(all.map(({ mode, scales }) => `${mode} ${scales.mode}`))).toEqual(
			new Set([
				'pricelist table',
				'pricelist free',
				'pricelist linear',
				'pricelist defined',
				'simple free',
				'simple defined',
				'simple linear',
			]),
		);
		const paidAgain = all.flatMap(({ subscription }) => subscription ?? []);
		expect(new Set(paidAgain.map(({ interval, count = 1 }) => `${count} ${interval}`))).toEqual(
			new Set(['1 week', '1 month', '3 month', '1 year']),
		);
		expect(new Set(paidAgain.map(({ trialDays }) => trialDays))).toEqual(new Set([30, 14, undefined]));
		expect(all.filter(({ stock }) => stock?.onHand.every((number) => number === 0))).toHaveLength(1);
		expect(all.some(({ tax }) => tax === 'education')).toBe(true);
	});
});
