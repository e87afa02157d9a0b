// Maps a rectangle onto any four corners, as a photograph of it would: the matrix of a projective map, which CSS takes as `matrix3d`.

export interface Point {
	x: number;
	y: number;
}

/** Clockwise from what is the upper left corner of the rectangle. */
export type Corners = readonly [Point, Point, Point, Point];

/** Column by column, as CSS has it. */
export type Matrix3d = readonly number[];

/** Twice the area; negative where the corners run counterclockwise, so that one looks at the back. */
export const areaOf = ([a, b, c, d]: Corners): number => (c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y);

/** Below it nothing of the rectangle is seen. */
const leastArea = 1;

/** @returns undefined where one looks at its edge */
export function mapRectangle(width: number, height: number, corners: Corners): Matrix3d | undefined {
	if (Math.abs(areaOf(corners)) < leastArea || width <= 0 || height <= 0) return undefined;
	const [p0, p1, p2, p3] = corners;
	// From the unit square (Heckbert 1989), then from the rectangle.
	const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
	const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
	const determinant = dx1 * dy2 - dx2 * dy1;
	if (determinant === 0) return undefined;
	const g = (dx3 * dy2 - dx2 * dy3) / determinant;
	const h = (dx1 * dy3 - dx3 * dy1) / determinant;
	const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
	const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
	return [
		...[a / width, d / width, 0, g / width],
		...[b / height, e / height, 0, h / height],
		...[0, 0, 1, 0],
		...[p0.x, p0.y, 0, 1],
	];
}

/** Where a point of the rectangle is then. */
export function applyMatrix(matrix: Matrix3d, { x, y }: Point): Point {
	const [a = 0, d = 0, , g = 0, b = 0, e = 0, , h = 0, , , , , c = 0, f = 0, , w = 1] = matrix;
	const depth = g * x + h * y + w;
	return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

export const toCss = (matrix: Matrix3d): string =>
	`matrix3d(${matrix.map((value) => Number(value.toFixed(9))).join(', ')})`;
