import { describe, expect, it } from 'vitest';
import { diceOf, oneOf } from '../pricing/any-offer.ts';
import { totalsOf } from './totals.ts';

const gross = { pricesIncludeTax: true, untaxed: false };
const net = { pricesIncludeTax: false, untaxed: false };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('what an order comes to', () => {
	it('takes the tax out of gross prices and puts it on net ones', () => {
		expect(totalsOf([{ amount: 11_900, rate: 1900 }], null, gross)).toMatchObject({
			net: 10_000,
			tax: 1900,
			gross: 11_900,
		});
		expect(totalsOf([{ amount: 10_000, rate: 1900 }], null, net)).toMatchObject({
			net: 10_000,
			tax: 1900,
			gross: 11_900,
		});
	});

	it('taxes shipping as the goods, by their shares', () => {
		const goods = [
			{ amount: 7500, rate: 1900 },
			{ amount: 2500, rate: 700 },
		];
		expect(totalsOf(goods, 1000, net).shipping).toEqual([
			{ rate: 1900, net: 750, tax: 143, gross: 893 },
			{ rate: 700, net: 250, tax: 18, gross: 268 },
		]);
	});

	it('leaves the tax to a business in another country, which pays what is left without it', () => {
		const totals = totalsOf([{ amount: 11_900, rate: 1900 }], 595, { ...gross, untaxed: true });
		expect(totals).toMatchObject({ net: 10_500, tax: 0, gross: 10_500, rates: [{ rate: 0, net: 10_500 }] });
	});

	it('sends what costs nothing, and what is free', () => {
		expect(totalsOf([{ amount: 0, rate: 1900 }], 490, gross).gross).toBe(490);
		expect(totalsOf([], 0, gross)).toMatchObject({ net: 0, tax: 0, gross: 0 });
	});

	it('sums what the lines say, whatever they are', () => {
		for (let seed = 1; seed <= 1000; seed += 1) {
			const dice = diceOf(seed);
			const rates = [0, 490, 700, 1000, 1900, 2550];
			const goods = Array.from({ length: dice(20) }, () => ({ amount: dice(100_000_000), rate: oneOf(dice, rates) }));
			const shipping = dice(3) === 0 ? null : dice(100_000);
			const terms = { pricesIncludeTax: dice(2) === 0, untaxed: dice(4) === 0 };
			const totals = totalsOf(goods, shipping, terms);
			const all = [...totals.lines, ...totals.shipping];
			expect(totals.gross, `seed ${seed}`).toBe(sum(all.map((one) => one.gross)));
			expect(totals.net + totals.tax, `seed ${seed}`).toBe(totals.gross);
			expect(sum(totals.rates.map((one) => one.tax)), `seed ${seed}`).toBe(totals.tax);
			const given = sum(goods.map(({ amount }) => amount)) + (shipping ?? 0);
			if (terms.untaxed) expect(totals.tax, `seed ${seed}`).toBe(0);
			else expect(terms.pricesIncludeTax ? totals.gross : totals.net, `seed ${seed}`).toBe(given);
		}
	});
});
