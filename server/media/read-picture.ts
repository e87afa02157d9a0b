// From an uploaded file to a picture that may be kept: known by its content, then written anew (picture-tasks.ts).
import { contentTypes, type PictureType } from './media-path.ts';
import { maxPictureBytes } from './picture-limits.ts';
import type { StoredFormat } from './picture-tasks.ts';
import { fileTypeOf } from './picture-type.ts';
import { type PictureOwner, rewritePicture, workOnPicture } from './picture-work.ts';
import { RefusedPicture } from './svg/refused-picture.ts';
import { sanitiseSvg } from './svg/sanitise-svg.ts';

export interface ReadPicture {
	contentType: PictureType;
	width: number;
	height: number;
	bytes: Uint8Array;
}

const keptTypes: Record<StoredFormat, PictureType> = {
	jpeg: contentTypes.jpg,
	png: contentTypes.png,
	gif: contentTypes.gif,
	webp: contentTypes.webp,
};

/** @throws RefusedPicture, with the reason; Refused BUSY */
export async function readPicture(bytes: Uint8Array, owner: PictureOwner): Promise<ReadPicture> {
	if (bytes.length > maxPictureBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 20 MiB');
	const type = fileTypeOf(bytes);
	if (!type) throw new RefusedPicture('UNSUPPORTED_MEDIA_TYPE', 'a picture is JPEG, PNG, WebP, AVIF, GIF or SVG');
	if (type === 'svg') {
		const { text, width, height, empty } = sanitiseSvg(bytes);
		if (empty)
			throw new RefusedPicture('VALIDATION', 'the drawing is empty once its scripts and foreign parts are left out');
		return { contentType: contentTypes.svg, width, height, bytes: Buffer.from(text) };
	}
	const { result, bytes: kept } = await workOnPicture(owner, rewritePicture, { type }, bytes);
	if ('refused' in result) throw new RefusedPicture(result.refused.code, result.refused.reason);
	return { contentType: keptTypes[result.format], width: result.width, height: result.height, bytes: kept };
}
