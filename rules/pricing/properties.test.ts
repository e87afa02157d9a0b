// What holds for every price, tried on thousands of offers that no one has thought of. A failure names the seed of its offer.
import { describe, expect, it } from 'vitest';
import { minorDigits } from '../money.ts';
import { rateOn } from '../tax/rates.ts';
import { taxOf, taxTable } from '../tax/tax-of.ts';
import { anyInput, anyOffer, anyPrice, anyPricing, anyRow, type Dice, diceOf, oneOf } from './any-offer.ts';
import { largestQuantity } from './kinds.ts';
import { ladderErrors, ladderWarnings } from './ladder.ts';
import { lowestPrice, nextSaving, offeredQuantities, offerFor, priceOf } from './price-of.ts';
import type { Offer, Price, QuantityError } from './pricing.ts';
import { smallestQuantity } from './quantities.ts';

const seeds = 1000;

/** Everything that the test says holds for the dice of each seed. */
function always(promise: (dice: Dice) => void) {
	for (let seed = 1; seed <= seeds; seed += 1)
		try {
			promise(diceOf(seed));
		} catch (error) {
			throw new Error(`Seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
		}
}

const isPrice = (answer: Price | QuantityError): answer is Price => typeof answer !== 'string';

/** The rule once more, as a person would do it on paper: every digit kept, rounded at the end. */
function totalOnPaper({ currency, unitPrice, steps }: Offer, quantity: number): bigint | undefined {
	const step = steps.filter((one) => one.quantity <= quantity).at(-1);
	const rounded = (size: bigint, divisor: bigint) => size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
	if (step?.given === 'total') return rounded(BigInt(step.total) * BigInt(quantity), BigInt(step.quantity));
	const perPiece = step ? step.unitPrice : unitPrice;
	if (perPiece === null || (steps.length > 0 && !step)) return undefined;
	return rounded(BigInt(perPiece) * BigInt(quantity), 10n ** BigInt(4 - minorDigits(currency)));
}

/** Whether the quantity may be chosen, as the words of the settings say it. */
function isAllowed({ quantities, steps }: Offer, quantity: number): boolean {
	const { mode, defined, linear, minimum } = quantities;
	if (quantity < 1 || quantity > largestQuantity || quantity < (minimum ?? 1)) return false;
	if (steps[0] && quantity < steps[0].quantity) return false;
	if (mode === 'defined') return defined.includes(quantity);
	if (mode === 'table') return steps.some((step) => step.quantity === quantity);
	if (mode === 'free') return true;
	return !!linear && quantity >= linear.from && quantity <= linear.to && (quantity - linear.from) % linear.step === 0;
}

describe('for any offer', () => {
	it('a price is whole numbers, to the last digit what paper says', () =>
		always((dice) => {
			const offer = anyOffer(dice);
			const price = priceOf(offer, anyInput(dice, offer) as number);
			if (!isPrice(price)) return;
			expect(Number.isSafeInteger(price.total)).toBe(true);
			expect(Number.isSafeInteger(price.unitPrice)).toBe(true);
			expect(price.total).toBeGreaterThanOrEqual(0);
			expect(BigInt(price.total)).toBe(totalOnPaper(offer, price.quantity));
		}));

	it('there is a price for exactly the quantities that the settings allow, for any request', () =>
		always((dice) => {
			const offer = anyOffer(dice);
			const asked = anyInput(dice, offer);
			const answer = priceOf(offer, asked as number);
			const isWhole = typeof asked === 'number' && Number.isInteger(asked);
			const hasPrice = offer.unitPrice !== null || offer.steps.length > 0;
			expect(isPrice(answer)).toBe(hasPrice && isWhole && isAllowed(offer, asked));
			if (isPrice(answer)) expect(answer.quantity).toBe(asked);
		}));

	it('a refusal says why', () =>
		always((dice) => {
			const offer = anyOffer(dice);
			const asked = anyInput(dice, offer) as number;
			const answer = priceOf(offer, asked);
			const smallest = smallestQuantity(offer);
			const hasPrice = offer.unitPrice !== null || offer.steps.length > 0;
			const isRight: Record<QuantityError, boolean> = {
				noPrice: !hasPrice || smallest === undefined,
				notWhole: !Number.isInteger(asked),
				tooSmall: asked < (smallest ?? 0),
				tooLarge: asked > (offer.quantities.linear?.to ?? largestQuantity),
				notOffered: offer.quantities.mode !== 'free',
			};
			if (!isPrice(answer)) expect(isRight[answer]).toBe(true);
		}));

	it('nothing has a price where none is configured', () =>
		always((dice) => {
			const offer = { ...anyOffer(dice), unitPrice: null, steps: [] };
			expect(priceOf(offer, anyInput(dice, offer) as number)).toBe('noPrice');
			expect(lowestPrice(offer)).toBeUndefined();
			expect(nextSaving(offer, 1 + dice(1000))).toBeUndefined();
			expect(offeredQuantities(offer) ?? []).toEqual([]);
		}));

	it('the browser calculates as the server does: an offer sent over the wire gives the same prices', () =>
		always((dice) => {
			const offer = anyOffer(dice);
			const sent: Offer = JSON.parse(JSON.stringify(offer));
			const asked = anyInput(dice, offer) as number;
			expect(priceOf(sent, asked)).toEqual(priceOf(offer, asked));
			expect(lowestPrice(sent)).toEqual(lowestPrice(offer));
			expect(nextSaving(sent, asked)).toEqual(nextSaving(offer, asked));
		}));

	it('what a select shows is all that has a price, and nothing else', () =>
		always((dice) => {
			const offer = anyOffer(dice, 300);
			const shown = offeredQuantities(offer);
			if (!shown) return expect(offer.quantities.mode).toBe('free');
			const priced: number[] = [];
			for (let quantity = 1; quantity <= 600; quantity += 1)
				if (isPrice(priceOf(offer, quantity))) priced.push(quantity);
			expect(shown).toEqual(priced);
		}));

	it('no quantity costs less than the lowest price', () =>
		always((dice) => {
			const offer = anyOffer(dice, 20);
			const lowest = lowestPrice(offer);
			let cheapest: Price | undefined;
			for (let quantity = 1; quantity <= 60; quantity += 1) {
				const price = priceOf(offer, quantity);
				if (isPrice(price) && (!cheapest || price.total < cheapest.total)) cheapest = price;
			}
			expect(lowest?.total).toBe(cheapest?.total);
			if (lowest) expect(priceOf(offer, lowest.quantity)).toEqual(lowest);
		}));

	it('the next saving is the nearest larger quantity at which a piece costs less', () =>
		always((dice) => {
			const offer = anyOffer(dice, 20);
			const now = 1 + dice(25);
			const price = priceOf(offer, now);
			let next: Price | undefined;
			for (let quantity = now + 1; quantity <= 60 && isPrice(price) && !next; quantity += 1) {
				const other = priceOf(offer, quantity);
				if (isPrice(other) && other.unitPrice < price.unitPrice) next = other;
			}
			const saving = nextSaving(offer, now);
			expect(saving?.quantity).toBe(next?.quantity);
			if (!saving || !isPrice(price)) return;
			expect(saving.savedPerUnit).toBe(price.unitPrice - saving.unitPrice);
			expect(saving.extraCost).toBe(saving.total - price.total);
		}));
});

describe('for any reader', () => {
	it('the list that holds is the first that is for them and says anything, and they see no other', () =>
		always((dice) => {
			const { pricing, roles } = anyPricing(dice);
			const offer = offerFor(pricing, roles, 'EUR');
			const mine = pricing.lists.filter(({ roles: of }) => of.length === 0 || of.some((role) => roles.includes(role)));
			const expected = pricing.mode === 'simple' ? [] : (mine.find(({ steps }) => steps.length > 0)?.steps ?? []);
			expect(offer.steps).toEqual(expected);
			expect(offer.unitPrice).toBe(pricing.mode === 'simple' ? pricing.unitPrice : null);
		}));
});

describe('for any ladder', () => {
	it('each larger quantity with a price of its own has no error; one that comes twice is named', () =>
		always((dice) => {
			const { steps, currency } = anyOffer(dice, 1000);
			const rows = steps.map(({ quantity }) => anyRow(dice, quantity));
			expect(ladderErrors(rows)).toEqual([]);
			for (const { row, than } of ladderWarnings(rows, currency)) expect(than).toBeLessThan(row);
			const [one, other] = [dice(rows.length + 1), dice(rows.length + 1)].sort((a, b) => a - b);
			const again = rows[one ?? 0];
			if (!again || one === other) return;
			expect(ladderErrors(rows.toSpliced(other ?? 0, 0, again))).toContainEqual({
				row: other,
				kind: 'double',
			});
		}));
});

describe('for any cart', () => {
	const anyLine = (dice: Dice) => {
		const rate = rateOn([], {
			country: oneOf(dice, ['DE', 'AT', 'FI', 'CH', 'US']),
			category: oneOf(dice, ['standard', 'foodGrocery', 'none', 'shipping']),
			day: '2026-11-15',
		});
		const price = anyPrice(dice);
		const amount = dice(3) ? price : 0 - price;
		return { rate, amount, kind: oneOf(dice, ['net', 'gross'] as const) };
	};
	const anyLines = (dice: Dice) =>
		Array.from({ length: 1 + dice(12) }, () => {
			const { rate, amount, kind } = anyLine(dice);
			return { rate, ...taxOf(amount, rate, kind) };
		});
	const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

	it('net and tax are gross, in whole minor units, and what was given stays', () =>
		always((dice) => {
			const { rate, amount, kind } = anyLine(dice);
			const taxed = taxOf(amount, rate, kind);
			expect(taxed.net + taxed.tax).toBe(taxed.gross);
			expect(taxed[kind]).toBe(amount);
			for (const part of Object.values(taxed)) expect(Number.isSafeInteger(part)).toBe(true);
			// No more than half a unit from what the rate says, and the same for an amount that is given back.
			const whole = kind === 'net' ? 10_000 : 10_000 + rate;
			const off = BigInt(taxed.tax) * BigInt(whole) - BigInt(amount) * BigInt(rate);
			expect(2n * (off < 0n ? -off : off) <= BigInt(whole)).toBe(true);
			expect(taxOf(-amount, rate, kind).tax + taxed.tax).toBe(0);
		}));

	it('the total is the sum of the lines, and of the rates', () =>
		always((dice) => {
			const lines = anyLines(dice);
			const table = taxTable(lines);
			for (const part of ['net', 'tax', 'gross'] as const) {
				expect(table[part]).toBe(sum(lines.map((line) => line[part])));
				expect(table[part]).toBe(sum(table.rates.map((row) => row[part])));
			}
			expect(new Set(table.rates.map(({ rate }) => rate)).size).toBe(table.rates.length);
			expect(taxTable(lines.toReversed())).toEqual(table);
		}));

	it('the tax of the parts is the tax of the whole, but for half a unit a line', () =>
		always((dice) => {
			const rate = oneOf(dice, [0, 260, 700, 1900, 2550]);
			const kind = oneOf(dice, ['net', 'gross'] as const);
			const parts = Array.from({ length: 1 + dice(20) }, () => anyPrice(dice));
			const ofParts = sum(parts.map((part) => taxOf(part, rate, kind).tax));
			const ofWhole = taxOf(sum(parts), rate, kind).tax;
			expect(Math.abs(ofParts - ofWhole)).toBeLessThanOrEqual((parts.length + 1) / 2);
		}));
});
