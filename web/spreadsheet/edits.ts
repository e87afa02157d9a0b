// What can be done to the cells of a sheet, each as a change of rows. The row behind the last one is always there to be written to.
import {
	blankRow,
	type Cell,
	isUnread,
	type Row,
	readCell,
	type SheetColumn,
	type SheetShape,
	shownText,
} from './cells.ts';
import { at, type Block, type CellPosition, type Selection } from './selection.ts';
import type { Change } from './sheet.ts';

/** What is done, and what is selected afterwards. */
export interface Edit {
	change: Change;
	selection: Selection;
}

type CellOf = (row: number, column: number) => Cell | undefined;

const sameCell = (one: Cell | undefined, other: Cell | undefined) =>
	one === other || (isUnread(one) && isUnread(other) && one.text === other.text);

/** The row with other cells; the same one where nothing is different. */
function withCells(shape: SheetShape, before: Row, cellAt: (column: number) => Cell | undefined): Row {
	const changed: number[] = [];
	const after = before.map((cell, column) => {
		const next = cellAt(column);
		if (next === undefined || sameCell(next, cell)) return cell;
		changed.push(column);
		return next;
	});
	if (changed.length === 0) return before;
	return shape.settle ? shape.settle(after, changed) : after;
}

/** The cells of a block anew: undefined leaves one as it is. @returns undefined where nothing becomes different */
function changeBlock(shape: SheetShape, rows: readonly Row[], block: Block, cellOf: CellOf): Change | undefined {
	const bottom = Math.min(block.bottom, shape.largestRows - 1);
	const removed = rows.slice(block.top, bottom + 1);
	const inserted: Row[] = [];
	for (let row = block.top; row <= bottom; row += 1)
		inserted.push(
			withCells(shape, rows[row] ?? blankRow(shape), (column) =>
				column >= block.left && column <= block.right ? cellOf(row, column) : undefined,
			),
		);
	// Nothing is added for rows that stay blank.
	while (inserted.length > removed.length && inserted.at(-1)?.every((cell) => cell === null)) inserted.pop();
	const different = inserted.length > removed.length || inserted.some((row, index) => row !== removed[index]);
	return different ? { at: block.top, removed, inserted } : undefined;
}

export function typeText(
	shape: SheetShape,
	rows: readonly Row[],
	place: CellPosition,
	text: string,
): Change | undefined {
	const column = shape.columns[place.column];
	// A user who only looked at what follows from the rest has entered nothing.
	if (!column || text === shownText(column, rows[place.row] ?? [], place.column)) return undefined;
	const block = { top: place.row, bottom: place.row, left: place.column, right: place.column };
	return changeBlock(shape, rows, block, () => readCell(column, text));
}

export const clearBlock = (shape: SheetShape, rows: readonly Row[], block: Block): Change | undefined =>
	changeBlock(shape, rows, block, () => null);

/** What a block shows, to take along. */
export const textsOf = (shape: SheetShape, rows: readonly Row[], { top, bottom, left, right }: Block): string[][] =>
	rows
		.slice(top, bottom + 1)
		.map((row) => shape.columns.slice(left, right + 1).map((column, index) => shownText(column, row, left + index)));

interface Pasted {
	edit: Edit | undefined;
	cells: number;
	/** Rows that did not fit any more. */
	leftOut: number;
}

/**
 * Texts put in from the first cell of a block on; a block that is a multiple of them is filled with them. What stands beyond the last
 * row adds rows; what stands beyond the last column is left out.
 */
