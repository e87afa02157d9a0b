// From an uploaded file to a picture that may be kept: known by its content, measured before it is decoded, written anew
// without anything that is not the picture itself.
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { inTurn } from './in-turn.ts';
import { contentTypes, type PictureType } from './media-path.ts';
import { type FileType, fileTypeOf } from './picture-type.ts';
import { RefusedPicture } from './refused-picture.ts';
import { sanitiseSvg } from './svg/sanitise-svg.ts';

export const maxPictureBytes = 20 * 2 ** 20;
const maxPixels = 40_000_000;
const maxSide = 16_383;

export interface ReadPicture {
	contentType: PictureType;
	width: number;
	height: number;
	bytes: Uint8Array;
}

type Pixels = Exclude<FileType, 'svg'>;

/** The one that is kept; quick to make, since somebody waits. AVIF takes seconds, so an AVIF is kept as WebP. */
const writers: Record<Pixels, { contentType: PictureType; write(picture: Sharp): Sharp }> = {
	jpeg: { contentType: contentTypes.jpg, write: (picture) => picture.jpeg({ quality: 90 }) },
	png: { contentType: contentTypes.png, write: (picture) => picture.png({ compressionLevel: 6 }) },
	gif: { contentType: contentTypes.gif, write: (picture) => picture.gif() },
	webp: { contentType: contentTypes.webp, write: (picture) => picture.webp({ quality: 90, effort: 1 }) },
	avif: { contentType: contentTypes.webp, write: (picture) => picture.webp({ quality: 90, effort: 1 }) },
};

const formats: Record<Pixels, Metadata['format']> = {
	jpeg: 'jpeg',
	png: 'png',
	gif: 'gif',
	webp: 'webp',
	avif: 'heif',
};

const unreadable = () => new RefusedPicture('VALIDATION', 'the picture is damaged');

/** From the header alone. @returns how many frames it has */
async function refuseUnfit(bytes: Uint8Array, type: Pixels): Promise<number> {
	const found = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!found || found.format !== formats[type] || (type === 'avif' && found.compression !== 'av1')) throw unreadable();
	const { width, height, pageHeight = height, pages = 1 } = found;
	if (width * pageHeight * pages > maxPixels) throw new RefusedPicture('TOO_LARGE', 'a picture may have 40 megapixels');
	if (Math.max(width, pageHeight) > maxSide)
		throw new RefusedPicture('TOO_LARGE', `a picture may be ${maxSide} pixels long`);
	return pages;
}

async function rewrite(
	bytes: Uint8Array,
	type: Pixels,
	animated: boolean,
): Promise<{ data: Buffer; info: OutputInfo }> {
	const { write } = writers[type];
	// What is slightly wrong in a photo is common and shows nothing; what is cut off is refused.
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated });
	try {
		return await write(animated ? picture : picture.autoOrient()).toBuffer({ resolveWithObject: true });
	} catch {
		throw unreadable();
	}
}

/** @throws RefusedPicture, with the reason */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
	if (bytes.length > maxPictureBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 20 MiB');
	const type = fileTypeOf(bytes);
	if (!type) throw new RefusedPicture('UNSUPPORTED_MEDIA_TYPE', 'a picture is JPEG, PNG, WebP, AVIF, GIF or SVG');
	if (type === 'svg') {
		const { text, width, height } = sanitiseSvg(bytes);
		return { contentType: contentTypes.svg, width, height, bytes: Buffer.from(text) };
	}
	const frames = await refuseUnfit(bytes, type);
	const animated = frames > 1 && (type === 'gif' || type === 'webp');
	const { data, info } = await inTurn(() => rewrite(bytes, type, animated));
	return {
		contentType: writers[type].contentType,
		width: info.width,
		height: info.pageHeight ?? info.height,
		bytes: data,
	};
}
