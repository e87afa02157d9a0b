// Aligns and distributes boxes by what they cover on the page.
import type { Box, Design } from '../design.ts';
import type { Bounds } from '../drawn-design.ts';
import { boundsOfAll, boundsOfRotated, moveBox } from './box-bounds.ts';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

type Ask = (inner: Bounds, outer: Bounds) => readonly [dx: number, dy: number];

const moves: Readonly<Record<Alignment, Ask>> = {
	left: (inner, outer) => [outer.x - inner.x, 0],
	centre: (inner, outer) => [outer.x + outer.width / 2 - inner.x - inner.width / 2, 0],
	right: (inner, outer) => [outer.x + outer.width - inner.x - inner.width, 0],
	top: (inner, outer) => [0, outer.y - inner.y],
	middle: (inner, outer) => [0, outer.y + outer.height / 2 - inner.y - inner.height / 2],
	bottom: (inner, outer) => [0, outer.y + outer.height - inner.y - inner.height],
};

/** One box is aligned with the page inside of its safe area, several with each other. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment, { product }: Pick<Design, 'product'>): Box[] {
	const { width, height, safeMargin } = product;
	const page = { x: safeMargin, y: safeMargin, width: width - 2 * safeMargin, height: height - 2 * safeMargin };
	const outer = boxes.length > 1 ? boundsOfAll(boxes) : page;
	if (!outer) return [];
	return boxes.map((box) => moveBox(box, ...moves[alignment](boundsOfRotated(box), outer)));
}

export const fewestToDistribute = 3;

/** Equal gaps between them; the outermost stay. */
export function distributeBoxes(boxes: readonly Box[], axis: 'x' | 'y'): Box[] {
	const length = axis === 'x' ? 'width' : 'height';
	const placed = boxes.map((box, index) => ({ box, index, bounds: boundsOfRotated(box) }));
	const sorted = placed.toSorted((one, other) => one.bounds[axis] - other.bounds[axis]);
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last || sorted.length < fewestToDistribute) return [...boxes];
	const covered = sorted.reduce((sum, { bounds }) => sum + bounds[length], 0);
	const gap = (last.bounds[axis] + last.bounds[length] - first.bounds[axis] - covered) / (sorted.length - 1);
	const result = [...boxes];
	let at = first.bounds[axis];
	for (const { box, index, bounds } of sorted) {
		const by = at - bounds[axis];
		result[index] = moveBox(box, axis === 'x' ? by : 0, axis === 'y' ? by : 0);
		at += bounds[length] + gap;
	}
	return result;
}
