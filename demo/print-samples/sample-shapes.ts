// Areas, outlines and inks of the samples. All lengths in millimetres from the trim corner.
import type { Cmyk, ImageOperation, Ink, Matrix, PathOperation } from '../../rules/designs/operations.ts';
import { fromMillimetres, fromPoints } from '../../rules/designs/units.ts';

const upright: Matrix = [1, 0, 0, 1, 0, 0];

export const processInk = (...cmyk: Cmyk): Ink => ({ cmyk, spot: null, screen: '#000000', overprint: false });
export const black: Ink = { ...processInk(0, 0, 0, 100), overprint: true };
export const white: Ink = processInk(0, 0, 0, 0);

const um = (...lengths: number[]) => lengths.map(fromMillimetres).join(' ');

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
	`M ${um(x, y)} L ${um(x + width, y)} L ${um(x + width, y + height)} L ${um(x, y + height)} Z`;

/** Of a quarter of a circle drawn as a Bézier curve. */
const roundness = 0.5523;

export function ellipsePath(x: number, y: number, across: number, down = across): string {
	const [c, d] = [across * roundness, down * roundness];
	return [
		`M ${um(x + across, y)}`,
		`C ${um(x + across, y + d, x + c, y + down, x, y + down)}`,
		`C ${um(x - c, y + down, x - across, y + d, x - across, y)}`,
		`C ${um(x - across, y - d, x - c, y - down, x, y - down)}`,
		`C ${um(x + c, y - down, x + across, y - d, x + across, y)} Z`,
	].join(' ');
}

const path = (elementId: string, outline: string): Omit<PathOperation, 'fill' | 'stroke'> => ({
	kind: 'path',
	elementId,
	matrix: upright,
	path: outline,
	rule: 'nonzero',
});

export const fillPath = (outline: string, ink: Ink): PathOperation => ({
	...path('area', outline),
	fill: ink,
	stroke: null,
});

export const strokePath = (outline: string, ink: Ink, points: number): PathOperation => ({
	...path('line', outline),
	fill: null,
	stroke: { ink, width: fromPoints(points) },
});

export const placePicture = (
	mediaId: string,
	[x, y, width, height]: readonly [number, number, number, number],
	crop = { x: 0, y: 0, width: 1000, height: 1000 },
): ImageOperation => ({
	kind: 'image',
	elementId: mediaId,
	mediaId,
	matrix: [1, 0, 0, 1, fromMillimetres(x), fromMillimetres(y)],
	width: fromMillimetres(width),
	height: fromMillimetres(height),
	crop,
});
