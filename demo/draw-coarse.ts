// The demo's pictures as tests have them: of the same widths and in the same formats, but drawn with a few large pixels and compressed in haste;
// and their sizes are plain. Drawn as for visitors they took longer than the build and the check of all types.
import sharp, { type Sharp } from 'sharp';
import { sizeEndings } from '../rules/pictures.ts';
import type { SizeEnding } from '../server/media/encode-sizes.ts';
import { fallbackWidth, sizeWidths } from '../server/media/media-path.ts';
import { renderPixels } from './drawing/render.ts';
import type { Drawer } from './pictures.ts';

/** So many pixels of a picture are one of its drawing. */
const coarseness = 16;

const enlarge = { kernel: 'nearest' } as const;

const writers: Record<SizeEnding, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 20, effort: 0, chromaSubsampling: '4:2:0' }),
	webp: (picture) => picture.webp({ quality: 20, effort: 0 }),
	jpg: (picture) => picture.jpeg({ quality: 20 }),
	png: (picture) => picture.png({ compressionLevel: 1 }),
};

interface Shape {
	width: number;
	height: number;
	hasAlpha: boolean;
}

const plainPictures = new Map<string, Promise<Buffer>>();

/** The same for all pictures of a shape: who asks for a size looks at its width and format, and what it shows is in the whole picture. */
function plainPicture({ width, height, hasAlpha }: Shape, ending: SizeEnding): Promise<Buffer> {
	const key = `${width} ${height} ${hasAlpha} ${ending}`;
	const background = { r: 128, g: 128, b: 128, alpha: 0.5 };
	const draw = () => sharp({ create: { width, height, channels: hasAlpha ? 4 : 3, background } });
	const known = plainPictures.get(key) ?? writers[ending](draw()).toBuffer();
	plainPictures.set(key, known);
	return known;
}

export const coarseDrawer: Drawer = {
	async encode({ svg, width: wanted, transparent = false }) {
		const { pixels, width, height } = await renderPixels(svg, Math.round(wanted / coarseness));
		const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).resize({ width: wanted, ...enlarge });
		return writers.webp(transparent ? picture : picture.removeAlpha()).toBuffer();
	},
	async makeSizes(bytes, each) {
		const { width: whole, height, hasAlpha } = await sharp(bytes).metadata();
		const widths = sizeWidths.filter((width) => width <= whole);
		const smallest = fallbackWidth(widths);
		if (!smallest) return undefined;
		const fallback = hasAlpha ? 'png' : 'jpg';
		const write = async (width: number, ending: SizeEnding) => {
			const shape = { width, height: Math.round((height * width) / whole), hasAlpha };
			await each({ width, ending, bytes: await plainPicture(shape, ending) });
		};
		for (const width of widths) for (const ending of sizeEndings) await write(width, ending);
		await write(smallest, fallback);
		return { widths, fallback };
	},
};
