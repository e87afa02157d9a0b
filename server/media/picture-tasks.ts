// What is done with the pixels of a picture that a user has sent. It runs in the child process for untrusted work and knows nothing but
// its arguments; the server asks for it by picture-work.ts.
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { TaskFunction } from '../untrusted-work/task.ts';
import { cropAround, type Shape } from './crop-around.ts';
import { maxFrames, maxPixels, maxSide } from './picture-limits.ts';
import type { FileType } from './picture-type.ts';

// One of 40 megapixels takes 160 MB while it is open, and requests need the processor.
sharp.concurrency(1);
sharp.cache(false);

export type Pixels = Exclude<FileType, 'svg'>;
export type StoredFormat = 'jpeg' | 'png' | 'gif' | 'webp';
type RefusalCode = 'VALIDATION' | 'TOO_LARGE';

export interface Refusal {
	refused: { code: RefusalCode; reason: string };
}

const refuse = (code: RefusalCode, reason: string) => ({ result: { refused: { code, reason } } });
const damaged = () => refuse('VALIDATION', 'the picture is damaged');

/** The one that is kept; quick to make, since a user waits. AVIF takes seconds, so an AVIF is kept as WebP. */
const keptFormats: Record<Pixels, StoredFormat> = { jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', avif: 'webp' };

const writers: Record<StoredFormat, (picture: Sharp) => Sharp> = {
	jpeg: (picture) => picture.jpeg({ quality: 90 }),
	png: (picture) => picture.png({ compressionLevel: 6 }),
	gif: (picture) => picture.gif(),
	webp: (picture) => picture.webp({ quality: 90, effort: 1 }),
};

const formats: Record<Pixels, Metadata['format']> = {
	jpeg: 'jpeg',
	png: 'png',
	gif: 'gif',
	webp: 'webp',
	avif: 'heif',
};

/** From the header alone. */
function findExcess({ width, height, pageHeight = height, pages = 1 }: Metadata): string | undefined {
	if (pages > maxFrames) return `an animation may have ${maxFrames} frames`;
	if (width * pageHeight * pages > maxPixels) return `a picture may have ${maxPixels / 1e6} megapixels`;
	if (Math.max(width, pageHeight) > maxSide) return `a picture may be ${maxSide} pixels long`;
	return undefined;
}

interface Rewritten {
	format: StoredFormat;
	width: number;
	height: number;
}

/** Measured before it is decoded, then written anew without anything that is not the picture itself. */
export const rewritePicture: TaskFunction<{ type: Pixels }, Rewritten | Refusal> = async ({ type }, bytes) => {
	const found = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!found || found.format !== formats[type] || (type === 'avif' && found.compression !== 'av1')) return damaged();
	const excess = findExcess(found);
	if (excess) return refuse('TOO_LARGE', excess);
	const animated = (found.pages ?? 1) > 1 && (type === 'gif' || type === 'webp');
	const format = keptFormats[type];
	// What is slightly wrong in a photo is common and shows nothing; what is cut off is refused.
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated });
	try {
		const { data, info } = await writers[format](animated ? picture : picture.autoOrient()).toBuffer({
			resolveWithObject: true,
		});
		return { result: { format, width: info.width, height: info.pageHeight ?? info.height }, bytes: data };
	} catch {
		return damaged();
	}
};

export interface RawPicture {
	width: number;
	height: number;
	channels: 1 | 2 | 3 | 4;
}

interface Opened extends RawPicture {
	isOpaque: boolean;
	/** The widths that are smaller than the picture, of those that were asked for. */
	widths: number[];
}

/** Decodes a picture once, at the largest width that is needed. Undefined: it is too small for any of them, or it moves. */
export const openOriginal: TaskFunction<{ widths: readonly number[] }, Opened | null> = async (given, bytes) => {
	const { pages = 1, width: originalWidth } = await sharp(bytes).metadata();
	const widths = given.widths.filter((width) => width <= originalWidth);
	const widest = widths.at(-1);
	if (pages > 1 || !widest) return { result: null };
	const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
		.resize({ width: widest })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const { isOpaque } = await sharp(data, { raw }).stats();
	return { result: { ...raw, isOpaque, widths }, bytes: data };
};

export type SizeFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Effort is time: at 4, AVIF takes seven seconds for a photo of 1920 pixels and saves a tenth. */
const sizeWriters: Record<SizeFormat, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
	webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
	jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
	png: (picture) => picture.png({ compressionLevel: 9 }),
};

export const encodeSize: TaskFunction<{ raw: RawPicture; width: number; format: SizeFormat }, null> = async (
	{ raw, width, format },
	bytes,
) => ({ result: null, bytes: await sizeWriters[format](sharp(bytes, { raw }).resize({ width })).toBuffer() });

interface CropWish {
	source: Shape;
	isDrawing: boolean;
	widest: number;
}

/** Of a drawing: as large as it is needed, whatever size it says of itself. */
const maxDrawnPixels = 16_000_000;

export function densityFor({ width, height }: { width: number; height: number }, scale: number): number {
	const bounded = Math.min(scale, Math.sqrt(maxDrawnPixels / (width * height)));
	return Math.min(Math.max(72 * bounded, 1), 2400);
}

/** WebP of one part; an animation is shown by its first frame. */
export const cropPicture: TaskFunction<CropWish, { width: number; height: number }> = async (wish, bytes) => {
	const { source, isDrawing, widest } = wish;
	const density = isDrawing ? densityFor(source, widest / source.width) : 72;
	const opened = await sharp(bytes, { ...(isDrawing ? { density } : {}), limitInputPixels: maxPixels })
		.png()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = opened.info;
	const { data, info } = await sharp(opened.data)
		.extract(cropAround({ ...source, width, height }))
		.resize({ width: widest, withoutEnlargement: true })
		.webp({ quality: 88, effort: 2 })
		.toBuffer({ resolveWithObject: true });
	return { result: { width: info.width, height: info.height }, bytes: data };
};
