import { describe, expect, it } from 'vitest';
import { drawCode } from './qr-code.ts';

const sideOf = (svg: string) => Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
const squares = (svg: string) => new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

describe('a QR code', () => {
	it('has its three eyes, a quiet zone, and grows with its text', () => {
		const svg = drawCode('https://shop.example/product/card?variant=A5');
		const [dark, side] = [squares(svg), sideOf(svg)];
		// Sides of 17 + 4 × version, and four modules of nothing on each side.
		expect((side - 8 - 17) % 4).toBe(0);
		const last = side - 5;
		for (const corner of ['4 4', `${last} 4`, `4 ${last}`]) expect(dark).toContain(corner);
		expect(
			[...dark].some((square) => square.split(' ').some((place) => Number(place) < 4 || Number(place) > last)),
		).toBe(false);
		expect(sideOf(drawCode('x'.repeat(500)))).toBeGreaterThan(side);
	});

	it('is another one for another text', () => {
		expect(drawCode('https://shop.example/a')).not.toBe(drawCode('https://shop.example/b'));
	});
});
