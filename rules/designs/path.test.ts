import { describe, expect, it } from 'vitest';
import { ellipsePath, formatPath, isPath, mapPoints, parsePath, rectanglePath, roundedPath } from './path.ts';

describe('paths', () => {
	it('are read with commas, spaces, signs and repeated points, and written in one way', () => {
		const commands = parsePath('M0,0 10 0L 10,-10.5 C1 2,3 4 5,6 .5 0 0 0 0 0Z');
		expect(commands && formatPath(commands)).toBe('M0 0L10 0L10 -10.5C1 2 3 4 5 6C0.5 0 0 0 0 0Z');
	});

	it('are refused with any other command, number or beginning', () => {
		for (const path of [
			'',
			'L0 0',
			'M0',
			'M0 0 L',
			'M0 0 C1 2 3 4',
			'M0 0 h5',
			'M0 0 Z5',
			'M1e5 0',
			'M0 0 L1.2.3 4',
			'M0 0"/>',
		])
			expect(parsePath(path), path).toBeNull();
	});

	it('are refused at once when they are long and wrong', () => {
		const begin = performance.now();
		for (const hostile of [
			`M0 0C${'1'.repeat(19_000)}x`,
			`M${'0 '.repeat(9999)}x`,
			`M0 0${'C'.repeat(19_000)}`,
			'M0 0L'.repeat(5000),
		])
			expect(isPath(hostile)).toBe(false);
		expect(performance.now() - begin).toBeLessThan(1000);
		expect(isPath(`M0 0${'L1 1'.repeat(4999)}`)).toBe(true);
	});

	it('are moved point by point', () => {
		const moved = mapPoints(parsePath('M0 0C1 1 2 2 3 3Z') ?? [], (x, y) => [x + 10, y * 2]);
		expect(formatPath(moved)).toBe('M10 0C11 2 12 4 13 6Z');
	});

	it('of ellipses are four curves within a thousandth of the ellipse', () => {
		const path = ellipsePath(20_000, 10_000);
		const commands = parsePath(path) ?? [];
		expect(commands.map(({ command }) => command).join('')).toBe('MCCCCZ');
		let [x0, y0] = [10_000, 0];
		for (const { command, points } of commands) {
			if (command !== 'C') continue;
			const [x1, y1, x2, y2, x3, y3] = points as [number, number, number, number, number, number];
			for (const t of [0.1, 0.3, 0.5, 0.8]) {
				const u = 1 - t;
				const at = (a: number, b: number, c: number, d: number) =>
					u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
				const [x, y] = [at(x0, x1, x2, x3), at(y0, y1, y2, y3)];
				expect(Math.hypot((x - 10_000) / 10_000, (y - 5000) / 5000)).toBeCloseTo(1, 2);
			}
			[x0, y0] = [x3, y3];
		}
	});

	it('of rounded rectangles take no larger radius than half a side', () => {
		expect(roundedPath(100, 60, 0, 0)).toBe(rectanglePath(0, 0, 100, 60));
		expect(roundedPath(100, 60, 500, 500)).toBe(ellipsePath(100, 60));
		expect(roundedPath(100, 60, 10, 10)).toBe(
			'M10 0L90 0C96 0 100 4 100 10L100 50C100 56 96 60 90 60L10 60C4 60 0 56 0 50L0 10C0 4 4 0 10 0Z',
		);
	});
});