export function pasteTexts(
	shape: SheetShape,
	rows: readonly Row[],
	block: Block,
	texts: readonly (readonly string[])[],
): Pasted {
	const [height, width] = [texts.length, Math.max(0, ...texts.map((row) => row.length))];
	if (height === 0 || width === 0) return { edit: undefined, cells: 0, leftOut: 0 };
	const [selectedRows, selectedColumns] = [block.bottom - block.top + 1, block.right - block.left + 1];
	const down = selectedRows % height === 0 ? selectedRows : height;
	const across = selectedColumns % width === 0 ? selectedColumns : width;
	const wantedBottom = block.top + down - 1;
	const target: Block = {
		top: block.top,
		bottom: Math.min(wantedBottom, shape.largestRows - 1),
		left: block.left,
		right: Math.min(block.left + across, shape.columns.length) - 1,
	};
	const change = changeBlock(shape, rows, target, (row, index) => {
		const column = shape.columns[index];
		const text = texts[(row - target.top) % height]?.[(index - target.left) % width];
		return column && text !== undefined ? readCell(column, text) : undefined;
	});
	const selection = {
		anchor: { row: target.top, column: target.left },
		head: { row: target.bottom, column: target.right },
	};
	return {
		edit: change && { change, selection },
		cells: (target.bottom - target.top + 1) * (target.right - target.left + 1),
		leftOut: wantedBottom - target.bottom,
	};
}

/** The first row of a block in all of its rows; of a single row, the one above it. */
export function fillDown(shape: SheetShape, rows: readonly Row[], block: Block): Change | undefined {
	const source = block.top === block.bottom ? block.top - 1 : block.top;
	if (source < 0) return undefined;
	const from = rows[source];
	const top = source + 1;
	return from && changeBlock(shape, rows, { ...block, top }, (_row, column) => from[column]);
}

/** How a column of numbers goes on, if each is as far from the next. */
function stepOf(column: SheetColumn | undefined, cells: readonly (Cell | undefined)[]): number | undefined {
	if (!column?.series || cells.length < 2) return undefined;
	const numbers = cells.filter((cell) => typeof cell === 'number');
	const [first = 0, second = 0] = numbers;
	const step = second - first;
	const even = numbers.every((number, index) => number === first + index * step);
	return numbers.length === cells.length && even ? step : undefined;
}

/** The cells of a block again and again, down to a row below it or up to one above it. */
export function fillTo(shape: SheetShape, rows: readonly Row[], block: Block, row: number): Edit | undefined {
	const down = row > block.bottom;
	if (!down && row >= block.top) return undefined;
	const height = block.bottom - block.top + 1;
	const target = down
		? { ...block, top: block.bottom + 1, bottom: row }
		: { ...block, top: row, bottom: block.top - 1 };
	const source = rows.slice(block.top, block.bottom + 1);
	const steps = shape.columns.map((column, index) =>
		stepOf(
			column,
			source.map((cells) => cells[index]),
		),
	);
	const change = changeBlock(shape, rows, target, (index, column) => {
		const far = index - block.top;
		const step = steps[column];
		const first = source[0]?.[column];
		if (step !== undefined && typeof first === 'number') return first + far * step;
		return source[((far % height) + height) % height]?.[column] ?? null;
	});
	if (!change) return undefined;
	const whole = down ? { ...block, bottom: target.bottom } : { ...block, top: target.top };
	return {
		change,
		selection: {
			anchor: { row: whole.top, column: whole.left },
			head: { row: whole.bottom, column: whole.right },
		},
	};
}

/** As many blank rows as the block has, above or below it. */
export function insertRows(
	shape: SheetShape,
	rows: readonly Row[],
	block: Block,
	where: 'above' | 'below',
): Edit | undefined {
	const wanted = Math.min(block.bottom, rows.length - 1) - block.top + 1;
	const count = Math.min(Math.max(wanted, 1), shape.largestRows - rows.length);
	if (count <= 0) return undefined;
	const from = Math.min(where === 'above' ? block.top : block.bottom + 1, rows.length);
	const inserted = Array.from({ length: count }, () => blankRow(shape));
	return { change: { at: from, removed: [], inserted }, selection: at(from, block.left) };
}

export function removeRows(rows: readonly Row[], block: Block): Edit | undefined {
	const removed = rows.slice(block.top, block.bottom + 1);
	if (removed.length === 0) return undefined;
	return { change: { at: block.top, removed, inserted: [] }, selection: at(block.top, block.left) };
}
