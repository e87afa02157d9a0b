// Several boxes as one: scaled from a corner of what lies around all of them, or turned about its centre.
import type { Box } from '../design.ts';
import type { Bounds } from '../drawn-design.ts';
import { apply, rotation } from '../matrix.ts';
import { centreOf } from './box-bounds.ts';
import { type Handle, resizeBox, tidyAngle } from './resize-box.ts';

const around = ([x, y]: readonly [number, number], width: number, height: number, angle: number): Box => ({
	x: Math.round(x - width / 2),
	y: Math.round(y - height / 2),
	width: Math.round(width),
	height: Math.round(height),
	rotation: tidyAngle(angle),
});

/** How much larger, and what lies around all of them then; the opposite corner stays. */
export function pullBounds(bounds: Bounds, handle: Handle, dx: number, dy: number): { bounds: Bounds; scale: number } {
	const pulled = resizeBox({ ...bounds, rotation: 0 }, handle, dx, dy, { keepRatio: true });
	const scale = bounds.width > 0 ? pulled.width / bounds.width : pulled.height / Math.max(1, bounds.height);
	return { bounds: pulled, scale };
}

/** In proportion: a turned box would not be one otherwise. @param corner where that of `from` goes */
export const scaleBoxes = (
	boxes: readonly Box[],
	from: Bounds,
	corner: Pick<Bounds, 'x' | 'y'>,
	scale: number,
): Box[] =>
	boxes.map((box) => {
		const [x, y] = centreOf(box);
		const centre = [corner.x + (x - from.x) * scale, corner.y + (y - from.y) * scale] as const;
		return around(centre, box.width * scale, box.height * scale, box.rotation);
	});

/** @param angle in thousandths of a degree, clockwise */
export function turnBoxes(boxes: readonly Box[], bounds: Bounds, angle: number): Box[] {
	const turned = rotation(angle, ...centreOf(bounds));
	return boxes.map((box) => around(apply(turned, ...centreOf(box)), box.width, box.height, box.rotation + angle));
}
