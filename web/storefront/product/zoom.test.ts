import { describe, expect, it } from 'vitest';
import { moved, nearer, nearest, whole } from './zoom.ts';

describe('looking at a picture closely', () => {
	it('keeps what is under the pointer where it is', () => {
		const at = { x: 120, y: -40 };
		const view = nearer({ scale: 2, x: 10, y: 20 }, 1.5, at);
		const spot = { x: (at.x - 10) / 2, y: (at.y - 20) / 2 };
		expect(view.scale).toBe(3);
		expect(spot.x * view.scale + view.x).toBeCloseTo(at.x);
		expect(spot.y * view.scale + view.y).toBeCloseTo(at.y);
	});

	it('ends at its nearest, and where it is whole again it stands in the middle', () => {
		expect(nearer(whole, 100).scale).toBe(nearest);
		expect(nearer({ scale: 1.2, x: 50, y: 50 }, 0.5)).toEqual(whole);
	});

	it('moves only what is larger than its stage', () => {
		expect(moved(whole, 10, 10)).toEqual(whole);
		expect(moved({ scale: 2, x: 0, y: 0 }, 10, -5)).toEqual({ scale: 2, x: 10, y: -5 });
	});
});
