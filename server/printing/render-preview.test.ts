import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DesignElement } from '../../rules/designs/design.ts';
import { draw } from '../../rules/designs/draw.ts';
import type { SvgOptions } from '../../rules/designs/paint-svg.ts';
import { sampleImage, sampleShape, sampleText } from '../../rules/designs/sample-design.ts';
import { fallbackFaceId } from '../../rules/designs/typeset/font-face.ts';
import { drawWatermark } from '../../rules/designs/watermark.ts';
import { loadDesignWith, loadDrawServices, loadSampleDesign } from '../testing/designs.ts';
import { previewSvg, renderPreview } from './render-preview.ts';

const card: SvgOptions = { width: 85_000, height: 55_000, bleed: 0, guides: null, watermark: [] };
let pictures: ReadonlyMap<string, string>;

/** Red on the left, blue on the right. */
beforeAll(async () => {
	const half = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#0000ff' } })
		.png()
		.toBuffer();
	const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
		.composite([{ input: half, left: 20, top: 0 }])
		.png()
		.toBuffer();
	pictures = new Map([['portrait', `data:image/png;base64,${png.toString('base64')}`]]);
});

async function previewOf(elements: readonly DesignElement[], options: Partial<SvgOptions> = {}) {
	const design = await loadDesignWith(...elements);
	const services = await loadDrawServices(design);
	const [page] = draw(design, {}, services).pages;
	if (!page) throw new Error('no page');
	return { page, options: { ...card, ...options }, faces: services.faces, pictures };
}

/** The colour at a point in micrometres from the corner of the picture, ten pixels a millimetre. */
async function coloursOf(input: Awaited<ReturnType<typeof previewOf>>) {
	const side = Math.max(input.options.width, input.options.height) + 2 * input.options.bleed;
	const png = await renderPreview(input, side / 100);
	const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return {
		...info,
		at: (x: number, y: number) => {
			const index = (Math.round(y / 100) * info.width + Math.round(x / 100)) * 3;
			return `#${data.subarray(index, index + 3).toString('hex')}`;
		},
		darkPixels: (x: number, y: number, width: number, height: number) => {
			let count = 0;
			for (let row = y / 100; row < (y + height) / 100; row += 1)
				for (let column = x / 100; column < (x + width) / 100; column += 1)
					if ((data[(row * info.width + column) * 3] ?? 255) < 100) count += 1;
			return count;
		},
	};
}

const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({ x, y, width, height, rotation });

describe('the preview of a design', () => {
	it('shows the page as it is cut, on white paper', async () => {
		const colours = await coloursOf(
			await previewOf([sampleShape('s', { box: box(10_000, 10_000, 20_000, 20_000), fillId: 'blue' })]),
		);
		expect([colours.width, colours.height]).toEqual([850, 550]);
		expect(colours.at(5000, 5000)).toBe('#ffffff');
		expect(colours.at(20_000, 20_000)).toBe('#123a63');
	});

	it('shows the bleed around it on request', async () => {
		const input = await previewOf([sampleShape('s', { fillId: 'blue' })], { bleed: 3000 });
		const colours = await coloursOf(input);
		expect([colours.width, colours.height]).toEqual([910, 610]);
		expect(colours.at(500, 500)).toBe('#123a63');
	});

	it('draws letters where typesetting put them, without fonts', async () => {
		const input = await previewOf([sampleText('t', 'HHH', { box: box(20_000, 20_000, 30_000, 6000), size: 5000 })]);
		const svg = previewSvg(input);
		expect(svg).not.toMatch(/<text|font-family/);
		// One outline for three letters.
		expect(svg.match(/<path id=/g)?.length).toBe(1);
		expect(svg.match(/<use /g)?.length).toBe(3);
		const colours = await coloursOf(input);
		expect(colours.darkPixels(20_000, 20_000, 15_000, 6000)).toBeGreaterThan(500);
		expect(colours.darkPixels(40_000, 20_000, 20_000, 6000)).toBe(0);
		expect(colours.darkPixels(20_000, 26_000, 30_000, 6000)).toBe(0);
	});

	it('crops pictures, and clips those with a mask', async () => {
		const right = { x: 500, y: 0, width: 500, height: 1000 };
		const colours = await coloursOf(
			await previewOf([
				sampleImage('a', { box: box(0, 0, 20_000, 20_000) }),
				sampleImage('b', { box: box(30_000, 0, 20_000, 20_000), crop: right }),
				sampleImage('c', { box: box(60_000, 0, 20_000, 20_000), mask: 'ellipse' }),
			]),
		);
		expect([colours.at(5000, 5000), colours.at(15_000, 5000)]).toEqual(['#ff0000', '#0000ff']);
		expect([colours.at(35_000, 5000), colours.at(45_000, 5000)]).toEqual(['#0000ff', '#0000ff']);
		expect([colours.at(60_500, 500), colours.at(65_000, 10_000)]).toEqual(['#ffffff', '#ff0000']);
	});

	it('turns pictures clockwise with their box', async () => {
		const colours = await coloursOf(await previewOf([sampleImage('a', { box: box(0, 0, 20_000, 20_000, 90_000) })]));
		expect([colours.at(10_000, 5000), colours.at(10_000, 15_000)]).toEqual(['#ff0000', '#0000ff']);
	});

	it('draws trim, safe area within the die line, and folds over the page', async () => {
		const dieLine = 'M10000 10000L50000 10000L50000 50000L10000 50000Z';
		const guides = { safeMargin: 4000, folds: [42_500], dieLine };
		const colours = await coloursOf(await previewOf([], { bleed: 3000, guides }));
		expect(colours.at(3000, 30_000)).toBe('#d6006c');
		expect(colours.at(18_000, 13_000)).toBe('#d6006c');
		const row = Array.from({ length: 900 }, (_, index) => colours.at(index * 100, 17_000));
		expect(row.some((colour) => colour === '#0a7d34')).toBe(true);
		const fold = Array.from({ length: 500 }, (_, index) => colours.at(45_500, 3000 + index * 100));
		expect(fold.some((colour) => colour === '#0b5fd6')).toBe(true);
	});

	it('lays a watermark over everything, as outlines', async () => {
		const input = await previewOf([]);
		const watermark = drawWatermark('Nur zur Ansicht – Druckwerk', card, fallbackFaceId, input.faces);
		const marked = { ...input, options: { ...card, watermark } };
		expect(previewSvg(marked)).not.toContain('<text');
		const colours = await coloursOf(marked);
		const grey = Array.from({ length: 85 * 55 }, (_, index) =>
			colours.at((index % 85) * 1000, Math.floor(index / 85) * 1000),
		);
		expect(grey.filter((colour) => colour !== '#ffffff').length).toBeGreaterThan(50);
	});

	it('leaves out a picture that is not there, and writes no markup of an address', async () => {
		const input = await previewOf([sampleImage('a')]);
		expect(previewSvg({ ...input, pictures: new Map() })).not.toContain('<image');
		const hostile = previewSvg({ ...input, pictures: new Map([['portrait', '"/><script>alert(1)</script>']]) });
		expect(hostile).toContain('href="&quot;/&gt;&lt;script&gt;alert(1)');
	});

	it('of the sample card is the same picture each time', async () => {
		const design = await loadSampleDesign();
		const { faces, ...services } = await loadDrawServices(design);
		const [page] = draw(design, {}, { faces, ...services }).pages;
		if (!page) throw new Error('no page');
		const input = { page, options: card, faces, pictures };
		expect((await renderPreview(input, 600)).equals(await renderPreview(input, 600))).toBe(true);
	});
});
