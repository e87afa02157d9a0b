// A box that is pulled at a handle. The opposite handle stays where it is on the page, however the box is turned.
import type { Box } from '../design.ts';
import { apply, rotation } from '../matrix.ts';
import { centreOf } from './box-bounds.ts';

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

export interface ResizeOptions {
	/** Width and height stay in proportion; at a side handle the other side follows. */
	keepRatio?: boolean;
	/** The centre stays instead of the opposite handle. */
	fromCentre?: boolean;
}

/** Half a millimetre: smaller things are not found again. */
export const smallestSide = 500;

/** Towards the right and the bottom 1, towards the left and the top -1, not at all 0. */
const pullX = (handle: Handle): number => (handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0);
const pullY = (handle: Handle): number => (handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0);

function sizeAfter(box: Box, handle: Handle, across: number, down: number, { keepRatio, fromCentre }: ResizeOptions) {
	const share = fromCentre ? 2 : 1;
	const wide = Math.max(smallestSide, box.width + pullX(handle) * across * share);
	const high = Math.max(smallestSide, box.height + pullY(handle) * down * share);
	if (!keepRatio || box.width === 0 || box.height === 0)
		return { width: pullX(handle) === 0 ? box.width : wide, height: pullY(handle) === 0 ? box.height : high };
	const scales = [pullX(handle) === 0 ? 0 : wide / box.width, pullY(handle) === 0 ? 0 : high / box.height];
	const scale = Math.max(...scales, smallestSide / Math.min(box.width, box.height));
	return { width: box.width * scale, height: box.height * scale };
}

/** @param dx how far the handle was moved on the page */
export function resizeBox(box: Box, handle: Handle, dx: number, dy: number, options: ResizeOptions = {}): Box {
	const [across, down] = apply(rotation(-box.rotation, 0, 0), dx, dy);
	const size = sizeAfter(box, handle, across, down, options);
	const [width, height] = [Math.round(size.width), Math.round(size.height)];
	const [centreX, centreY] = centreOf(box);
	// Where the centre goes in the box's own directions, so that the opposite handle stays.
	const shiftX = options.fromCentre ? 0 : (pullX(handle) * (width - box.width)) / 2;
	const shiftY = options.fromCentre ? 0 : (pullY(handle) * (height - box.height)) / 2;
	const [moveX, moveY] = apply(rotation(box.rotation, 0, 0), shiftX, shiftY);
	return {
		...box,
		x: Math.round(centreX + moveX - width / 2),
		y: Math.round(centreY + moveY - height / 2),
		width,
		height,
	};
}

const fullTurn = 360_000;

/** In thousandths of a degree from 0 to below 360. */
export const tidyAngle = (angle: number): number => ((Math.round(angle) % fullTurn) + fullTurn) % fullTurn || 0;

/**
 * Towards a pointer that pulls the handle above the box.
 * @param step whole steps only; 0: any angle
 */
export function rotateTowards(box: Box, pointer: readonly [number, number], step = 0): Box {
	const [x, y] = centreOf(box);
	const angle = (Math.atan2(pointer[0] - x, y - pointer[1]) / Math.PI) * 180_000;
	// A tenth of a degree: nobody sees less.
	const grid = step > 0 ? step : 100;
	return { ...box, rotation: tidyAngle(Math.round(angle / grid) * grid) };
}
