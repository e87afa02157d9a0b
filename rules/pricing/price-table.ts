// What the price table of a product shows, and which quantities lie near one that cannot be had.
import { largestQuantity } from './kinds.ts';
import { offeredQuantities, priceOf } from './price-of.ts';
import type { Offer, Price } from './pricing.ts';
import { firstAllowed, smallestQuantity } from './quantities.ts';

/** Of quantities that all cost the same per piece, more rows than that say nothing new. */
const mostSimpleRows = 12;

function rowQuantities(offer: Offer): number[] {
	const { steps, quantities } = offer;
	const offered = offeredQuantities(offer);
	if (quantities.mode === 'table' || (offered && offered.length <= mostSimpleRows)) return offered ?? [];
	const starts = steps.flatMap(({ quantity }) => firstAllowed(offer, quantity) ?? []);
	return [...new Set(starts)];
}

/** A row for each run where there are few; else one for each step of the ladder, with the smallest quantity that it holds for. */
export function priceTable(offer: Offer): Price[] {
	const rows = rowQuantities(offer).flatMap((quantity) => {
		const price = priceOf(offer, quantity);
		return typeof price === 'string' ? [] : [price];
	});
	return rows.length > 1 ? rows : [];
}

/** The row that a quantity belongs to. */
export const rowOf = (rows: readonly Price[], quantity: number): number =>
	rows.findLastIndex((row) => row.quantity <= quantity);

/** What can be had instead of a quantity that cannot: the next smaller and the next larger one. */
export function nearQuantities(offer: Offer, quantity: number): number[] {
	const smallest = smallestQuantity(offer);
	if (smallest === undefined) return [];
	if (!(quantity >= smallest)) return [smallest];
	const above = firstAllowed(offer, Math.ceil(quantity));
	const below = lastAllowed(offer, quantity);
	return [...new Set([below, above].flatMap((one) => one ?? []))];
}

/** The most that can be had at once; undefined where there is no price. */
export const largestChoice = (offer: Offer): number | undefined => lastAllowed(offer, largestQuantity);

function lastAllowed(offer: Offer, quantity: number): number | undefined {
	const { mode, linear } = offer.quantities;
	const offered = offeredQuantities(offer);
	if (offered) return offered.findLast((one) => one <= quantity);
	if (mode === 'linear' && linear)
		return linear.from + Math.floor((Math.min(quantity, linear.to) - linear.from) / linear.step) * linear.step;
	return firstAllowed(offer, Math.min(Math.floor(quantity), largestQuantity));
}
