// What is wrong in a sheet: what its columns find in each cell, and what the screen knows of rows together.
import { isBlank, isUnread, type Row, type SheetShape } from './cells.ts';
import type { CellPosition } from './selection.ts';

export interface CellError {
	column: number;
	kind: 'error' | 'warning';
	text: string;
}

/** By the number of the row, from 0. */
export type SheetErrors = ReadonlyMap<number, readonly CellError[]>;

const none: readonly CellError[] = [];

function validateRow({ columns }: SheetShape, row: Row): readonly CellError[] {
	if (isBlank(row)) return none;
	const errors = columns.flatMap((column, index): CellError[] => {
		const cell = row[index] ?? null;
		const text = isUnread(cell) ? cell.fault : column.judge?.(cell, row);
		return text ? [{ column: index, kind: 'error', text }] : [];
	});
	return errors.length > 0 ? errors : none;
}

/** Validates rows one by one, each once: a row that is the same is as it was. */
export function rowValidator(shape: SheetShape): (rows: readonly Row[]) => SheetErrors {
	const validated = new WeakMap<Row, readonly CellError[]>();
	return (rows) => {
		const found = new Map<number, readonly CellError[]>();
		rows.forEach((row, index) => {
			let errors = validated.get(row);
			if (!errors) {
				errors = validateRow(shape, row);
				validated.set(row, errors);
			}
			if (errors.length > 0) found.set(index, errors);
		});
		return found;
	};
}

/** Of several sources; the one that is named first has the word where two speak of the same cell, and errors stand before warnings. */
export function joinErrors(...sources: readonly SheetErrors[]): SheetErrors {
	const joined = new Map<number, readonly CellError[]>();
	for (const source of sources)
		for (const [row, errors] of source) {
			const before = joined.get(row);
			joined.set(row, before ? [...before, ...errors] : errors);
		}
	return joined;
}

export function findCellError(errors: readonly CellError[] | undefined, column: number): CellError | undefined {
	const here = errors?.filter((error) => error.column === column);
	return here?.find(({ kind }) => kind === 'error') ?? here?.[0];
}

export interface ErrorCount {
	errors: number;
	warnings: number;
}

export function countErrors(errors: SheetErrors): ErrorCount {
	const cells = { error: new Set<string>(), warning: new Set<string>() };
	for (const [row, found] of errors) for (const { column, kind } of found) cells[kind].add(`${row} ${column}`);
	return { errors: cells.error.size, warnings: cells.warning.size };
}

/** The next cell with an error in reading order, errors before warnings, from the beginning again behind the last. */
export function nextError(faults: SheetErrors, from: CellPosition, step: 1 | -1 = 1): CellPosition | undefined {
	const places = [...faults].flatMap(([row, found]) => found.map(({ column, kind }) => ({ row, column, kind })));
	const errors = places.filter(({ kind }) => kind === 'error');
	const order = (place: CellPosition) => place.row * 1000 + place.column;
	const sorted = (errors.length > 0 ? errors : places).sort((one, other) => step * (order(one) - order(other)));
	const next = sorted.find((place) => step * (order(place) - order(from)) > 0) ?? sorted[0];
	return next && { row: next.row, column: next.column };
}
