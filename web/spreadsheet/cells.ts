// What a sheet is made of: rows of cells, and columns that know what their texts mean. What the values are about is the business of
// the code that describes the columns.

/** What was typed and could not be read: it stays as it was typed, so that no one has to type it again. */
export interface Unread {
	text: string;
	/** Why, for people. */
	fault: string;
}

export type Value = string | number;
/** Null: empty. */
export type Cell = Value | Unread | null;
export type Row = readonly Cell[];

export interface SheetColumn {
	key: string;
	label: string;
	/** What a text means; never asked about a blank one. */
	parse(text: string): Value | Unread;
	/** As it is shown, edited and copied: `parse` reads it again. */
	format(value: Value): string;
	/** What is wrong with a value, or with its absence, in a row that is not blank. */
	judge?(value: Value | null, row: Row): string | undefined;
	/** What follows from the other cells where this one is empty: shown muted, and never kept. */
	derive?(row: Row): string | undefined;
	/** Stands muted behind a value: what it is about. */
	note?(value: Value): string | undefined;
	/** Stands at the end, with digits below each other; phones show their numbers. */
	numeric?: boolean;
	/** Dragging two or more cells on continues their steps: 100, 200, 300. */
	series?: boolean;
	/** In rem, at least; what is left over is shared by these. */
	width: number;
}

export interface SheetShape {
	columns: readonly SheetColumn[];
	/** What else changes in a row when these columns of it have: an undo takes it back together. */
	settle?(row: Row, changed: readonly number[]): Row;
	largestRows: number;
	/** Why no rows can be added or removed; without it they can. */
	fixedRows?: string;
}

export const isUnread = (cell: Cell | undefined): cell is Unread => typeof cell === 'object' && cell !== null;

export const blankRow = ({ columns }: SheetShape): Row => columns.map(() => null);

export const isBlank = (row: Row): boolean => row.every((cell) => cell === null);

/** What a text means in a column: tabs and line breaks are no part of any value. */
export function readCell(column: SheetColumn, text: string): Cell {
	const bare = text.replace(/\s+/g, ' ').trim();
	return bare === '' ? null : column.parse(bare);
}

/** What has been entered there. */
export function enteredText(column: SheetColumn | undefined, cell: Cell | undefined): string {
	if (!column || cell === null || cell === undefined) return '';
	return isUnread(cell) ? cell.text : column.format(cell);
}

/** What is seen there: what was entered, else what follows from the rest of the row. */
export function shownText(column: SheetColumn | undefined, row: Row, index: number): string {
	return enteredText(column, row[index]) || column?.derive?.(row) || '';
}
