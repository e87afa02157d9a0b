// Outlines that are cut along, as polygons: how far things lie inside of them, and the line at a distance within them. Lengths are micrometres.
import type { Bounds } from './drawn-design.ts';
import { formatPath, insetRectangle, type PathCommand, parsePath } from './path.ts';

type Point = readonly [number, number];
/** Closed: the last point is followed by the first. */
type Ring = readonly Point[];

/** Chords lie so close to their curve that no press could show the difference: at most 0.01 mm for what fits on a table. */
const chordsOf = (length: number) => Math.min(64, Math.max(4, Math.ceil(Math.sqrt(length) / 5)));
const longestPiece = 5000;
const tolerance = 3;

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y);

function pointsOfCurve(from: Point, [x1, y1, x2, y2, x, y]: readonly number[] & { length: 6 }): Point[] {
	const points: Point[] = [from, [x1, y1], [x2, y2], [x, y]] as Point[];
	const length = points.slice(1).reduce((sum, point, index) => sum + distance(points[index] as Point, point), 0);
	const chords = chordsOf(length);
	return Array.from({ length: chords }, (_, index): Point => {
		const t = (index + 1) / chords;
		const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
		const along = (axis: 0 | 1) => weights.reduce((sum, weight, at) => sum + weight * (points[at] as Point)[axis], 0);
		return [along(0), along(1)];
	});
}

function flatten(commands: readonly PathCommand[]): Ring[] {
	const rings: Point[][] = [];
	for (const { command, points } of commands) {
		const ring = rings.at(-1);
		if (command === 'M') rings.push([points as Point]);
		else if (command === 'L') ring?.push(points as Point);
		else if (command === 'C') ring?.push(...pointsOfCurve(ring.at(-1) ?? [0, 0], points as never));
	}
	return rings.map(withoutRepeated).filter((ring) => ring.length > 2);
}

const withoutRepeated = (ring: Ring): Ring =>
	ring.filter((point, index) => distance(point, ring.at(index - 1) as Point) > 0.5);

/** The few that are on a screen at once are not computed again for every letter that is typed. */
function cached<Value>(compute: (outline: string, by: number) => Value) {
	const known = new Map<string, Value>();
	return (outline: string, by = 0): Value => {
		const key = `${by} ${outline}`;
		const found = known.get(key) ?? compute(outline, by);
		if (known.size > 20) known.clear();
		known.set(key, found);
		return found;
	};
}

const ringsOf = cached((path): readonly Ring[] => flatten(parsePath(path) ?? []));

function* segmentsOf(rings: readonly Ring[]): Generator<readonly [Point, Point]> {
	for (const ring of rings) for (const [index, point] of ring.entries()) yield [ring.at(index - 1) as Point, point];
}

