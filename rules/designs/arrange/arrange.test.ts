import { describe, expect, it } from 'vitest';
import type { Box } from '../design.ts';
import { apply, rotation } from '../matrix.ts';
import { sampleDesign } from '../sample-design.ts';
import { alignBoxes, alignments, distributeBoxes } from './align.ts';
import { boundsOfAll, boundsOfRotated, centreOf, moveBox } from './box-bounds.ts';
import { type Handle, handles, resizeBox, rotateTowards, smallestSide, tidyAngle } from './resize-box.ts';
import { distancesToTrim, elementLines, findEdgeSnap, findSnap, pageLines } from './snap.ts';

const box = (x: number, y: number, width: number, height: number, turn = 0): Box => ({
	x,
	y,
	width,
	height,
	rotation: turn,
});
const { product } = sampleDesign();

/** Where a handle lies on the page. */
function handleAt(one: Box, handle: Handle): readonly [number, number] {
	const across = handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5;
	const down = handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5;
	return apply(rotation(one.rotation, ...centreOf(one)), one.x + one.width * across, one.y + one.height * down);
}

const opposite: Record<Handle, Handle> = { nw: 'se', n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e' };

describe('the bounds of boxes', () => {
	it('are those of the box until it is turned, and then what it covers', () => {
		expect(boundsOfRotated(box(0, 0, 10_000, 4000))).toEqual({ x: 0, y: 0, width: 10_000, height: 4000 });
		expect(boundsOfRotated(box(0, 0, 10_000, 4000, 90_000))).toEqual({
			x: 3000,
			y: -3000,
			width: 4000,
			height: 10_000,
		});
		expect(boundsOfAll([box(0, 0, 10, 10), box(100, 50, 10, 10)])).toEqual({ x: 0, y: 0, width: 110, height: 60 });
		expect(boundsOfAll([])).toBeNull();
	});
});

describe('a box that is pulled at a handle', () => {
	it.each(handles.flatMap((handle) => [0, 30_000, 90_000, 215_500].map((turn) => [handle, turn] as const)))(
		'follows the pointer at %s, turned by %i, and its opposite handle stays',
		(handle, turn) => {
			const before = box(20_000, 10_000, 30_000, 12_000, turn);
			const [right, down] = [handle.includes('e') ? 4000 : -3000, handle.includes('s') ? 2000 : -1000];
			const [dx, dy] = apply(rotation(turn, 0, 0), right, down);
			const after = resizeBox(before, handle, dx, dy);
			const [x, y] = handleAt(after, opposite[handle]);
			const [wantedX, wantedY] = handleAt(before, opposite[handle]);
			expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(2);
			const isAcross = handle !== 'n' && handle !== 's';
			const isDown = handle !== 'e' && handle !== 'w';
			expect(after.width).toBe(30_000 + (isAcross ? Math.abs(right) : 0));
			expect(after.height).toBe(12_000 + (isDown ? Math.abs(down) : 0));
			for (const value of Object.values(after)) expect(Number.isInteger(value)).toBe(true);
		},
	);

	it('keeps its proportions if wanted, also at a side', () => {
		const before = box(0, 0, 20_000, 10_000);
		expect(resizeBox(before, 'se', 10_000, 0, { keepRatio: true })).toEqual(box(0, 0, 30_000, 15_000));
		expect(resizeBox(before, 'e', 10_000, 0, { keepRatio: true })).toMatchObject({ width: 30_000, height: 15_000 });
	});

	it('keeps its centre if wanted', () => {
		const after = resizeBox(box(0, 0, 20_000, 10_000), 'e', 5000, 0, { fromCentre: true });
		expect(after).toEqual(box(-5000, 0, 30_000, 10_000));
	});

	it('never becomes smaller than what can be found again, nor turned inside out', () => {
		const after = resizeBox(box(0, 0, 20_000, 10_000), 'se', -90_000, -90_000);
		expect(after).toEqual(box(0, 0, smallestSide, smallestSide));
		const kept = resizeBox(box(0, 0, 20_000, 10_000), 'se', -90_000, -90_000, { keepRatio: true });
		expect(kept).toEqual(box(0, 0, 1000, 500));
	});

	it('turns towards the pointer, in steps if wanted', () => {
		const before = box(0, 0, 10_000, 10_000);
		expect(rotateTowards(before, [5000, -9000]).rotation).toBe(0);
		expect(rotateTowards(before, [20_000, 5000]).rotation).toBe(90_000);
		expect(rotateTowards(before, [5000, 20_000]).rotation).toBe(180_000);
		expect(rotateTowards(before, [-20_000, 5000]).rotation).toBe(270_000);
		expect(rotateTowards(before, [9000, -9000], 15_000).rotation).toBe(15_000);
		expect([tidyAngle(-1000), tidyAngle(361_000), tidyAngle(-360_000)]).toEqual([359_000, 1000, 0]);
	});
});

describe('snapping', () => {
	const lines = pageLines(product);

	it('moves to the nearest line of each axis within the tolerance, and names the lines', () => {
		const snap = findSnap({ x: 4300, y: 3800, width: 20_000, height: 5000 }, lines, 500);
		expect(snap).toEqual({
			...{ dx: -300, dy: 200 },
			lines: [
				{ axis: 'x', at: 4000, kind: 'safe' },
				{ axis: 'y', at: 4000, kind: 'safe' },
			],
		});
	});

	it('leaves what is too far away where it is', () => {
		expect(findSnap({ x: 10_000, y: 10_000, width: 20_000, height: 5000 }, lines, 500)).toEqual({
			dx: 0,
			dy: 0,
			lines: [],
		});
	});

	it('finds the centre of the page by the centre of the thing', () => {
		const snap = findSnap({ x: 32_400, y: 10_000, width: 20_000, height: 5000 }, lines, 300);
		expect(snap).toMatchObject({ dx: 100, dy: 0, lines: [{ axis: 'x', kind: 'centre', at: 42_500 }] });
	});

	it('sticks to edges and centres of other elements', () => {
		const others = elementLines([{ x: 30_000, y: 30_000, width: 10_000, height: 6000 }]);
		const snap = findSnap({ x: 40_100, y: 30_200, width: 5000, height: 5000 }, others, 300);
		expect([snap.dx, snap.dy]).toEqual([-100, -200]);
		expect(snap.lines).toEqual([
			{ axis: 'x', at: 40_000, kind: 'element' },
			{ axis: 'y', at: 30_000, kind: 'element' },
		]);
	});

	it('takes one edge alone while a side is pulled', () => {
		expect(findEdgeSnap({ x: 80_700, y: null }, lines, 500)).toMatchObject({ dx: 300, dy: 0 });
	});

	it('measures how far a thing is from the trim', () => {
		expect(distancesToTrim({ x: 5000, y: -1000, width: 10_000, height: 10_000 }, product)).toEqual({
			...{ left: 5000, right: 70_000, top: -1000, bottom: 46_000 },
		});
	});
});

describe('aligning', () => {
	it.each(alignments)('brings one box to the safe area of the page: %s', (alignment) => {
		const [after] = alignBoxes([box(20_000, 20_000, 10_000, 6000)], alignment, { product });
		const wanted = {
			...{ left: { x: 4000 }, centre: { x: 37_500 }, right: { x: 71_000 } },
			...{ top: { y: 4000 }, middle: { y: 24_500 }, bottom: { y: 45_000 } },
		}[alignment];
		expect(after).toMatchObject(wanted);
	});

	it('brings several to the outermost of them, turned ones by what they cover', () => {
		const boxes = [box(10_000, 0, 10_000, 4000), box(30_000, 10_000, 10_000, 4000, 90_000)];
		const aligned = alignBoxes(boxes, 'left', { product });
		expect(aligned.map((one) => boundsOfRotated(one).x)).toEqual([10_000, 10_000]);
		expect(aligned.map(({ y }) => y)).toEqual([0, 10_000]);
	});

	it('distributes with equal gaps, whatever their order, and keeps the outermost', () => {
		const boxes = [box(50_000, 0, 10_000, 1000), box(0, 0, 10_000, 1000), box(11_000, 0, 20_000, 1000)];
		expect(distributeBoxes(boxes, 'x').map(({ x }) => x)).toEqual([50_000, 0, 20_000]);
		expect(distributeBoxes(boxes.slice(0, 2), 'x')).toEqual(boxes.slice(0, 2));
		expect(moveBox(box(1, 1, 1, 1), 0.4, -0.6)).toEqual(box(1, 0, 1, 1));
	});
});
