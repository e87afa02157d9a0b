// The rows of a ladder while a user types: cells as texts, what they mean, and what is wrong with each.

import type { PriceStep } from '../pricing/pricing.ts';
import { stepOf } from '../pricing/steps.ts';
import { type CellError, readQuantity, readTotal, readUnitPrice } from './read-cells.ts';
import type { EnteredRow, PriceRowError, PriceRowWarning } from './rows.ts';
import { validateRows, withoutBlankEnd } from './validate-rows.ts';

export const ladderCells = ['quantity', 'unitPrice', 'total'] as const;
export type LadderCell = (typeof ladderCells)[number];
export type LadderCells = Record<LadderCell, string>;

export const blankCells: LadderCells = { quantity: '', unitPrice: '', total: '' };

type ErrorKind = PriceRowError['fault'] | CellError;

export interface CellErrorAt {
	row: number;
	cell: LadderCell;
	fault: ErrorKind;
}

interface ReadLadder {
	/** Without empty rows at the end. */
	rows: readonly EnteredRow[];
	faults: CellErrorAt[];
	warnings: PriceRowWarning[];
}

/** A price takes the place of the other one: one of the two is given. */
export function withCell(rows: readonly LadderCells[], at: number, cell: LadderCell, text: string): LadderCells[] {
	const other = cell === 'unitPrice' ? 'total' : cell === 'total' ? 'unitPrice' : undefined;
	const changed = rows.map((row, index) =>
		index === at ? { ...row, ...(other && text.trim() !== '' && { [other]: '' }), [cell]: text } : row,
	);
	// There is always an empty row to go on with.
	const last = changed.at(-1);
	return last && ladderCells.some((one) => last[one].trim() !== '') ? [...changed, blankCells] : changed;
}

/** What follows in a row from the price that was typed there; undefined while that is not known. */
export function stepOfRow({ rows }: Pick<ReadLadder, 'rows'>, at: number, currency: string): PriceStep | undefined {
	const { quantity = null, unitPrice = null, total = null } = rows[at] ?? {};
	if (quantity === null || (unitPrice === null) === (total === null)) return undefined;
	return stepOf({ quantity, unitPrice, total }, currency);
}

export function readLadder(cells: readonly LadderCells[], language: string, currency: string): ReadLadder {
	const unread: CellErrorAt[] = [];
	const rows = cells.map((row, index): EnteredRow => {
		const read = (cell: LadderCell, value: number | null | CellError): number | null => {
			if (typeof value !== 'string') return value;
			unread.push({ row: index, cell, fault: value });
			return null;
		};
		return {
			code: '',
			quantity: read('quantity', readQuantity(row.quantity)),
			unitPrice: read('unitPrice', readUnitPrice(row.unitPrice, language)),
			total: read('total', readTotal(row.total, language, currency)),
		};
	});
	const filled = cells.findLastIndex((row) => ladderCells.some((cell) => row[cell].trim() !== '')) + 1;
	const kept = rows.slice(0, filled);
	const validated = validateRows(withoutBlankEnd(kept), currency);
	const wrong = new Set(unread.map(({ row }) => row));
	// What cannot be read is not missing as well.
	const others = validated.faults.flatMap(({ row, cell, fault }) =>
		wrong.has(row) || cell === 'code' ? [] : [{ row, cell, fault }],
	);
	return {
		rows: kept,
		faults: [...unread, ...others].sort((one, other) => one.row - other.row),
		warnings: validated.warnings,
	};
}