function distanceToSegment([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

function liesInside([x, y]: Point, rings: readonly Ring[]): boolean {
	let isInside = false;
	for (const [[x1, y1], [x2, y2]] of segmentsOf(rings))
		if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
	return isInside;
}

/** Liang and Barsky: whether some of the segment lies in the box. */
function crosses([[x1, y1], [x2, y2]]: readonly [Point, Point], { x, y, width, height }: Bounds): boolean {
	const [dx, dy] = [x2 - x1, y2 - y1];
	let [from, to] = [0, 1];
	for (const [towards, room] of [
		[-dx, x1 - x],
		[dx, x + width - x1],
		[-dy, y1 - y],
		[dy, y + height - y1],
	] as const) {
		if (towards === 0) {
			if (room < 0) return false;
			continue;
		}
		if (towards < 0) from = Math.max(from, room / towards);
		else to = Math.min(to, room / towards);
	}
	return from <= to;
}

const distanceToBox = ([px, py]: Point, { x, y, width, height }: Bounds): number =>
	Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

/** How far a box lies within an outline, at its nearest point; below zero: it is cut through, or lies outside. */
export function distanceInside(box: Bounds, outline: string): number {
	const rings = ringsOf(outline);
	const { x, y, width, height } = box;
	const corners: Point[] = [
		[x, y],
		[x + width, y],
		[x, y + height],
		[x + width, y + height],
	];
	let nearest = Number.POSITIVE_INFINITY;
	for (const segment of segmentsOf(rings)) {
		if (crosses(segment, box)) return -1;
		nearest = Math.min(
			nearest,
			distanceToBox(segment[1], box),
			...corners.map((corner) => distanceToSegment(corner, segment)),
		);
	}
	return liesInside([x, y], rings) ? Math.round(nearest) : -1;
}

/** Pieces that are short enough: where an outline is narrow, the middle of a long side may be too close to the one opposite. */
function split(ring: Ring): Ring {
	return ring.flatMap((point, index) => {
		const [fromX, fromY] = ring.at(index - 1) as Point;
		const pieces = Math.ceil(distance([fromX, fromY], point) / longestPiece);
		return Array.from({ length: pieces }, (_, piece): Point => {
			const share = (piece + 1) / pieces;
			return [fromX + (point[0] - fromX) * share, fromY + (point[1] - fromY) * share];
		});
	});
}

const normalOf = ([x1, y1]: Point, [x2, y2]: Point): Point => {
	const length = Math.hypot(x2 - x1, y2 - y1);
	return [(y2 - y1) / length, (x1 - x2) / length];
};

/** Around one corner of an outline, on one side: what may lie at the distance. */
function candidatesAt(ring: Ring, index: number, by: number): Point[] {
	const [before, at, after] = [ring.at(index - 1), ring[index], ring[(index + 1) % ring.length]] as [
		Point,
		Point,
		Point,
	];
	const [one, other] = [normalOf(before, at), normalOf(at, after)];
	const cosine = one[0] * other[0] + one[1] * other[1];
	const along = (x: number, y: number): Point => [at[0] + x * by, at[1] + y * by];
	// Where both sides meet once they are moved.
	const meeting = cosine > -0.98 ? [along((one[0] + other[0]) / (1 + cosine), (one[1] + other[1]) / (1 + cosine))] : [];
	if (cosine > 0.995) return meeting;
	const from = Math.atan2(one[1], one[0]);
	const sine = one[0] * other[1] - one[1] * other[0];
	const turn = Math.atan2(sine, cosine);
	const steps = Math.ceil(Math.abs(turn) / 0.1);
	const around = Array.from({ length: steps + 1 }, (_, step) => from + (turn * step) / steps);
	const arc = around.map((angle) => along(Math.cos(angle), Math.sin(angle)));
	return [...arc.slice(0, steps / 2), ...meeting, ...arc.slice(steps / 2)];
}

/** Points on a straight line between their neighbours say nothing. */
const withoutStraight = (ring: Ring): Ring =>
	ring.filter((point, index) => {
		const before = ring.at(index - 1) as Point;
		const after = ring[(index + 1) % ring.length] as Point;
		return distance(before, after) < 1 || distanceToSegment(point, [before, after]) > 1;
	});

/**
 * The line within an outline that has this distance from it everywhere. Where an outline is so narrow that nothing lies at the distance, the parts on
 * both sides of that are joined by straight lines. @returns null where there is no room
 */
export const insetPath = cached((outline, by): string | null => {
	const rings = ringsOf(outline);
	const segments = [...segmentsOf(rings)];
	const isWithin = (point: Point) =>
		Math.abs(Math.min(...segments.map((segment) => distanceToSegment(point, segment))) - by) <= tolerance &&
		liesInside(point, rings);
	const inset = rings.flatMap((ring) => {
		const pieces = split(ring);
		return [by, -by].map((way) => {
			const found = pieces.flatMap((_, index) => candidatesAt(pieces, index, way)).filter(isWithin);
			return withoutStraight(withoutRepeated(found.map(([x, y]): Point => [Math.round(x), Math.round(y)])));
		});
	});
	const drawn = inset.filter((ring) => ring.length > 2);
	if (drawn.length === 0) return null;
	return drawn
		.map((ring) =>
			formatPath([
				...ring.map((points, index): PathCommand => ({ command: index === 0 ? 'M' : 'L', points })),
				{ command: 'Z', points: [] },
			]),
		)
		.join('');
});

interface Format {
	width: number;
	height: number;
	safeMargin: number;
	dieLine: string | null;
}

/** Within which everything important lies. @returns null where there is no room for it */
export function safePath({ width, height, safeMargin: by, dieLine }: Format): string | null {
	if (dieLine === null) return insetRectangle(width, height, by);
	return by === 0 ? dieLine : insetPath(dieLine, by);
}
