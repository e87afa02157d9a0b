// Tables as people exchange them: rows of texts. What the columns mean is known to the domain that reads or writes them.

export interface TableRow {
	/** As a spreadsheet counts: the heading is row 1. */
	number: number;
	cells: string[];
	/** Columns, from 0 on, in which the spreadsheet has an error (#NAME?) in place of a value. */
	broken: readonly number[];
	/** Columns whose cells hold a number, which is written with a point whatever the language: only workbooks know them. */
	numbers?: readonly number[];
}

export type TableFormat = 'csv' | 'xlsx';

export interface TableLimits {
	fileBytes: number;
	/** Of everything in a workbook together: a small file can be very large inside. */
	unpackedBytes: number;
	/** Without the heading. */
	rows: number;
	columns: number;
	cells: number;
	cellCharacters: number;
}

export const tableLimits: TableLimits = {
	fileBytes: 20 * 2 ** 20,
	unpackedBytes: 200 * 2 ** 20,
	rows: 50_000,
	columns: 200,
	cells: 1_000_000,
	/** What a cell of Excel can hold. */
	cellCharacters: 32_767,
};

export type TableError =
	| 'empty'
	| 'unreadable'
	| 'unclosedQuote'
	| 'fileTooLarge'
	| 'tooManyRows'
	| 'tooManyColumns'
	| 'tooManyCells'
	| 'cellTooLong';

/** The whole file cannot be read; a single wrong value is for the domain that knows what it means. */
export class BrokenTable extends Error {
	readonly fault: TableError;
	readonly row: number | undefined;

	constructor(error: TableError, row?: number) {
		super(row === undefined ? error : `${error} in row ${row}`);
		this.fault = error;
		this.row = row;
	}
}

const isEmpty = ({ cells, broken }: TableRow) => broken.length === 0 && cells.every((cell) => cell === '');

/** Holds every reader to the limits, and leaves out rows in which nothing stands: spreadsheets have many of them. */
export function* withinLimits(rows: Iterable<TableRow>, limits = tableLimits): Generator<TableRow, void, undefined> {
	let count = 0;
	let cells = 0;
	for (const row of rows) {
		if (isEmpty(row)) continue;
		count += 1;
		cells += row.cells.length;
		if (count > limits.rows + 1) throw new BrokenTable('tooManyRows');
		if (row.cells.length > limits.columns) throw new BrokenTable('tooManyColumns', row.number);
		if (cells > limits.cells) throw new BrokenTable('tooManyCells');
		if (row.cells.some((cell) => cell.length > limits.cellCharacters)) throw new BrokenTable('cellTooLong', row.number);
		yield row;
	}
}
