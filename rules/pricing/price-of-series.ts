// The price of a series: one design that is printed for each row of a table, such as business cards of twelve people.
import { largestQuantity } from './kinds.ts';
import { largestOf, priceAt, priceOf } from './price-of.ts';
import type { Offer, Price, QuantityError } from './pricing.ts';
import { unitPriceOfTotal } from './steps.ts';

export interface SeriesRun {
	/** Rows of the series; each is printed in the chosen quantity. */
	rows: number;
	/** All rows are one run of the product, not a run each. */
	isTogether: boolean;
}

/**
 * @param quantity of each row: one that is offered, as without a series
 * @param series null: none
 * @returns the price of all rows, whose quantity is that of all pieces
 */
export function priceOfSeries(offer: Offer, quantity: number, series: SeriesRun | null): Price | QuantityError {
	const run = priceOf(offer, quantity);
	if (typeof run === 'string' || !series || series.rows === 1) return run;
	const pieces = quantity * series.rows;
	if (pieces > (series.isTogether ? largestOf(offer) : largestQuantity)) return 'tooLarge';
	if (series.isTogether) return priceAt(offer, pieces);
	// Each run was rounded by itself: a piece costs what that comes to, so that documents add up.
	const unitPrice = unitPriceOfTotal(run.total, quantity, offer.currency);
	return { quantity: pieces, total: run.total * series.rows, unitPrice };
}
