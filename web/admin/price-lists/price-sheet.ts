// A price list as a sheet: what its four columns mean, how the two prices of a row follow from each other, and what is wrong with rows.
import { formatDecimal, parseDecimal, withoutCurrency } from '../../../rules/decimals.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { currencySign, minorDigits } from '../../../rules/money.ts';
import { givenPrice } from '../../../rules/price-lists/given-price.ts';
import { readQuantity } from '../../../rules/price-lists/read-cells.ts';
import {
	type EnteredRow,
	largestAmount,
	mostPriceRows,
	type PriceRowError,
	priceCells,
} from '../../../rules/price-lists/rows.ts';
import { codeKey, validateRows, withoutBlankEnd } from '../../../rules/price-lists/validate-rows.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import { totalOfUnits, unitPriceOfTotal } from '../../../rules/pricing/steps.ts';
import type { Platform } from '../../platform/environment.tsx';
import {
	type Cell,
	isUnread,
	type Row,
	type SheetColumn,
	type SheetShape,
	type Value,
} from '../../spreadsheet/cells.ts';
import type { CellError, SheetErrors } from '../../spreadsheet/errors.ts';
import type { CodeNames } from './use-code-names.ts';

export type SheetContext = Pick<Platform, 't' | 'language' | 'notation' | 'currency'>;

const numberIn = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

const [quantityAt, unitPriceAt, totalAt] = [1, 2, 3];

const pricesOf = (row: Row) => ({
	quantity: numberIn(row[quantityAt]),
	unitPrice: numberIn(row[unitPriceAt]),
	total: numberIn(row[totalAt]),
});

export const rowOf = ({ code, quantity, unitPrice, total }: EnteredRow): Row => [
	code || null,
	quantity,
	unitPrice,
	total,
];

/** What could not be read is not there. */
const enteredIn = (row: Row): EnteredRow => ({
	code: typeof row[0] === 'string' ? row[0] : '',
	...pricesOf(row),
});

/** As they are saved: blank rows at the end are none. */
export const enteredRows = (rows: readonly Row[]): readonly EnteredRow[] => withoutBlankEnd(rows.map(enteredIn));

/** Tables often show a rounded price per piece beside the total it was made from. */
function fitsRounded(unitPrice: number, total: number, quantity: number, currency: string): boolean {
	const exact = unitPriceOfTotal(total, quantity, currency);
	return [1, 10, 100].some((unit) => Math.round(exact / unit) * unit === unitPrice);
}

/**
 * One of the two prices is given. Whichever was entered last holds; where both came at once, as in a pasted table, the exact one does, as in files, and
 * two that contradict each other both stay, to be looked at.
 */
function settlePrices(row: Row, changed: readonly number[], currency: string): Row {
	const { quantity, unitPrice, total } = pricesOf(row);
	if (unitPrice === null || total === null) return row;
	const withoutTotal = row.with(totalAt, null);
	const withoutUnitPrice = row.with(unitPriceAt, null);
	const [newUnitPrice, newTotal] = [changed.includes(unitPriceAt), changed.includes(totalAt)];
	if (newUnitPrice !== newTotal) return newUnitPrice ? withoutTotal : withoutUnitPrice;
	if (quantity === null) return row;
	const given = givenPrice({ quantity, unitPrice, total, given: undefined }, undefined, currency);
	if (typeof given === 'object') return given.total === null ? withoutTotal : withoutUnitPrice;
	return fitsRounded(unitPrice, total, quantity, currency) ? withoutUnitPrice : row;
}

interface Amount {
	key: 'unitPrice' | 'total';
	/** Of what is kept. */
	places: number;
	/** That are written in any case. */
	least: number;
	derive(row: Row): number | undefined;
}

