// The rectangle around a box as it lies on the page, turned or not.
import { boundsOfPoints, cornersOf } from '../bounds.ts';
import type { Box } from '../design.ts';
import type { Bounds } from '../drawn-design.ts';
import { rotation } from '../matrix.ts';

export const centreOf = ({ x, y, width, height }: Omit<Box, 'rotation'>): readonly [number, number] => [
	x + width / 2,
	y + height / 2,
];

export function boundsOfRotated(box: Box): Bounds {
	const { x, y, width, height } = box;
	if (box.rotation % 360_000 === 0) return { x, y, width, height };
	const corners = cornersOf(rotation(box.rotation, ...centreOf(box)), x, y, width, height);
	return boundsOfPoints(corners) as Bounds;
}

export function boundsOfAll(boxes: readonly Box[]): Bounds | null {
	const corners = boxes
		.map(boundsOfRotated)
		.flatMap(({ x, y, width, height }) => [[x, y] as const, [x + width, y + height] as const]);
	return boundsOfPoints(corners);
}

export const moveBox = (box: Box, dx: number, dy: number): Box => ({
	...box,
	x: Math.round(box.x + dx),
	y: Math.round(box.y + dy),
});
