// What keeps the rows of a ladder from being saved, and what a shop should look at twice. Of a list that is for several products, each
// product's rows are validated on their own.
import { largestPrice, largestQuantity } from './kinds.ts';
import type { Offer, Quantities } from './pricing.ts';
import { firstAllowed } from './quantities.ts';
import { stepOf } from './steps.ts';

/** As it stands in a sheet: anything may be missing. */
export interface LadderRow {
	quantity: number | null;
	unitPrice: number | null;
	total: number | null;
}

type LadderErrorKind = 'gap' | 'double' | 'notRising' | 'quantityInvalid' | 'priceInvalid' | 'twoPrices';

export interface LadderError {
	/** Its place among the rows, from 0. */
	row: number;
	kind: LadderErrorKind;
}

export const isQuantity = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= largestQuantity;

export const isPriceNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= largestPrice;

const isEmpty = ({ quantity, unitPrice, total }: LadderRow) =>
	quantity === null && unitPrice === null && total === null;

/** Empty rows at the end are no part of the ladder. */
const withoutEnd = (rows: readonly LadderRow[]) => rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1);

function rowError({ quantity, unitPrice, total }: LadderRow): LadderErrorKind | undefined {
	const prices = [unitPrice, total].filter((price) => price !== null);
	if (quantity !== null && !isQuantity(quantity)) return 'quantityInvalid';
	if (!prices.every(isPriceNumber)) return 'priceInvalid';
	if (prices.length > 1) return 'twoPrices';
	return quantity === null || prices.length === 0 ? 'gap' : undefined;
}

/** Whether a quantity that the product's scales allow lies below the first step. */
function startsTooLate(first: number, quantities: Quantities): boolean {
	if (quantities.mode === 'table') return false;
	const scales: Offer = { currency: '', quantities, unitPrice: null, steps: [] };
	const smallest = firstAllowed(scales, 1);
	return smallest !== undefined && smallest < first;
}

/** @param quantities of the product that the ladder is for, where there is one: its smallest must have a price */
export function ladderErrors(rows: readonly LadderRow[], quantities?: Quantities): LadderError[] {
	const seen = new Set<number>();
	let highest = 0;
	const errors = withoutEnd(rows).flatMap((row, index): LadderError[] => {
		const { quantity } = row;
		let kind = rowError(row);
		if (quantity !== null && isQuantity(quantity)) {
			if (seen.has(quantity)) kind ??= 'double';
			else if (quantity < highest) kind ??= 'notRising';
			seen.add(quantity);
			highest = Math.max(highest, quantity);
		}
		return kind ? [{ row: index, kind }] : [];
	});
	const first = rows[0]?.quantity ?? null;
	if (quantities && errors.length === 0 && first !== null && startsTooLate(first, quantities))
		return [{ row: 0, kind: 'gap' }];
	return errors;
}

export interface LadderWarning {
	row: number;
	kind: 'cheaperThanSmaller';
	/** The row of the smaller run that costs more. */
	than: number;
}

/** Where a larger run costs less in total than a smaller one. Rows with errors are passed over. */
export function ladderWarnings(rows: readonly LadderRow[], currency: string): LadderWarning[] {
	const steps = rows.flatMap((row, index) => {
		const { quantity } = row;
		if (quantity === null || rowError(row)) return [];
		return [{ index, quantity, total: stepOf({ ...row, quantity }, currency).total }];
	});
	steps.sort((one, other) => one.quantity - other.quantity);
	let dearest = steps[0];
	return steps.flatMap((step): LadderWarning[] => {
		if (!dearest || step.total >= dearest.total) {
			dearest = step;
			return [];
		}
		return [{ row: step.index, kind: 'cheaperThanSmaller', than: dearest.index }];
	});
}
