import { describe, expect, it } from 'vitest';
import { dragged, isTooSmall, partOf, wholeCrop } from './crop.ts';

const logo = { width: 900, height: 186 };

describe('cropping', () => {
	it('takes as much of a picture as its shape allows, from its middle', () => {
		expect(partOf({ width: 1800, height: 1000 }, logo, wholeCrop)).toEqual({ x: 0, y: 314, width: 1800, height: 372 });
		expect(partOf({ width: 2000, height: 186 }, logo, wholeCrop)).toEqual({ x: 550, y: 0, width: 900, height: 186 });
	});

	it('comes nearer without leaving the picture, wherever the part lies', () => {
		for (const across of [0, 0.3, 1]) {
			const part = partOf({ width: 1800, height: 1000 }, logo, { zoom: 2, across, down: 1 });
			expect(part.width).toBe(900);
			expect(part.x).toBe(900 * across);
			expect(part.y + part.height).toBe(1000);
		}
	});

	it('follows the hand that drags the picture, up to its edges', () => {
		const picture = { width: 1800, height: 1000 };
		const near = { ...wholeCrop, zoom: 2 };
		expect(partOf(picture, logo, dragged(picture, logo, near, { x: 0.25, y: 0 })).x).toBe(450 - 225);
		expect(dragged(picture, logo, near, { x: 9, y: -9 })).toEqual({ zoom: 2, across: 0, down: 1 });
		expect(dragged(picture, logo, wholeCrop, { x: 0.5, y: 0 }).across).toBe(0.5);
	});

	it('knows when there are too few pixels', () => {
		expect(isTooSmall({ width: 899, height: 186 }, logo, wholeCrop)).toBe(true);
		expect(isTooSmall({ width: 900, height: 186 }, logo, wholeCrop)).toBe(false);
		expect(isTooSmall({ width: 1000, height: 400 }, logo, { ...wholeCrop, zoom: 2 })).toBe(true);
	});
});
