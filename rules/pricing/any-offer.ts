// Offers and quantities of every kind for the property tests and the benchmark: as many as one likes, the same for the same seed.
import { taxCategories } from '../tax/categories.ts';
import { largestPrice, largestQuantity, type ScalesMode, scalesModes } from './kinds.ts';
import type { LadderRow } from './ladder.ts';
import type { Offer, PriceStep, Pricing, Quantities } from './pricing.ts';
import { stepOf } from './steps.ts';

export type Dice = (sides: number) => number;

/** Mulberry32: a whole number from 0 to below the number of sides. */
export function diceOf(seed: number): Dice {
	let state = seed;
	return (sides) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
	};
}

export function oneOf<T>(dice: Dice, choices: readonly T[]): T {
	if (choices.length === 0) throw new RangeError('There is nothing to choose from');
	return choices[dice(choices.length)] as T;
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(index));

/** Small ones as often as huge ones. */
export const anyPrice = (dice: Dice): number => dice(oneOf(dice, [2, 100, 10_000, 1_000_000, largestPrice]) + 1);

/** @param reach no quantity is larger */
const someQuantities = (dice: Dice, reach: number): number[] =>
	[...new Set(many(1 + dice(8), () => 1 + dice(reach)))].sort((one, other) => one - other);

export function anyRow(dice: Dice, quantity: number): LadderRow & { quantity: number } {
	const price = anyPrice(dice);
	return dice(2) ? { quantity, unitPrice: price, total: null } : { quantity, unitPrice: null, total: price };
}

function anyQuantities(dice: Dice, reach: number, mode: ScalesMode): Quantities {
	const from = 1 + dice(reach);
	const linear = { from, to: from + dice(reach), step: 1 + dice(Math.max(1, reach / 10)) };
	return {
		mode,
		defined: mode === 'defined' ? someQuantities(dice, reach) : [],
		linear: mode === 'linear' ? { ...linear, to: Math.min(linear.to, largestQuantity) } : null,
		minimum: dice(2) ? 1 + dice(reach) : null,
	};
}

const anySteps = (dice: Dice, reach: number, currency: string): PriceStep[] =>
	someQuantities(dice, reach).map((quantity) => stepOf(anyRow(dice, quantity), currency));

const currenciesOfAllDigits = ['EUR', 'JPY', 'KWD', 'CHF'];

export function anyOffer(dice: Dice, reach = oneOf(dice, [20, 1000, largestQuantity])): Offer {
	const currency = oneOf(dice, currenciesOfAllDigits);
	const quantities = anyQuantities(dice, reach, oneOf(dice, scalesModes));
	if (dice(2)) return { currency, quantities, unitPrice: null, steps: anySteps(dice, reach, currency) };
	return { currency, quantities, unitPrice: dice(8) ? anyPrice(dice) : null, steps: [] };
}

const someRoles = (dice: Dice) => ['members', 'staff', 'press'].filter(() => dice(2));

export function anyPricing(dice: Dice): { pricing: Pricing; roles: string[] } {
	const { quantities, unitPrice } = anyOffer(dice);
	const pricing: Pricing = {
		mode: oneOf(dice, ['simple', 'pricelist']),
		unitPrice,
		quantities,
		lists: many(dice(4), () => ({
			roles: someRoles(dice),
			steps: dice(5) ? anySteps(dice, 1000, 'EUR') : [],
		})),
		taxCategory: oneOf(dice, taxCategories),
		payment: { mode: 'once', interval: null, trialDays: null },
	};
	return { pricing, roles: someRoles(dice) };
}

const strange: readonly unknown[] = [
	Number.NaN,
	Number.POSITIVE_INFINITY,
	Number.NEGATIVE_INFINITY,
	-0,
	0,
	-1,
	0.5,
	1.000_000_1,
	1e21,
	Number.MAX_SAFE_INTEGER,
	Number.MIN_SAFE_INTEGER,
	largestQuantity,
	largestQuantity + 1,
	'100',
	'',
	null,
	undefined,
	true,
	[100],
	{},
	100n,
];

/** What might come for a quantity over the wire; half of the time one that the offer knows. */
export function anyInput(dice: Dice, { quantities, steps }: Offer): unknown {
	const { defined, linear, minimum } = quantities;
	const known = [...defined, ...steps.map(({ quantity }) => quantity), minimum ?? 1];
	if (linear) known.push(linear.from, linear.to, linear.from + linear.step * dice(10));
	const kind = dice(4);
	if (kind === 0) return oneOf(dice, strange);
	if (kind === 1) return 1 + dice(largestQuantity);
	return oneOf(dice, known) + (kind === 2 ? 0 : dice(3) - 1);
}
