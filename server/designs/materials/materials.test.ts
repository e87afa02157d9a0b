import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { cardSpecification, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';

let shop: DesignShop;
let browser: Browser;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	({ browser } = await shop.shopper());
});

afterAll(() => shop.close());

const convert = (given: object, who = browser) =>
	shop.tell(
		who,
		'query($hex: String, $cmyk: [Float!], $p: ID) { convertSwatch(hex: $hex, cmyk: $cmyk, productId: $p) { cmyk screen } }',
		given,
	);

describe('a colour', () => {
	it('of the screen becomes inks of the profile, and black becomes black ink alone', async () => {
		const red = await convert({ hex: '#FF0000', p: shop.idOf('cards') });
		expect(red.cmyk[0]).toBeLessThan(5);
		expect(red.cmyk[1]).toBeGreaterThan(90);
		expect(red.screen).toMatch(/^#[0-9a-f]{6}$/);
		expect(await convert({ hex: '#000000' })).toMatchObject({ cmyk: [0, 0, 0, 100] });
	});

	it('of inks is shown as it is printed, not as a screen would mix it', async () => {
		expect(await convert({ cmyk: [100, 0, 0, 0] })).toEqual({ cmyk: [100, 0, 0, 0], screen: '#009fe3' });
		expect(await convert({ cmyk: [0, 12.5, 0, 0] })).toMatchObject({ cmyk: [0, 12.5, 0, 0] });
	});

	it('of more than black is none where the product is printed in one colour', async () => {
		await shop.specify('cards', { ...cardSpecification, inks: 'oneColour' });
		const p = shop.idOf('cards');
		expect(await convert({ cmyk: [0, 0, 0, 40], p })).toMatchObject({ cmyk: [0, 0, 0, 40] });
		expect(await convert({ cmyk: [0, 100, 0, 0], p })).toBe('VALIDATION');
		expect(await convert({ hex: '#ff0000', p })).toBe('VALIDATION');
		await shop.specify('cards');
	});

	it.each([
		{},
		{ hex: 'red' },
		{ hex: '#ff0000', cmyk: [0, 0, 0, 0] },
		{ cmyk: [0, 0, 0] },
		{ cmyk: [0, 0, 0, 0, 0] },
		{ cmyk: [0, 0, 0, 101] },
		{ cmyk: [0, 0, 0, -1] },
		{ cmyk: [0, 0, 0, 1.234] },
	])('is refused if it is none: %j', async (given) => {
		expect(await convert(given)).toBe('VALIDATION');
	});
});

describe('the faces of designs', () => {
	it('are the whole catalogue, each with the hash of the file at its address', async () => {
		const faces: { family: string; weight: number; italic: boolean; sha256: string; url: string }[] = await shop.tell(
			browser,
			'{ designFaces { family weight italic sha256 url } }',
		);
		expect(new Set(faces.map(({ family }) => family)).size).toBe(20);
		expect(new Set(faces.map(({ sha256 }) => sha256)).size).toBe(faces.length);
		expect(faces.find(({ family, weight, italic }) => family === 'Inter' && weight === 400 && !italic)).toMatchObject({
			url: '/assets/fonts/inter/static/Inter_400Regular.ttf',
			sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
		const built = path.join(import.meta.dirname, '../../../build/client');
		if (fs.existsSync(built)) for (const { url } of faces) expect(fs.existsSync(path.join(built, url))).toBe(true);
	});
});
