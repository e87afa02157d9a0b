// Where on a page things are: rectangles around points, paths and operations.
import type { Bounds } from './drawn-design.ts';
import { apply } from './matrix.ts';
import type { Matrix } from './operations.ts';
import { parsePath } from './path.ts';

export function boundsOfPoints(points: readonly (readonly [number, number])[]): Bounds | null {
	if (points.length === 0) return null;
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of points) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	}
	const [x, y] = [Math.round(left), Math.round(top)];
	return { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y };
}

/** The corners of a rectangle after a matrix was applied. */
export const cornersOf = (matrix: Matrix, x: number, y: number, width: number, height: number) => [
	apply(matrix, x, y),
	apply(matrix, x + width, y),
	apply(matrix, x, y + height),
	apply(matrix, x + width, y + height),
];

export const boundsOfBox = (matrix: Matrix, width: number, height: number): Bounds =>
	boundsOfPoints(cornersOf(matrix, 0, 0, width, height)) as Bounds;

/** Control points count as points: the curve lies between them. */
export function boundsOfPath(path: string, matrix: Matrix): Bounds | null {
	const points: (readonly [number, number])[] = [];
	for (const { points: numbers } of parsePath(path) ?? [])
		for (let index = 0; index < numbers.length; index += 2)
			points.push(apply(matrix, numbers[index] as number, numbers[index + 1] as number));
	return boundsOfPoints(points);
}

export const overlaps = (one: Bounds, other: Bounds): boolean =>
	one.x < other.x + other.width &&
	other.x < one.x + one.width &&
	one.y < other.y + other.height &&
	other.y < one.y + one.height;

/** Whether the first lies in the second. */
export const liesWithin = (inner: Bounds, outer: Bounds): boolean =>
	inner.x >= outer.x &&
	inner.y >= outer.y &&
	inner.x + inner.width <= outer.x + outer.width &&
	inner.y + inner.height <= outer.y + outer.height;
