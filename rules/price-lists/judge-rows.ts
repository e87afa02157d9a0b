// What is wrong with the rows of a price list as far as they themselves tell: the sheet asks while somebody types, the server before it
// saves. Whether a code is known only the server can say.
import { minorDigits } from '../money.ts';
import { largestQuantity, unitPriceDigits } from '../pricing/kinds.ts';
import { type EnteredRow, largestAmount, type PriceRowFault, type PriceRowWarning } from './rows.ts';

export const codeKey = (code: string): string => code.trim().toLowerCase();

const isBlank = ({ code, quantity, unitPrice, total }: EnteredRow): boolean =>
	code.trim() === '' && quantity === null && unitPrice === null && total === null;

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

/** Of the run, in minor units, not rounded: enough to compare and to see that it is not too large. */
const roughTotal = ({ quantity, unitPrice, total }: EnteredRow, currency: string): number =>
	total ?? ((unitPrice ?? 0) * (quantity ?? 0)) / 10 ** (unitPriceDigits - minorDigits(currency));

function faultOf(entered: EnteredRow, row: number, currency: string): PriceRowFault | undefined {
	const { quantity, unitPrice, total } = entered;
	if (quantity === null) return { row, cell: 'quantity', fault: isBlank(entered) ? 'gap' : 'quantityMissing' };
	if (!Number.isInteger(quantity) || quantity < 1 || quantity > largestQuantity)
		return { row, cell: 'quantity', fault: 'quantityInvalid' };
	if (unitPrice === null && total === null) return { row, cell: 'unitPrice', fault: 'priceMissing' };
	if (unitPrice !== null && total !== null) return { row, cell: 'total', fault: 'bothPrices' };
	const [cell, amount] = unitPrice === null ? (['total', total ?? 0] as const) : (['unitPrice', unitPrice] as const);
	if (!isAmount(amount)) return { row, cell, fault: 'priceInvalid' };
	if (amount > largestAmount || roughTotal(entered, currency) > largestAmount) return { row, cell, fault: 'tooLarge' };
	return undefined;
}

interface Judged {
	faults: PriceRowFault[];
	warnings: PriceRowWarning[];
}

/** Rows at the end that say nothing are none. */
export function withoutBlankEnd(rows: readonly EnteredRow[]): readonly EnteredRow[] {
	const last = rows.findLastIndex((row) => !isBlank(row));
	return rows.slice(0, last + 1);
}

interface Step {
	row: number;
	quantity: number;
	/** Of the run, in minor units. */
	total: number;
}

function judgeLadder(steps: readonly Step[]): Judged {
	const faults: PriceRowFault[] = [];
	const warnings: PriceRowWarning[] = [];
	const rising = steps.toSorted((one, other) => one.quantity - other.quantity || one.row - other.row);
	let dearest: Step | undefined;
	for (const [index, step] of rising.entries()) {
		const { row, quantity, total } = step;
		if (rising[index - 1]?.quantity === quantity) faults.push({ row, cell: 'quantity', fault: 'double' });
		else if (dearest && total < dearest.total) warnings.push({ row, than: dearest.row });
		else dearest = step;
	}
	return { faults, warnings };
}

/** @param ladderOf what the rows of one ladder have in common; without it, their code */
export function judgeRows(
	rows: readonly EnteredRow[],
	currency: string,
	ladderOf: (row: EnteredRow) => string = ({ code }) => codeKey(code),
): Judged {
	const faults = rows.flatMap((entered, row) => faultOf(entered, row, currency) ?? []);
	const wrong = new Set(faults.map(({ row }) => row));
	const steps = rows.flatMap((entered, row) =>
		wrong.has(row)
			? []
			: { row, quantity: entered.quantity ?? 0, total: roughTotal(entered, currency), ladder: ladderOf(entered) },
	);
	const judged = [...Map.groupBy(steps, ({ ladder }) => ladder).values()].map(judgeLadder);
	const inOrder = (one: { row: number }, other: { row: number }) => one.row - other.row;
	return {
		faults: [...faults, ...judged.flatMap((ladder) => ladder.faults)].sort(inOrder),
		warnings: judged.flatMap((ladder) => ladder.warnings).sort(inOrder),
	};
}
