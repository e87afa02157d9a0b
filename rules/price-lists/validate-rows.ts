// What is wrong with the rows of a price list as far as they themselves tell: the sheet asks while a user types, the server before it
// saves. Whether a code is known only the server can say.
import { isQuantity, ladderErrors, ladderWarnings } from '../pricing/ladder.ts';
import { stepOf } from '../pricing/steps.ts';
import { type EnteredRow, largestAmount, type PriceRowError, type PriceRowWarning } from './rows.ts';

export const codeKey = (code: string): string => code.trim().toLowerCase();

const isBlank = ({ code, quantity, unitPrice, total }: EnteredRow): boolean =>
	code.trim() === '' && quantity === null && unitPrice === null && total === null;

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

function errorOf(entered: EnteredRow, row: number, currency: string): PriceRowError | undefined {
	const { quantity, unitPrice, total } = entered;
	if (quantity === null) return { row, cell: 'quantity', fault: isBlank(entered) ? 'gap' : 'quantityMissing' };
	if (!isQuantity(quantity)) return { row, cell: 'quantity', fault: 'quantityInvalid' };
	if (unitPrice === null && total === null) return { row, cell: 'unitPrice', fault: 'priceMissing' };
	if (unitPrice !== null && total !== null) return { row, cell: 'total', fault: 'bothPrices' };
	const [cell, amount] = unitPrice === null ? (['total', total ?? 0] as const) : (['unitPrice', unitPrice] as const);
	if (!isAmount(amount)) return { row, cell, fault: 'priceInvalid' };
	const run = stepOf({ quantity, unitPrice, total }, currency).total;
	return amount > largestAmount || run > largestAmount ? { row, cell, fault: 'tooLarge' } : undefined;
}

interface Validated {
	faults: PriceRowError[];
	warnings: PriceRowWarning[];
}

/** Rows at the end that say nothing are none. */
export function withoutBlankEnd(rows: readonly EnteredRow[]): readonly EnteredRow[] {
	const last = rows.findLastIndex((row) => !isBlank(row));
	return rows.slice(0, last + 1);
}

/**
 * In which order the rows of a ladder stand does not matter.
 * @param ladderOf what the rows of one ladder have in common; without it, their code
 */
export function validateRows(
	rows: readonly EnteredRow[],
	currency: string,
	ladderOf: (row: EnteredRow) => string = ({ code }) => codeKey(code),
): Validated {
	const errors = rows.flatMap((entered, row) => errorOf(entered, row, currency) ?? []);
	const wrong = new Set(errors.map(({ row }) => row));
	const right = rows.flatMap((entered, row) => (wrong.has(row) ? [] : { row, entered }));
	const warnings: PriceRowWarning[] = [];
	for (const ladder of Map.groupBy(right, ({ entered }) => ladderOf(entered)).values()) {
		const entered = ladder.map((one) => one.entered);
		const placeOf = (index: number) => ladder[index]?.row ?? 0;
		for (const { row, kind } of ladderErrors(entered))
			if (kind === 'double') errors.push({ row: placeOf(row), cell: 'quantity', fault: 'double' });
		for (const { row, than } of ladderWarnings(entered, currency))
			warnings.push({ row: placeOf(row), than: placeOf(than) });
	}
	const inOrder = (one: { row: number }, other: { row: number }) => one.row - other.row;
	return { faults: errors.sort(inOrder), warnings: warnings.sort(inOrder) };
}
