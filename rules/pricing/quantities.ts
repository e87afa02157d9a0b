// Which quantities of a thing may be chosen. Prices are asked for in price-of.ts.
import { largestQuantity } from './kinds.ts';
import type { Offer } from './pricing.ts';

/** A longer list is not chosen from: the shopper types the number, which `priceOf` validates. */
export const mostChoices = 1000;

/** The place of the last that is not above `value` in a rising list; -1 where all are. */
export function lastUpTo(length: number, at: (index: number) => number, value: number): number {
	let [low, high] = [0, length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (at(middle) <= value) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}

const definedAt = (offer: Offer) => (index: number) => offer.quantities.defined[index] ?? Number.NaN;
export const stepAt = (offer: Offer) => (index: number) => offer.steps[index]?.quantity ?? Number.NaN;

/** The smallest of a rising list that is at least `least`. */
function firstOf(length: number, at: (index: number) => number, least: number): number | undefined {
	const next = lastUpTo(length, at, least - 1) + 1;
	return next < length ? at(next) : undefined;
}

function firstLinear({ quantities: { linear } }: Offer, least: number): number | undefined {
	if (!linear || linear.step < 1) return undefined;
	const first = linear.from + Math.max(0, Math.ceil((least - linear.from) / linear.step)) * linear.step;
	return first <= linear.to ? first : undefined;
}

function firstInMode(offer: Offer, least: number): number | undefined {
	const { mode, defined } = offer.quantities;
	if (mode === 'free') return least;
	if (mode === 'linear') return firstLinear(offer, least);
	if (mode === 'defined') return firstOf(defined.length, definedAt(offer), least);
	return firstOf(offer.steps.length, stepAt(offer), least);
}

/** What a ladder begins with; 1 where there is none. */
const ladderStart = (offer: Offer) => offer.steps[0]?.quantity ?? 1;

/** The smallest quantity that may be chosen and is at least `least`. */
export function firstAllowed(offer: Offer, least: number): number | undefined {
	const first = firstInMode(offer, Math.max(1, least, offer.quantities.minimum ?? 1, ladderStart(offer)));
	return first !== undefined && first <= largestQuantity ? first : undefined;
}

/** Below this there is no price: the minimum, the first of the scales, the first step of the ladder. */
export const smallestQuantity = (offer: Offer): number | undefined => firstAllowed(offer, 1);

/** Whether the scales hold a whole number within all limits. */
export const isOffered = (offer: Offer, quantity: number): boolean => firstInMode(offer, quantity) === quantity;
