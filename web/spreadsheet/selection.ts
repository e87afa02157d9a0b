// Which cells are meant: one is active, and a block of them may be selected between it and the place where the selection began.

export interface CellPosition {
	row: number;
	column: number;
}

export interface Selection {
	/** Where the selection began: this cell is active. */
	anchor: CellPosition;
	/** The opposite corner; the same place where one cell is selected. */
	head: CellPosition;
}

export interface Block {
	top: number;
	bottom: number;
	left: number;
	right: number;
}

export interface Extent {
	rows: number;
	columns: number;
}

export const at = (row: number, column: number): Selection => ({ anchor: { row, column }, head: { row, column } });

export const blockOf = ({ anchor, head }: Selection): Block => ({
	top: Math.min(anchor.row, head.row),
	bottom: Math.max(anchor.row, head.row),
	left: Math.min(anchor.column, head.column),
	right: Math.max(anchor.column, head.column),
});

export const isInside = ({ top, bottom, left, right }: Block, { row, column }: CellPosition): boolean =>
	row >= top && row <= bottom && column >= left && column <= right;

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export const placeWithin = ({ row, column }: CellPosition, { rows, columns }: Extent): CellPosition => ({
	row: within(row, rows),
	column: within(column, columns),
});

export const selectionWithin = ({ anchor, head }: Selection, extent: Extent): Selection => ({
	anchor: placeWithin(anchor, extent),
	head: placeWithin(head, extent),
});

export const rowsSelection = (from: number, to: number, { columns }: Extent): Selection => ({
	anchor: { row: from, column: 0 },
	head: { row: to, column: columns - 1 },
});

interface Pressed {
	key: string;
	/** Ctrl, or Command. */
	ctrl: boolean;
}

/** Where a key leads from a place; undefined where it leads nowhere. */
export function movedBy(
	{ key, ctrl }: Pressed,
	from: CellPosition,
	extent: Extent,
	page: number,
): CellPosition | undefined {
	const { row, column } = from;
	const [lastRow, lastColumn] = [extent.rows - 1, extent.columns - 1];
	const to: Record<string, CellPosition> = {
		ArrowUp: { row: ctrl ? 0 : row - 1, column },
		ArrowDown: { row: ctrl ? lastRow : row + 1, column },
		ArrowLeft: { row, column: ctrl ? 0 : column - 1 },
		ArrowRight: { row, column: ctrl ? lastColumn : column + 1 },
		PageUp: { row: row - page, column },
		PageDown: { row: row + page, column },
		Home: { row: ctrl ? 0 : row, column: 0 },
		End: { row: ctrl ? lastRow : row, column: lastColumn },
	};
	const place = to[key];
	return place && placeWithin(place, extent);
}

/** The next cell in reading order, or the one before; undefined behind the last and before the first. */
export function besides(
	{ row, column }: CellPosition,
	step: 1 | -1,
	{ rows, columns }: Extent,
): CellPosition | undefined {
	const index = row * columns + column + step;
	if (index < 0 || index >= rows * columns) return undefined;
	return { row: Math.floor(index / columns), column: index % columns };
}
