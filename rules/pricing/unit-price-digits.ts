// How many digits the prices of pieces need. Apart from their format, which more pages load.
import { minorDigits } from '../money.ts';
import { unitPriceDigits } from './kinds.ts';

/** How many digits behind the comma the price of a piece needs: 0.0756 has four. */
const digitsOf = (unitPrice: number) =>
	unitPriceDigits - (/0*$/.exec(String(unitPrice).padStart(unitPriceDigits, '0'))?.[0].length ?? 0);

/** So that the prices of a column have their commas below each other; undefined where the currency's own are enough. */
export function digitsOfColumn(unitPrices: readonly number[], currency: string): number | undefined {
	const most = Math.min(unitPriceDigits, Math.max(0, ...unitPrices.map(digitsOf)));
	return most > minorDigits(currency) ? most : undefined;
}
