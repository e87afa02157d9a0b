import { describe, expect, it } from 'vitest';
import { totalsOf } from '../checkout/totals.ts';
import { diceOf, oneOf } from '../pricing/any-offer.ts';
import type { TaxTable } from '../tax/tax-of.ts';
import { creditShares } from './credit-shares.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('what a refund takes back', () => {
	const table = totalsOf(
		[
			{ amount: 11_900, rate: 1900 },
			{ amount: 2140, rate: 700 },
		],
		490,
		{ pricesIncludeTax: true, untaxed: false },
	);

	it('is the table itself, when all of it goes back', () => {
		expect(creditShares(table, 0, table.gross)).toEqual(table.rates);
	});

	it('is split over the rates by their shares', () => {
		const shares = creditShares(table, 0, 5000);
		expect(shares.map(({ rate, gross }) => [rate, gross])).toEqual([
			[1900, 4238],
			[700, 762],
		]);
		for (const { net, tax, gross } of shares) expect(net + tax).toBe(gross);
	});

	it('is never more than there is', () => {
		expect(() => creditShares(table, 0, table.gross + 1)).toThrow(RangeError);
		expect(() => creditShares(table, table.gross, 1)).toThrow(RangeError);
		expect(() => creditShares(table, 0, 0)).toThrow(RangeError);
	});

	/** What refunds at random have taken back of each rate, when there is nothing left. */
	function takeAll(whole: TaxTable, dice: ReturnType<typeof diceOf>) {
		const given = new Map<number, [net: number, tax: number]>();
		for (let before = 0; before < whole.gross; ) {
			const amount = Math.min(1 + dice(whole.gross), whole.gross - before);
			const shares = creditShares(whole, before, amount);
			expect(sum(shares.map(({ gross }) => gross))).toBe(amount);
			for (const { rate, net, tax } of shares) {
				const [nets, taxes] = given.get(rate) ?? [0, 0];
				given.set(rate, [nets + net, taxes + tax]);
			}
			before += amount;
		}
		return given;
	}

	it('comes to the table in the end, in however many steps', () => {
		for (let seed = 1; seed <= 500; seed += 1) {
			const dice = diceOf(seed);
			const goods = Array.from({ length: 1 + dice(6) }, () => ({
				amount: 1 + dice(100_000),
				rate: oneOf(dice, [0, 700, 1900, 2550]),
			}));
			const whole = totalsOf(goods, dice(1000), { pricesIncludeTax: dice(2) === 0, untaxed: dice(5) === 0 });
			const expected = whole.rates.map(({ rate, net, tax }) => [rate, [net, tax]] as const);
			expect(
				[...takeAll(whole, dice)].sort(([one], [other]) => other - one),
				`seed ${seed}`,
			).toEqual(expected);
		}
	});
});
