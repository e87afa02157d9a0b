import { describe, expect, it } from 'vitest';
import { distanceInside, insetPath, safePath } from './outline.ts';
import { ellipsePath, parsePath, rectanglePath, roundedPath } from './path.ts';

const pointsOf = (path: string | null) =>
	(parsePath(path ?? '') ?? []).flatMap(({ points }) => (points.length === 2 ? [points] : []));
/** Least and most of what a function says of all points. */
const rangeOf = (path: string | null, say: (x: number, y: number) => number) => {
	const said = pointsOf(path).map(([x, y]) => say(x, y));
	return [Math.min(...said), Math.max(...said)] as const;
};

describe('the line within an outline', () => {
	it('is a circle within a circle, to a hundredth of a millimetre', () => {
		const inset = insetPath(ellipsePath(50_000, 50_000), 3000);
		const [least, most] = rangeOf(inset, (x, y) => Math.hypot(x - 25_000, y - 25_000));
		expect(least).toBeGreaterThan(21_985);
		expect(most).toBeLessThan(22_015);
		expect(pointsOf(inset).length).toBeGreaterThan(60);
	});

	it('has the same distance everywhere in an ellipse, which no smaller ellipse has', () => {
		const [a, b, by] = [40_000, 25_000, 3000];
		const inset = insetPath(ellipsePath(2 * a, 2 * b), by);
		const distanceTo = (x: number, y: number) => {
			const angles = Array.from({ length: 20_000 }, (_, index) => (index * Math.PI) / 10_000);
			return Math.min(...angles.map((t) => Math.hypot(a + a * Math.cos(t) - x, b + b * Math.sin(t) - y)));
		};
		const [least, most] = rangeOf(inset, distanceTo);
		expect(least).toBeGreaterThan(by - 25);
		expect(most).toBeLessThan(by + 25);
	});

	it('of a rectangle has its four corners, and of a rounded one smaller roundings', () => {
		expect(insetPath(rectanglePath(0, 0, 85_000, 55_000), 4000)).toBe('M4000 4000L81000 4000L81000 51000L4000 51000Z');
		const rounded = insetPath(roundedPath(85_000, 55_000, 8000, 8000), 3000);
		const inCorner = pointsOf(rounded).filter(([x, y]) => x < 8000 && y < 8000);
		for (const [x, y] of inCorner) expect(Math.abs(Math.hypot(x - 8000, y - 8000) - 5000)).toBeLessThan(15);
		expect(inCorner.length).toBeGreaterThan(4);
		expect(rangeOf(rounded, (x) => x)).toEqual([3000, 82_000]);
	});

	it('goes round a corner that points inwards, whichever way the outline runs', () => {
		const arrow = 'M0 0L40000 0L40000 40000L20000 20000L0 40000Z';
		const back = 'M0 0L0 40000L20000 20000L40000 40000L40000 0Z';
		for (const path of [arrow, back]) {
			const inset = insetPath(path, 2000);
			const near = pointsOf(inset).filter(([x, y]) => Math.abs(Math.hypot(x - 20_000, y - 20_000) - 2000) < 3);
			expect(near.length).toBeGreaterThan(5);
			expect(rangeOf(inset, (_x, y) => y)[0]).toBe(2000);
		}
	});

	it('keeps away from holes, and is nowhere where there is no room', () => {
		const ring = `${ellipsePath(60_000, 60_000)}M20000 20000L40000 20000L40000 40000L20000 40000Z`;
		expect(insetPath(ring, 3000)?.match(/M/g)).toHaveLength(2);
		expect(insetPath(ellipsePath(50_000, 50_000), 26_000)).toBeNull();
	});

	it('of a product without a die line follows its trim', () => {
		expect(safePath({ width: 85_000, height: 55_000, safeMargin: 3000, dieLine: null })).toBe(
			rectanglePath(3000, 3000, 79_000, 49_000),
		);
		expect(safePath({ width: 6000, height: 55_000, safeMargin: 3000, dieLine: null })).toBeNull();
	});
});

describe('the distance of a box to an outline', () => {
	const circle = ellipsePath(50_000, 50_000);

	it('is that of its nearest corner or side', () => {
		const side = distanceInside({ x: 24_000, y: 5000, width: 2000, height: 2000 }, circle);
		expect(Math.abs(side - (25_000 - Math.hypot(1000, 20_000)))).toBeLessThan(10);
		const corner = distanceInside({ x: 10_000, y: 10_000, width: 30_000, height: 30_000 }, circle);
		expect(Math.abs(corner - (25_000 - Math.hypot(15_000, 15_000)))).toBeLessThan(15);
	});

	it('is below zero where it is cut through, lies outside or around it', () => {
		for (const box of [
			{ x: 2000, y: 2000, width: 20_000, height: 20_000 },
			{ x: 0, y: 0, width: 3000, height: 3000 },
			{ x: -1000, y: -1000, width: 60_000, height: 60_000 },
		])
			expect(distanceInside(box, circle)).toBeLessThan(0);
	});
});
