// The sizes of a picture as files: every width in AVIF and WebP, and one in a format that every program knows.
import sharp, { type Sharp } from 'sharp';
import { sizeEndings } from '../../rules/pictures.ts';
import { inTurn } from './in-turn.ts';
import { type Ending, type Fallback, fallbackWidth, sizeWidths } from './media-path.ts';

export type SizeEnding = Exclude<Ending, 'svg' | 'gif'>;

/** Effort is time: at 4, AVIF takes seven seconds for a photo of 1920 pixels and saves a tenth. */
const writers: Record<SizeEnding, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
	webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
	jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
	png: (picture) => picture.png({ compressionLevel: 9 }),
};

interface EncodedSize {
	width: number;
	ending: SizeEnding;
	bytes: Buffer;
}

export interface Sizes {
	widths: number[];
	fallback: Fallback;
}

/** Decoded once, at the largest size that is needed. */
function openOriginal(bytes: Buffer, width: number) {
	return inTurn(async () => {
		const { data, info } = await sharp(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
		const raw = { width: info.width, height: info.height, channels: info.channels };
		const open = () => sharp(data, { raw });
		const { isOpaque } = await open().stats();
		return { open, fallback: (isOpaque ? 'jpg' : 'png') satisfies Fallback as Fallback };
	});
}

/**
 * Hands over one file after the other, the fallback last.
 * @returns undefined for what has no sizes: it is too small, or an animation, which would stand still
 */
export async function encodeSizes(
	bytes: Buffer,
	each: (size: EncodedSize) => Promise<void>,
): Promise<Sizes | undefined> {
	const { pages = 1, width: originalWidth } = await sharp(bytes).metadata();
	if (pages > 1) return undefined;
	const widths = sizeWidths.filter((width) => width <= originalWidth);
	const widest = widths.at(-1);
	const smallest = fallbackWidth(widths);
	if (!widest || !smallest) return undefined;

	const { open, fallback } = await openOriginal(bytes, widest);
	const encode = (width: number, ending: SizeEnding) =>
		inTurn(() => writers[ending](open().resize({ width })).toBuffer());
	for (const width of widths)
		for (const ending of sizeEndings) await each({ width, ending, bytes: await encode(width, ending) });
	await each({ width: smallest, ending: fallback, bytes: await encode(smallest, fallback) });
	return { widths, fallback };
}
