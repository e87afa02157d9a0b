// Where copies of a product lie on the sheet that is printed and then cut: as many as fit, in the middle, and on the back in the order in
// which they meet their fronts when the sheet is turned.
import type { Micrometres } from '../../rules/designs/units.ts';

export interface Sheet {
	width: Micrometres;
	height: Micrometres;
	/** At each edge, where nothing can be printed or marks need room. */
	margin: Micrometres;
	/** Between two trims. */
	gutter: Micrometres;
	/** How the sheet is turned for its back: about its upright or its level axis. */
	turn: 'leftRight' | 'topBottom';
}

export interface Trim {
	width: Micrometres;
	height: Micrometres;
	bleed: Micrometres;
}

export interface Cell {
	/** Of the trim, from the upper left corner of the sheet. */
	x: Micrometres;
	y: Micrometres;
	/** Upside down. */
	isTurned: boolean;
	/** How much of the bleed has room, at each side. */
	bleed: { left: Micrometres; right: Micrometres; top: Micrometres; bottom: Micrometres };
}

export interface SheetPlan {
	columns: number;
	rows: number;
	/** In the order of copies: the same number on both sides is the same copy. */
	front: Cell[];
	back: Cell[];
}

const countFitting = (room: Micrometres, length: Micrometres, gutter: Micrometres) =>
	Math.max(0, Math.floor((room + gutter) / (length + gutter)));

/** @returns undefined if not even one fits */
export function planSheet(sheet: Sheet, { width, height, bleed }: Trim): SheetPlan | undefined {
	const around = Math.max(sheet.margin, bleed);
	const columns = countFitting(sheet.width - 2 * around, width, sheet.gutter);
	const rows = countFitting(sheet.height - 2 * around, height, sheet.gutter);
	if (columns === 0 || rows === 0) return undefined;
	const [stepX, stepY] = [width + sheet.gutter, height + sheet.gutter];
	const left = Math.round((sheet.width - (columns * stepX - sheet.gutter)) / 2);
	const top = Math.round((sheet.height - (rows * stepY - sheet.gutter)) / 2);
	// Between two copies each gets half of the room.
	const inner = Math.min(bleed, Math.floor(sheet.gutter / 2));
	const cellAt = (column: number, row: number, isTurned: boolean): Cell => ({
		x: left + column * stepX,
		y: top + row * stepY,
		isTurned,
		bleed: {
			left: column === 0 ? bleed : inner,
			right: column === columns - 1 ? bleed : inner,
			top: row === 0 ? bleed : inner,
			bottom: row === rows - 1 ? bleed : inner,
		},
	});
	const places = Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)]);
	const isLevel = sheet.turn === 'topBottom';
	return {
		columns,
		rows,
		front: places.map(([column = 0, row = 0]) => cellAt(column, row, false)),
		back: places.map(([column = 0, row = 0]) =>
			isLevel ? cellAt(column, rows - 1 - row, true) : cellAt(columns - 1 - column, row, false),
		),
	};
}
