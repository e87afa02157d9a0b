// Moved things stick to lines: trim, safe area, centre, folds, guides, and the edges and centres of other elements.
import type { Design } from '../design.ts';
import type { Bounds } from '../drawn-design.ts';

type SnapKind = 'trim' | 'bleed' | 'safe' | 'centre' | 'fold' | 'guide' | 'element';

/** A line across the page: at this x, or at this y. */
export interface SnapLine {
	axis: 'x' | 'y';
	at: number;
	kind: SnapKind;
}

export interface Snap {
	/** To be added to the move. */
	dx: number;
	dy: number;
	/** What it sticks to, to be drawn. */
	lines: readonly SnapLine[];
}

const line = (axis: 'x' | 'y', kind: SnapKind, at: number): SnapLine => ({ axis, at: Math.round(at), kind });

/** Those of the page itself. */
export function pageLines({ width, height, bleed, safeMargin, folds }: Design['product']): SnapLine[] {
	const across = (axis: 'x' | 'y', length: number): SnapLine[] => [
		line(axis, 'trim', 0),
		line(axis, 'trim', length),
		line(axis, 'bleed', -bleed),
		line(axis, 'bleed', length + bleed),
		line(axis, 'safe', safeMargin),
		line(axis, 'safe', length - safeMargin),
		line(axis, 'centre', length / 2),
	];
	return [...across('x', width), ...across('y', height), ...folds.map((fold) => line('x', 'fold', fold))];
}

export const elementLines = (bounds: readonly Bounds[]): SnapLine[] =>
	bounds.flatMap(({ x, y, width, height }) => [
		...[x, x + width / 2, x + width].map((at) => line('x', 'element', at)),
		...[y, y + height / 2, y + height].map((at) => line('y', 'element', at)),
	]);

interface Nearest {
	distance: number;
	by: number;
}

function nearest(edges: readonly number[], lines: readonly SnapLine[], tolerance: number): Nearest | undefined {
	let found: Nearest | undefined;
	for (const { at } of lines)
		for (const edge of edges) {
			const distance = Math.abs(at - edge);
			if (distance <= tolerance && distance < (found?.distance ?? Number.POSITIVE_INFINITY))
				found = { distance, by: Math.round(at - edge) };
		}
	return found;
}

/** At most half a micrometre beside it: bounds are rounded. */
const isAt = (edge: number, at: number) => Math.abs(edge - at) < 1;

function snapAxis(axis: 'x' | 'y', edges: readonly number[], lines: readonly SnapLine[], tolerance: number) {
	const own = lines.filter((one) => one.axis === axis);
	const by = nearest(edges, own, tolerance)?.by;
	if (by === undefined) return { by: 0, lines: [] };
	return { by, lines: own.filter(({ at }) => edges.some((edge) => isAt(edge + by, at))) };
}

const edgesOf = (from: number, length: number, all: boolean) =>
	all ? [from, from + length / 2, from + length] : [from, from + length];

/**
 * @param moving where it would be without sticking
 * @param tolerance in micrometres: a few pixels at the zoom of the moment
 */
export function findSnap(moving: Bounds, lines: readonly SnapLine[], tolerance: number): Snap {
	const x = snapAxis('x', edgesOf(moving.x, moving.width, true), lines, tolerance);
	const y = snapAxis('y', edgesOf(moving.y, moving.height, true), lines, tolerance);
	return { dx: x.by, dy: y.by, lines: [...x.lines, ...y.lines] };
}

/** For one edge that is pulled: null for those that stay. */
export function findEdgeSnap(
	edges: { x: number | null; y: number | null },
	lines: readonly SnapLine[],
	tolerance: number,
): Snap {
	const none = { by: 0, lines: [] };
	const x = edges.x === null ? none : snapAxis('x', [edges.x], lines, tolerance);
	const y = edges.y === null ? none : snapAxis('y', [edges.y], lines, tolerance);
	return { dx: x.by, dy: y.by, lines: [...x.lines, ...y.lines] };
}

export interface Distances {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

/** From the trim, as they are shown beside a thing that is moved; negative outside. */
export const distancesToTrim = (
	bounds: Bounds,
	{ width, height }: Pick<Design['product'], 'width' | 'height'>,
): Distances => ({
	left: bounds.x,
	right: width - bounds.x - bounds.width,
	top: bounds.y,
	bottom: height - bounds.y - bounds.height,
});
