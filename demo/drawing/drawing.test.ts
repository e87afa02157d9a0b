import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../rules/theme/contrast.ts';
import { fileOfFace } from '../../server/theme/face-file.ts';
import { demoShops } from '../data/shops.ts';
import type { DemoShop } from '../data/types.ts';
import { productDrawing } from '../pictures.ts';
import { drawHero, phoneHero, wideHero } from './heroes.ts';
import { drawFavicon, drawSquareLogo, drawWideLogo, logoColours } from './logos.ts';
import { drawPicture } from './picture.ts';
import { facesIn, renderPixels } from './render.ts';
import { sizeWithin, text, wrap } from './svg.ts';
import { measure } from './typeface.ts';

const shops = Object.values(demoShops);
const variants = ['light', 'dark'] as const;
const inter = { family: 'Inter', weight: 400, size: 10, fill: '#000' } as const;

const picturesOf = (shop: DemoShop) => [
	...shop.products.map((product) => ({ slug: product.slug, svg: productDrawing(shop, product).svg })),
	...shop.categories.map(({ slug, picture, setting }) => ({ slug, svg: drawPicture(picture, setting) })),
];

async function sizeOf(svg: string, drawnAt: number): Promise<number[]> {
	const { width, height } = await renderPixels(svg, drawnAt);
	return [width, height];
}

describe('type in pictures', () => {
	it('is measured letter by letter, and a letter that the face lacks is refused', () => {
		expect(measure('iii', inter, 10)).toBeLessThan(measure('mmm', inter, 10));
		expect(measure('ÄÖÜß€×–„“', inter, 10)).toBeGreaterThan(40);
		expect(() => measure('漢', inter, 10)).toThrow('Inter 400 has no “漢”');
	});

	it('is set smaller where a line would be too wide, and broken between words', () => {
		expect(sizeWithin('Donaudampfschifffahrt', { ...inter, within: 50 })).toBeLessThan(10);
		expect(wrap('ein Satz mit sechs kurzen Wörtern', 60, inter).length).toBeGreaterThan(2);
	});

	it('cannot break out of the drawing', () => {
		expect(text('<b>&"', 0, 0, inter)).toContain('&lt;b&gt;&amp;&quot;');
	});
});

describe.each(shops)('the pictures of $name', (shop) => {
	// Drawing measures every line, so a missing letter or face throws here without rendering a single picture.
	const pictures = picturesOf(shop);

	it('are set in faces that the project brings, with every letter in them', () => {
		expect(pictures.length).toBe(shop.products.length + shop.categories.length);
		for (const { slug, svg } of pictures) {
			const faces = facesIn(svg);
			expect(faces.length, slug).toBeGreaterThan(0);
			expect(faces.map(fileOfFace).every((file) => file.endsWith('.ttf'))).toBe(true);
			expect(svg.match(/<text /g)?.length, slug).toBe(
				svg.match(/<text [^>]*font-family="[^"]+" font-weight="\d+"/g)?.length,
			);
		}
	});

	it('are well formed, load nothing and are all different', () => {
		for (const { slug, svg } of pictures) {
			expect(svg, slug).not.toMatch(/NaN|undefined|Infinity/);
			expect(svg.replaceAll('http://www.w3.org/2000/svg', ''), slug).not.toMatch(/https?:|<image|<script|<style/);
			// A piece that lies there twice brings its definitions twice; what matters is that a name means one thing.
			const definitions = [...svg.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/g)];
			const names = new Set(definitions.map(([, , id]) => id));
			expect(new Set(definitions.map(([whole]) => whole)).size, slug).toBe(names.size);
		}
		expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
	});

	it('are the same each time', () => {
		expect(picturesOf(shop)).toEqual(pictures);
	});

	it('lie on one surface within a category', () => {
		expect(new Set(shop.categories.map(({ setting }) => setting.tones.join())).size).toBe(shop.categories.length);
	});
});

describe('a rendered picture', () => {
	it('has its size and shows type', async () => {
		const [product] = demoShops.demo.products;
		if (!product) throw new Error('no product');
		const { svg } = productDrawing(demoShops.demo, product);
		const { pixels, width, height } = await renderPixels(svg, 400);
		expect([width, height]).toEqual([400, 300]);
		const withoutType = await renderPixels(svg.replace(/<text .*?<\/text>/g, ''), 400);
		expect(pixels.equals(withoutType.pixels)).toBe(false);
	});

	it('keeps its colours where one sees through it', async () => {
		const half =
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#f80" opacity="0.5"/></svg>';
		const { pixels } = await renderPixels(half, 2);
		const [red, green, blue, opacity] = pixels;
		expect([red, blue, opacity]).toEqual([255, 0, 128]);
		expect(green).toBeGreaterThanOrEqual(134);
	});

	it.each(['demo', 'atelier'] as const)('at the top of %s exists wide and for phones', async (shop) => {
		expect(await sizeOf(drawHero(shop, wideHero), 480)).toEqual([480, 240]);
		expect(await sizeOf(drawHero(shop, phoneHero), 240)).toEqual([240, 240]);
	});
});

describe.each(['demo', 'atelier'] as const)('the logo of %s', (shop) => {
	it.each(variants)('can be read on its %s ground', (variant) => {
		const { ground, word, second, accent } = logoColours[shop][variant];
		expect(contrastRatio(word, ground)).toBeGreaterThanOrEqual(7);
		expect(contrastRatio(second, ground)).toBeGreaterThanOrEqual(4.5);
		expect(contrastRatio(accent, ground)).toBeGreaterThanOrEqual(3);
	});

	it.each(variants)('has the sizes that a shop needs, %s', async (variant) => {
		expect(await sizeOf(drawWideLogo(shop, variant), 900)).toEqual([900, 186]);
		expect(await sizeOf(drawSquareLogo(shop, variant), 512)).toEqual([512, 512]);
		expect(await sizeOf(drawFavicon(shop, variant), 512)).toEqual([512, 512]);
	});
});