function amountColumn(around: SheetContext, { key, places, least, derive }: Amount): SheetColumn {
	const { t, language, notation, currency } = around;
	const format = (value: Value) => formatDecimal(Number(value), { of: places, least }, language, notation);
	return {
		key,
		label: t('adminPriceLists.inCurrency', { column: t(`priceLists.${key}`), sign: currencySign(currency, language) }),
		width: key === 'total' ? 5.5 : 5,
		numeric: true,
		format,
		parse(text) {
			const read = parseDecimal(withoutCurrency(text, currency, language), places, language, notation);
			if (read === 'tooFine') return { text, fault: t('adminPriceLists.fault.tooFine', { places }) };
			if (read === 'noNumber' || Number(read) < 0)
				return {
					text,
					fault: t('adminPriceLists.fault.noPrice', { example: format(123_456 * 10 ** (places - least)) }),
				};
			if (read === 'tooLarge' || read > largestAmount) return { text, fault: t('priceLists.fault.tooLarge') };
			return read;
		},
		derive(row) {
			const derived = derive(row);
			return derived === undefined ? undefined : format(derived);
		},
	};
}

export function priceSheet(around: SheetContext, names: CodeNames = new Map()): SheetShape {
	const { t, language, notation, currency } = around;
	const digits = minorDigits(currency);
	return {
		largestRows: mostPriceRows,
		settle: (row, changed) => settlePrices(row, changed, currency),
		columns: [
			{
				key: 'code',
				label: t('adminPriceLists.codeOptional'),
				width: 14,
				parse: (text) => text,
				format: String,
				note: (value) => names.get(codeKey(String(value)))?.productName,
			},
			{
				key: 'quantity',
				label: t('priceLists.quantity'),
				width: 5,
				numeric: true,
				series: true,
				format: (value) => formatNumber(Number(value), language, notation),
				parse(text) {
					const read = readQuantity(text);
					return typeof read === 'number' ? read : { text, fault: t('priceLists.fault.quantityInvalid') };
				},
			},
			amountColumn(around, {
				key: 'unitPrice',
				places: unitPriceDigits,
				least: digits,
				derive(row) {
					const { quantity, total } = pricesOf(row);
					return quantity === null || total === null ? undefined : unitPriceOfTotal(total, quantity, currency);
				},
			}),
			amountColumn(around, {
				key: 'total',
				places: digits,
				least: digits,
				derive(row) {
					const { quantity, unitPrice } = pricesOf(row);
					return quantity === null || unitPrice === null ? undefined : totalOfUnits(unitPrice, quantity, currency);
				},
			}),
		],
	};
}

/** What an error of a row says, at the cell that it is about. */
export function cellError({ cell, fault }: PriceRowError, { t }: SheetContext): CellError {
	const text = t(fault === 'bothPrices' ? 'adminPriceLists.fault.twoPrices' : `priceLists.fault.${fault}`);
	return { column: priceCells.indexOf(cell), kind: 'error', text };
}

/** Codes of which it is known that no one can save them. */
export function codeErrors(rows: readonly Row[], names: CodeNames, around: SheetContext): SheetErrors {
	const found = new Map<number, readonly CellError[]>();
	for (const [index, [code]] of rows.entries()) {
		const fault = typeof code === 'string' ? names.get(codeKey(code))?.fault : null;
		if (fault) found.set(index, [cellError({ row: index, cell: 'code', fault }, around)]);
	}
	return found;
}

/** What is wrong with rows together, and what to look at twice. Rows in which something could not be read say so themselves. */
export function validatePriceRows(rows: readonly Row[], around: SheetContext): SheetErrors {
	const { t, language, notation, currency } = around;
	const entered = enteredRows(rows);
	const { faults, warnings } = validateRows(entered, currency);
	const found = new Map<number, readonly CellError[]>();
	const add = (row: number, error: CellError) => {
		if (!rows[row]?.some(isUnread)) found.set(row, [...(found.get(row) ?? []), error]);
	};
	for (const error of faults) add(error.row, cellError(error, around));
	const quantity = (row: number) => formatNumber(entered[row]?.quantity ?? 0, language, notation);
	for (const { row, than } of warnings)
		add(row, {
			column: totalAt,
			kind: 'warning',
			text: t('priceLists.warning.cheaper', { quantity: quantity(row), smaller: quantity(than) }),
		});
	return found;
}
