import { describe, expect, it } from 'vitest';
import { codePath } from './qr-code.ts';

const squares = (path: string) => new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));

describe('a QR code', () => {
	it('has its three eyes, a quiet zone, and grows with its text', () => {
		const { path, size } = codePath('https://shop.example/product/card?variant=A5');
		const dark = squares(path);
		// Sides of 17 + 4 × version, and four modules of nothing on each side.
		expect((size - 8 - 17) % 4).toBe(0);
		const last = size - 5;
		for (const corner of ['4 4', `${last} 4`, `4 ${last}`]) expect(dark).toContain(corner);
		expect(
			[...dark].some((square) => square.split(' ').some((place) => Number(place) < 4 || Number(place) > last)),
		).toBe(false);
		expect(codePath('x'.repeat(500)).size).toBeGreaterThan(size);
	});

	it('is another one for another text', () => {
		expect(codePath('https://shop.example/a').path).not.toBe(codePath('https://shop.example/b').path);
	});
});
