// The sizes of a picture as files: every width in AVIF and WebP, and one in a format that every program knows.
import { sizeEndings } from '../../rules/pictures.ts';
import { type Fallback, fallbackWidth, sizeWidths } from './media-path.ts';
import type { SizeFormat } from './picture-tasks.ts';
import { encodeSize, openOriginal, type PictureOwner, workOnPicture } from './picture-work.ts';

export type SizeEnding = SizeFormat;

interface EncodedSize {
	width: number;
	ending: SizeEnding;
	bytes: Buffer;
}

export interface Sizes {
	widths: number[];
	fallback: Fallback;
}

/**
 * Hands over one file after the other, the fallback last. Each is a task of its own, so that an upload need not wait for all of them.
 * @returns undefined for what has no sizes: it is too small, or an animation, which would stand still
 */
export async function encodeSizes(
	owner: PictureOwner,
	bytes: Buffer,
	each: (size: EncodedSize) => Promise<void>,
): Promise<Sizes | undefined> {
	const { result: opened, bytes: pixels } = await workOnPicture(owner, openOriginal, { widths: sizeWidths }, bytes);
	const smallest = opened && fallbackWidth(opened.widths);
	if (!opened || !smallest) return undefined;

	const { widths, isOpaque, ...raw } = opened;
	const fallback: Fallback = isOpaque ? 'jpg' : 'png';
	const encode = async (width: number, ending: SizeEnding) =>
		(await workOnPicture(owner, encodeSize, { raw, width, format: ending }, pixels)).bytes;
	for (const width of widths)
		for (const ending of sizeEndings) await each({ width, ending, bytes: await encode(width, ending) });
	await each({ width: smallest, ending: fallback, bytes: await encode(smallest, fallback) });
	return { widths, fallback };
}
