// Conversions between screen and ink. They run in the child process for untrusted work, as pictures and profiles come from strangers, and
// know nothing but their arguments; the server asks for them by colour-work.ts.
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Cmyk } from '../../../rules/designs/operations.ts';
import type { TaskFunction } from '../../untrusted-work/task.ts';
import { writeCmykTiff } from './cmyk-tiff.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Of print data; a child process has 1 GiB. */
const maxPixels = 150_000_000;
const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'tiff', 'gif', 'heif']);

/** Where sharp finds the output profile. It reads no other form of it. */
interface ToInk {
	profileFile: string;
	/** Of the profile. */
	profileHash: string;
}

/**
 * The one right call: together with `toColourspace('cmyk')` sharp would convert twice, by way of a crude profile of its own.
 */
const toInk = (picture: Sharp, { profileFile }: Pick<ToInk, 'profileFile'>) =>
	picture.withIccProfile(profileFile, { attach: false });

/** A profile that cannot be used is left out by sharp without a word, and the picture stays in RGB. */
export type Unusable = { unusable: 'profile' | 'picture' };
const inks = 4;

export interface PictureWish extends ToInk {
	/** In thousandths of the sides of the picture as it is seen. */
	crop: { x: number; y: number; width: number; height: number };
	/** It gets smaller to this, never larger. */
	maxWidth: number;
	maxHeight: number;
	/** Of a TIFF with several, from 0 on; the first unless said otherwise. */
	page?: number;
}

export interface InkPicture {
	width: number;
	height: number;
	/** The first part of the bytes is a JPEG in CMYK; what follows, if anything, is the opacity of each pixel, deflated. */
	jpegBytes: number;
}

interface Shape {
	width: number;
	height: number;
}

/** Whole pixels, at least one. */
function cropOf({ crop }: PictureWish, { width, height }: Shape) {
	const left = Math.min(Math.round((crop.x * width) / 1000), width - 1);
	const top = Math.min(Math.round((crop.y * height) / 1000), height - 1);
	return {
		left,
		top,
		width: Math.max(1, Math.min(Math.round((crop.width * width) / 1000), width - left)),
		height: Math.max(1, Math.min(Math.round((crop.height * height) / 1000), height - top)),
	};
}

