// How far the print data of a whole line has come: that of its least advanced side.
import type { PrintSide } from '../designs/print-specification.ts';
import type { PrintDataState } from './print-data.ts';

export type LinePrintState = 'missing' | PrintDataState;

interface SideData {
	/** Null: one file with all pages. */
	side: string | null;
	state: PrintDataState;
}

/** From what stops a line most to what is done. */
const ranks: readonly LinePrintState[] = ['refused', 'missing', 'uploaded', 'findings', 'released', 'printed'];

/** @param data without what was replaced */
export function findLineState(sides: readonly PrintSide[], data: readonly SideData[]): LinePrintState {
	const whole = data.filter(({ side }) => side === null);
	const states = sides.map(
		({ name }): LinePrintState => whole[0]?.state ?? data.find(({ side }) => side === name)?.state ?? 'missing',
	);
	return ranks.find((state) => states.includes(state)) ?? 'missing';
}

/** Nothing more is expected of the customer. */
export const isComplete = (state: LinePrintState): boolean => state === 'released' || state === 'printed';
