// Matrices of drawing operations. Angles go through sine and cosine, which engines compute with different last digits: what comes of them
// is rounded, so that a design is drawn the same everywhere.
import type { Matrix } from './operations.ts';

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits || 0;
const tidy = ([a, b, c, d, e, f]: Matrix): Matrix => [
	round(a, 9),
	round(b, 9),
	round(c, 9),
	round(d, 9),
	round(e, 3),
	round(f, 3),
];

/** First the inner, then the outer one. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => {
	const [a, b, c, d, e, f] = outer;
	const [g, h, i, j, k, l] = inner;
	return tidy([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]);
};

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Clockwise about a point, in thousandths of a degree. */
export function rotation(angle: number, x: number, y: number): Matrix {
	if (angle % 360_000 === 0) return identity;
	const radians = (angle / 180_000) * Math.PI;
	const [cosine, sine] = [round(Math.cos(radians), 12), round(Math.sin(radians), 12)];
	return tidy([cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y]);
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
	a * x + c * y + e,
	b * x + d * y + f,
];