interface OpenedPicture {
	shape: Shape;
	hasAlpha: boolean;
	/** Upright. */
	picture: Sharp;
	/** The last step before it is written. */
	intoInk: (picture: Sharp) => Sharp;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Inks of the same printing condition, or of none that is named, stay as they are: black alone would become a mix of four. */
const hasOurInks = ({ space, icc }: Metadata, { profileHash }: ToInk) =>
	space === 'cmyk' && (!icc || hashOf(icc) === profileHash);

async function openPicture(bytes: Buffer, wish: ToInk, page = 0): Promise<OpenedPicture | undefined> {
	const options = { limitInputPixels: maxPixels, failOn: 'error', ...(page > 0 && { page }) } as const;
	const found = await sharp(bytes, options)
		.metadata()
		.catch(() => undefined);
	if (!found || !formats.has(found.format)) return undefined;
	const isInk = hasOurInks(found, wish);
	const picture = isInk
		? sharp(bytes, { ...options, ignoreIcc: true }).pipelineColourspace('cmyk')
		: sharp(bytes, options);
	return {
		shape: found.autoOrient,
		hasAlpha: found.hasAlpha ?? false,
		picture: picture.autoOrient(),
		intoInk: (last) => (isInk ? last.toColourspace('cmyk') : toInk(last, wish)),
	};
}

/** Undefined: nothing shows through. */
async function opacityOf(picture: Sharp): Promise<Buffer | undefined> {
	const opacity = await picture.clone().ensureAlpha().extractChannel('alpha').raw().toBuffer();
	return opacity.every((value) => value === 255) ? undefined : deflateSync(opacity);
}

/** Upright, cropped, made smaller, and only then turned into ink. */
export const convertPicture: TaskFunction<PictureWish, InkPicture | Unusable> = async (wish, bytes) => {
	const opened = await openPicture(bytes, wish, wish.page);
	if (!opened) return { result: { unusable: 'picture' } };
	const picture = opened.picture.extract(cropOf(wish, opened.shape)).resize({
		width: Math.max(1, Math.round(wish.maxWidth)),
		height: Math.max(1, Math.round(wish.maxHeight)),
		fit: 'fill',
		withoutEnlargement: true,
	});
	const { data, info } = await opened
		.intoInk(picture.clone().removeAlpha())
		.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
		.toBuffer({ resolveWithObject: true });
	// What it says of a JPEG that it has written is never more than three.
	if ((await sharp(data).metadata()).channels !== inks) return { result: { unusable: 'profile' } };
	const opacity = opened.hasAlpha ? await opacityOf(picture) : undefined;
	return {
		result: { width: info.width, height: info.height, jpegBytes: data.length },
		bytes: Buffer.concat([data, opacity ?? Buffer.alloc(0)]),
	};
};

/** A picture for screens as its inks will look: there and back. JPEG, or PNG where something shows through. */
export const showInInk: TaskFunction<ToInk, { isShown: true } | Unusable> = async (wish, bytes) => {
	const opened = await openPicture(bytes, wish);
	if (!opened) return { result: { unusable: 'picture' } };
	// With its profile: the way back reads it.
	const inked = await opened.picture.clone().removeAlpha().withIccProfile(wish.profileFile).tiff().toBuffer();
	if ((await sharp(inked).metadata()).space !== 'cmyk') return { result: { unusable: 'profile' } };
	const shown = sharp(inked).toColourspace('srgb');
	if (!opened.hasAlpha) return { result: { isShown: true }, bytes: await shown.jpeg({ quality: 90 }).toBuffer() };
	const alpha = await opened.picture.clone().extractChannel('alpha').png().toBuffer();
	const pixels = await shown.png().toBuffer();
	return { result: { isShown: true }, bytes: await sharp(pixels).joinChannel(alpha).png().toBuffer() };
};

const inkSample = 200;

/** The most ink that lies on one spot of a picture, in percent, from a small version of it. */
export const measureInk: TaskFunction<ToInk, { percent: number } | Unusable> = async (wish, bytes) => {
	const opened = await openPicture(bytes, wish);
	if (!opened) return { result: { unusable: 'picture' } };
	const small = opened.picture.resize({
		width: inkSample,
		height: inkSample,
		fit: 'inside',
		withoutEnlargement: true,
	});
	const onPaper = opened.hasAlpha ? small.flatten({ background: '#ffffff' }) : small;
	const { data, info } = await opened.intoInk(onPaper).raw().toBuffer({ resolveWithObject: true });
	if (info.channels !== inks) return { result: { unusable: 'profile' } };
	let most = 0;
	for (let at = 0; at < data.length; at += inks) {
		const [cyan = 0, magenta = 0, yellow = 0, black = 0] = data.subarray(at, at + inks);
		most = Math.max(most, cyan + magenta + yellow + black);
	}
	return { result: { percent: Math.round((most / 255) * 100) } };
};

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const inPercent = (value: number | undefined) => Math.round(((value ?? 0) / 255) * 100);

interface InkWish extends Pick<ToInk, 'profileFile'> {
	colours: readonly string[];
}

/** `#rrggbb` to inks, in whole percent. */
export const convertToInk: TaskFunction<InkWish, { inks: Cmyk[] } | Unusable> = async ({ colours, ...wish }) => {
	const raw = { width: colours.length, height: 1, channels: 3 } as const;
	const picture = sharp(Buffer.from(colours.flatMap(partsOf)), { raw });
	const { data, info } = await toInk(picture, wish).raw().toBuffer({ resolveWithObject: true });
	if (info.channels !== inks) return { result: { unusable: 'profile' } };
	const inkAt = (at: number): Cmyk => [
		inPercent(data[at]),
		inPercent(data[at + 1]),
		inPercent(data[at + 2]),
		inPercent(data[at + 3]),
	];
	return { result: { inks: colours.map((_, index) => inkAt(index * inks)) } };
};

/** Inks to what they look like on a screen; the bytes are the profile. */
export const convertToScreen: TaskFunction<{ inks: readonly Cmyk[] }, { colours: string[] }> = async (
	wish,
	profile,
) => {
	const tiff = writeCmykTiff(wish.inks, profile);
	const pixels = await sharp(tiff).toColourspace('srgb').removeAlpha().raw().toBuffer();
	const hexAt = (at: number) => `#${pixels.toString('hex', at, at + 3)}`;
	return { result: { colours: wish.inks.map((_, index) => hexAt(index * 3)) } };
};
