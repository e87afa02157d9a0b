// Which pictures a print file needs, and how large: at printed size, in the resolution of the press.
import type { DrawnPage, DrawOperation, ImageOperation } from '../../../rules/designs/operations.ts';
import { toMillimetres } from '../../../rules/designs/units.ts';

const pressPpi = 300;
const millimetresPerInch = 25.4;

export interface PictureNeed {
	key: string;
	mediaId: string;
	crop: ImageOperation['crop'];
	/** In pixels. */
	maxWidth: number;
	maxHeight: number;
}

const pixelsOf = (length: number) => Math.ceil((toMillimetres(length) / millimetresPerInch) * pressPpi);

export function pictureNeed({ mediaId, crop, width, height, matrix: [a, b, c, d] }: ImageOperation): PictureNeed {
	const [maxWidth, maxHeight] = [pixelsOf(width * Math.hypot(a, b)), pixelsOf(height * Math.hypot(c, d))];
	const part = [crop.x, crop.y, crop.width, crop.height].join(',');
	return { key: `${mediaId} ${part} ${maxWidth}x${maxHeight}`, mediaId, crop, maxWidth, maxHeight };
}

const imagesOf = (operations: readonly DrawOperation[]): ImageOperation[] =>
	operations.flatMap((operation) => {
		if (operation.kind === 'clip') return imagesOf(operation.operations);
		return operation.kind === 'image' ? [operation] : [];
	});

/** Each once, whatever the number of pages that show it. */
export function listPictures(pages: readonly DrawnPage[]): PictureNeed[] {
	const needs = pages.flatMap((page) => imagesOf(page.operations)).map(pictureNeed);
	return [...new Map(needs.map((need) => [need.key, need])).values()];
}
