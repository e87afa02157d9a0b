// What a refund takes back of an order's tax table. Refunds that come to the whole order take back exactly what its table says, cent by
// cent and rate by rate, however many there are.
import { roundedRatio } from '../rounding.ts';
import { type TaxedLine, type TaxTable, taxOf } from '../tax/tax-of.ts';

/** The rows of the table when this much of it is taken back; what rounding leaves goes to the largest. */
function taken(table: TaxTable, amount: number): TaxedLine[] {
	if (amount === table.gross) return table.rates.map((row) => ({ ...row }));
	const parts = table.rates.map((row) => ({ row, gross: roundedRatio(amount, row.gross, table.gross) }));
	const largest = parts.reduce((one, other) => (other.row.gross > one.row.gross ? other : one));
	largest.gross += amount - parts.reduce((sum, { gross }) => sum + gross, 0);
	return parts.map(({ row: { rate }, gross }) => ({ rate, ...taxOf(gross, rate, 'gross') }));
}

/**
 * @param before what earlier refunds have taken back
 * @returns one row per rate; none where there is nothing to take back
 */
export function creditShares(table: TaxTable, before: number, amount: number): TaxedLine[] {
	if (table.gross <= 0 || amount <= 0 || before < 0 || before + amount > table.gross)
		throw new RangeError('more than there is');
	const [earlier, now] = [taken(table, before), taken(table, before + amount)];
	return now
		.map(({ rate, net, tax, gross }, index) => {
			const [was = { net: 0, tax: 0, gross: 0 }] = earlier.slice(index);
			return { rate, net: net - was.net, tax: tax - was.tax, gross: gross - was.gross };
		})
		.filter(({ gross }) => gross !== 0);
}
