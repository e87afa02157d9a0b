import { describe, expect, it } from 'vitest';
import { type PrintSpecification, usualSpecification } from '../print-specification.ts';
import { chooseScene } from './choose-scene.ts';
import { applyMatrix, areaOf, type Corners, mapRectangle, toCss } from './homography.ts';
import { type Pose, projectSheet } from './project-sheet.ts';
import { sceneNames, scenes } from './scenes.ts';

const square: Corners = [
	{ x: 10, y: 20 },
	{ x: 110, y: 20 },
	{ x: 110, y: 70 },
	{ x: 10, y: 70 },
];
const pose: Pose = { pitch: 30, roll: -8, yaw: 0, distance: 1600, isLifted: true };

/** Repeatable. */
function* quads(count: number): Generator<Corners> {
	let seed = 7;
	const random = () => {
		seed = (seed * 16_807) % 2_147_483_647;
		return seed / 2_147_483_647;
	};
	const near = (x: number, y: number) => ({ x: x + 60 * random() - 30, y: y + 60 * random() - 30 });
	for (let made = 0; made < count; made += 1) yield [near(0, 0), near(300, 0), near(300, 200), near(0, 200)];
}

describe('the map of a rectangle', () => {
	it('brings its corners to the given ones, to the thousandth', () => {
		for (const corners of quads(500)) {
			const matrix = mapRectangle(85, 55, corners) ?? [];
			const mapped = [
				...[applyMatrix(matrix, { x: 0, y: 0 }), applyMatrix(matrix, { x: 85, y: 0 })],
				...[applyMatrix(matrix, { x: 85, y: 55 }), applyMatrix(matrix, { x: 0, y: 55 })],
			];
			for (const [index, { x, y }] of mapped.entries()) {
				expect(x).toBeCloseTo(corners[index as 0].x, 3);
				expect(y).toBeCloseTo(corners[index as 0].y, 3);
			}
		}
	});

	it('leaves lines straight', () => {
		for (const corners of quads(100)) {
			const matrix = mapRectangle(100, 100, corners) ?? [];
			const [start, middle, end] = [0, 37, 100].map((along) => applyMatrix(matrix, { x: along, y: along }));
			const cross =
				((middle?.x ?? 0) - (start?.x ?? 0)) * ((end?.y ?? 0) - (start?.y ?? 0)) -
				((middle?.y ?? 0) - (start?.y ?? 0)) * ((end?.x ?? 0) - (start?.x ?? 0));
			expect(Math.abs(cross)).toBeLessThan(1e-6);
		}
	});

	it('is a plain move where the rectangle keeps its shape', () => {
		expect(toCss(mapRectangle(100, 50, square) ?? [])).toBe(
			'matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1)',
		);
	});

	it('is nothing where the rectangle is seen from its edge', () => {
		const [a, b] = square;
		expect(mapRectangle(100, 50, [a, b, b, a])).toBeUndefined();
		expect(mapRectangle(0, 50, square)).toBeUndefined();
	});
});

describe('a sheet that is turned', () => {
	it('shows its front, then its edge, then its back, and comes around again', () => {
		const backs = [0, 60, 120, 180, 240, 300, 360].map((yaw) => projectSheet(400, 250, { ...pose, yaw }).isBack);
		expect(backs).toEqual([false, false, true, true, true, false, false]);
		const [start, end] = [0, 360].map((yaw) => projectSheet(400, 250, { ...pose, yaw }).corners);
		for (const [index, { x, y }] of (start ?? []).entries()) {
			expect(end?.[index as 0].x).toBeCloseTo(x, 6);
			expect(end?.[index as 0].y).toBeCloseTo(y, 6);
		}
	});

	it('can be read from either side: its corners run clockwise from the upper left', () => {
		for (let yaw = 0; yaw < 360; yaw += 20) {
			const { corners } = projectSheet(400, 250, { ...pose, yaw });
			expect(areaOf(corners), `${yaw}°`).toBeGreaterThan(0);
		}
	});

	it('that leans back is narrower at its upper edge, and what comes nearer is larger', () => {
		const { corners } = projectSheet(400, 250, { ...pose, roll: 0 });
		const [a, b, c, d] = corners;
		expect(b.x - a.x).toBeLessThan(c.x - d.x);
		const turned = projectSheet(400, 250, { ...pose, pitch: 0, roll: 0, yaw: 40 }).corners;
		const [left, right] = [turned[3].y - turned[0].y, turned[2].y - turned[1].y];
		expect(right).not.toBeCloseTo(left, 0);
	});

	it('has its shadow below itself where it lies, and further away when it is lifted', () => {
		const still = projectSheet(400, 250, pose);
		const lifted = projectSheet(400, 250, { ...pose, yaw: 60 });
		const middle = (corners: Corners) => corners.reduce((sum, { y }) => sum + y / 4, 0);
		expect(Math.abs(middle(still.shadow) - middle(still.corners))).toBeLessThan(6);
		expect(middle(lifted.shadow) - middle(lifted.corners)).toBeGreaterThan(40);
	});
});

describe('the scene of a product', () => {
	const of = (width: number, height: number, sides: number, given: Partial<PrintSpecification> = {}) =>
		chooseScene({
			...usualSpecification,
			...{ width: width * 1000, height: height * 1000, ...given },
			sides: Array.from({ length: sides }, (_, index) => ({ name: `page${index + 1}` })),
		});

	it('follows from its format and its sides', () => {
		expect(of(85, 55, 2)).toBe('card');
		expect(of(90, 55, 1)).toBe('card');
		expect(of(148, 105, 2)).toBe('invitation');
		expect(of(210, 148, 2)).toBe('paper');
		expect(of(210, 297, 1)).toBe('paper');
		expect(of(420, 297, 2)).toBe('paper');
		expect(of(420, 594, 1)).toBe('poster');
		expect(of(3000, 1000, 1)).toBe('poster');
		expect(of(297, 420, 13)).toBe('calendar');
		expect(of(50, 50, 1, { dieLine: 'M0 0 L1 1 Z' })).toBe('sticker');
		expect(of(94, 94, 2, { dieLine: 'M0 0 L1 1 Z' })).toBe('card');
		expect(of(148, 210, 48)).toBe('paper');
	});

	it('is drawn by itself: one picture without scripts, fonts and addresses of others', () => {
		for (const name of sceneNames) {
			const { picture } = scenes[name];
			expect(picture, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d ]+"/);
			expect(picture.match(/https?:\/\//g), name).toHaveLength(1);
			expect(picture, name).not.toMatch(/<(script|text|image|foreignObject)/);
			expect(picture.length, name).toBeLessThan(12_000);
		}
	});
});
