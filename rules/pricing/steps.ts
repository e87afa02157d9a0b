// The steps of a ladder: one of unit price and total is entered, the other follows from it.
import { minorDigits } from '../money.ts';
import { roundedRatio } from '../rounding.ts';
import { unitPriceDigits } from './kinds.ts';
import type { PriceStep } from './pricing.ts';

/** What a shop enters for a run; one of the two prices is given. */
export interface StepRow {
	quantity: number;
	/** Of one piece, in ten-thousandths of the currency's major unit. */
	unitPrice: number | null;
	/** Of the run, in minor units. */
	total: number | null;
}

/** Ten-thousandths of the major unit in one minor unit: 100 for cents. */
const fineness = (currency: string) => 10 ** (unitPriceDigits - minorDigits(currency));

export const totalOfUnits = (unitPrice: number, quantity: number, currency: string): number =>
	roundedRatio(unitPrice, quantity, fineness(currency));

/** To be shown only: the total stays what it is. */
export const unitPriceOfTotal = (total: number, quantity: number, currency: string): number =>
	roundedRatio(total, fineness(currency), quantity);

export function stepOf({ quantity, unitPrice, total }: StepRow, currency: string): PriceStep {
	if (total !== null)
		return { quantity, total, unitPrice: unitPriceOfTotal(total, quantity, currency), given: 'total' };
	if (unitPrice === null) throw new RangeError(`The step of ${quantity} has no price`);
	return { quantity, total: totalOfUnits(unitPrice, quantity, currency), unitPrice, given: 'unit' };
}
