// Reads a table of people out of a file. Runs in the child process for untrusted work and knows nothing but its arguments; the server calls it by
// read-series-file.ts.
import { seriesLimits } from '../../../rules/designs/series.ts';
import { readTable } from '../../import-export/tables/read-table.ts';
import { BrokenTable, type TableError, type TableLimits } from '../../import-export/tables/table.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';

const { rows, columns, lettersPerCell, letters } = seriesLimits;

export const fileLimits: TableLimits = {
	fileBytes: seriesLimits.fileBytes,
	unpackedBytes: 40 * 2 ** 20,
	...{ rows, columns, cells: rows * columns, cellCharacters: lettersPerCell },
};

/** The table itself is in the bytes, as JSON. */
export type ReadFile = { refused: TableError; row: number | null } | { refused: null };

/** The first row is the heading. Formulas of workbooks come as what they gave, those of CSV files as the text that they are. */
export const readSeriesTable: TaskFunction<null, ReadFile> = async (_none, bytes) => {
	try {
		const table = await readTable(bytes, fileLimits);
		const [heading, ...body] = [...table.rows].map(({ cells }) => cells.map((cell) => cell.trim()));
		if (!heading || body.length === 0) return { result: { refused: 'empty', row: null } };
		const width = Math.max(heading.length, ...body.map(({ length }) => length));
		const columnsOf = Array.from({ length: width }, (_, index) => heading[index] ?? '');
		if (body.flat().reduce((sum, { length }) => sum + length, 0) > letters)
			return { result: { refused: 'tooManyCells', row: null } };
		return { result: { refused: null }, bytes: Buffer.from(JSON.stringify({ columns: columnsOf, rows: body })) };
	} catch (error) {
		if (!(error instanceof BrokenTable)) throw error;
		return { result: { refused: error.fault, row: error.row ?? null } };
	}
};
