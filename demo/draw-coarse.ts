// The demo's pictures as tests have them: of the same widths and in the same formats, but drawn with a few large pixels and compressed in haste.
// Drawn as for visitors they took longer than the build and the check of all types.
import sharp, { type Sharp } from 'sharp';
import { sizeEndings } from '../rules/pictures.ts';
import type { SizeEnding } from '../server/media/encode-sizes.ts';
import { fallbackWidth, sizeWidths } from '../server/media/media-path.ts';
import { renderPixels } from './drawing/render.ts';
import type { Drawer } from './pictures.ts';

/** So many pixels of a picture are one of its drawing. */
const coarseness = 4;

const enlarge = { kernel: 'nearest' } as const;

const writers: Record<SizeEnding, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 20, effort: 0, chromaSubsampling: '4:2:0' }),
	webp: (picture) => picture.webp({ quality: 20, effort: 0 }),
	jpg: (picture) => picture.jpeg({ quality: 20 }),
	png: (picture) => picture.png({ compressionLevel: 1 }),
};

export const coarseDrawer: Drawer = {
	async encode({ svg, width: wanted, transparent = false }) {
		const { pixels, width, height } = await renderPixels(svg, Math.round(wanted / coarseness));
		const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).resize({ width: wanted, ...enlarge });
		return writers.webp(transparent ? picture : picture.removeAlpha()).toBuffer();
	},
	async makeSizes(bytes, each) {
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		const raw = { width: info.width, height: info.height, channels: info.channels };
		const widths = sizeWidths.filter((width) => width <= info.width);
		const smallest = fallbackWidth(widths);
		if (!smallest) return undefined;
		const { isOpaque } = await sharp(data, { raw }).stats();
		const fallback = isOpaque ? 'jpg' : 'png';
		const write = async (width: number, ending: SizeEnding) =>
			each({
				width,
				ending,
				bytes: await writers[ending](sharp(data, { raw }).resize({ width, ...enlarge })).toBuffer(),
			});
		for (const width of widths) for (const ending of sizeEndings) await write(width, ending);
		await write(smallest, fallback);
		return { widths, fallback };
	},
};
