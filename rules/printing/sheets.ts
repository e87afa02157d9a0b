// The sheets that a print shop chooses from when it puts copies of a product side by side.
import { fromMillimetres, type Micrometres } from '../designs/units.ts';

/** Upright, in millimetres. */
export const sheetFormats = {
	A4: [210, 297],
	SRA4: [225, 320],
	A3: [297, 420],
	SRA3: [320, 450],
} as const;
export type SheetFormat = keyof typeof sheetFormats;

export const sheetOrientations = ['portrait', 'landscape'] as const;
export const sheetTurns = ['leftRight', 'topBottom'] as const;

/** Lengths in millimetres. */
export interface SheetChoice {
	format: SheetFormat;
	orientation: (typeof sheetOrientations)[number];
	margin: number;
	gutter: number;
	/** How the sheet is turned for its back. */
	turn: (typeof sheetTurns)[number];
}

/** Of margin and gutter. */
export const mostMillimetres = 50;

export const sheetRefusals = [
	'doesNotFit',
	'tooManySheets',
	'wrongPageCount',
	'differentSizes',
	'rotatedPages',
	'unreadable',
] as const;
export type SheetRefusal = (typeof sheetRefusals)[number];

const isFormat = (text: unknown): text is SheetFormat => typeof text === 'string' && Object.hasOwn(sheetFormats, text);
const isLength = (value: number) => value >= 0 && value <= mostMillimetres;

/** Of an address, where everything is text. @returns the name of what is wrong instead */
export function readSheetChoice(query: Readonly<Record<string, unknown>>): SheetChoice | keyof SheetChoice {
	const { format, margin = '10', gutter = '6' } = query;
	if (!isFormat(format)) return 'format';
	const orientation = sheetOrientations.find((known) => known === (query.orientation ?? 'portrait'));
	if (!orientation) return 'orientation';
	const turn = sheetTurns.find((known) => known === (query.turn ?? 'leftRight'));
	if (!turn) return 'turn';
	const lengthOf = (text: unknown) =>
		typeof text === 'string' && /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : -1;
	if (!isLength(lengthOf(margin))) return 'margin';
	if (!isLength(lengthOf(gutter))) return 'gutter';
	return { format, orientation, turn, margin: lengthOf(margin), gutter: lengthOf(gutter) };
}

interface MeasuredSheet {
	width: Micrometres;
	height: Micrometres;
	margin: Micrometres;
	gutter: Micrometres;
	turn: SheetChoice['turn'];
}

export function measureSheet({ format, orientation, margin, gutter, turn }: SheetChoice): MeasuredSheet {
	const [shorter, longer] = sheetFormats[format].map(fromMillimetres) as [Micrometres, Micrometres];
	const [width, height] = orientation === 'portrait' ? [shorter, longer] : [longer, shorter];
	return { width, height, margin: fromMillimetres(margin), gutter: fromMillimetres(gutter), turn };
}
