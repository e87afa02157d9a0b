// The pictures of a release, and none but those that were released: checked by their hashes, vectors as paths, everything else in the inks of
// the profile.
import { createHash } from 'node:crypto';
import type { Box, Design, DesignElement, ImageElement, VectorElement } from '../../../rules/designs/design.ts';
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import type { VectorDrawing } from '../../../rules/designs/vector.ts';
import { type ColourWork, type PreparedPicture, preparePicture } from '../colour/colour-work.ts';
import { prepareVector, rasteriseVector } from '../colour/prepare-vector.ts';
import { listPictures } from '../pdf/picture-needs.ts';
import { PrintJobFailure } from '../print-job-failure.ts';
import type { DesignReleases, PictureBytes, ReleasedPicture } from './design-release.ts';

export interface ReleaseWork extends ColourWork {
	releases: Pick<DesignReleases, 'readPicture'>;
}

/** Read when its turn has come: all of them would be too many. @throws PrintJobFailure */
async function readPicture(
	{ releases, tenantId }: ReleaseWork,
	{ mediaId, sha256 }: ReleasedPicture,
): Promise<PictureBytes> {
	const picture = await releases.readPicture(tenantId, mediaId);
	if (!picture) throw new PrintJobFailure('dataMissing');
	if (createHash('sha256').update(picture.bytes).digest('hex') !== sha256) throw new PrintJobFailure('dataChanged');
	return picture;
}

function findPicture(pictures: readonly ReleasedPicture[], mediaId: string): ReleasedPicture {
	const found = pictures.find((picture) => picture.mediaId === mediaId);
	// Something would be printed that nobody has released.
	if (!found) throw new PrintJobFailure('dataChanged');
	return found;
}

export const vectorsIn = (elements: readonly DesignElement[]): VectorElement[] =>
	elements.flatMap((element) => {
		if (element.kind === 'group') return vectorsIn(element.elements);
		return element.kind === 'vector' ? [element] : [];
	});

/** In the middle of the box, in its own proportions. */
function fitBox(box: Box, { width, height }: { width: number; height: number }): Box {
	const scale = Math.min(box.width / width, box.height / height);
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	const [x, y] = [box.x + Math.round((box.width - wide) / 2), box.y + Math.round((box.height - high) / 2)];
	return { x, y, width: wide, height: high, rotation: box.rotation };
}

const imageOf = (
	{ kind: _kind, ...element }: VectorElement,
	pixels: { width: number; height: number },
): ImageElement => ({
	...{ ...element, kind: 'image', source: { mediaId: element.mediaId }, box: fitBox(element.box, pixels) },
	...{ crop: { x: 0, y: 0, width: 1000, height: 1000 }, straighten: 0, mask: 'none', alternativeText: '' },
});

interface VectorPixels {
	png: Buffer;
	pixels: { width: number; height: number };
}

/** Pictures in place of vectors that no press prints as paths. @param pixels what is known of those, by id */
export const withImages = (
	elements: readonly DesignElement[],
	pixels: ReadonlyMap<string, Pick<VectorPixels, 'pixels'>>,
): readonly DesignElement[] =>
	elements.map((element) => {
		if (element.kind === 'group') return { ...element, elements: withImages(element.elements, pixels) };
		const raster = element.kind === 'vector' ? pixels.get(element.mediaId) : undefined;
		return element.kind === 'vector' && raster ? imageOf(element, raster.pixels) : element;
	});

export interface PreparedVectors {
	/** With pictures in place of some vectors. */
	design: Design;
	drawings: ReadonlyMap<string, VectorDrawing>;
	pixels: ReadonlyMap<string, VectorPixels>;
}

/** @throws PrintJobFailure, UnusableInput, UntrustedWorkFailure */
export async function prepareVectors(
	work: ReleaseWork,
	design: Design,
	pictures: readonly ReleasedPicture[],
): Promise<PreparedVectors> {
	const drawings = new Map<string, VectorDrawing>();
	const pixels = new Map<string, VectorPixels>();
	const widths = new Map<string, number>();
	for (const { mediaId, box } of design.pages.flatMap(({ elements }) => vectorsIn(elements)))
		widths.set(mediaId, Math.max(box.width, widths.get(mediaId) ?? 0));
	for (const [mediaId, width] of widths) {
		const { bytes } = await readPicture(work, findPicture(pictures, mediaId));
		const vector = await prepareVector(work, bytes, width);
		if ('png' in vector) pixels.set(mediaId, vector);
		else drawings.set(mediaId, vector);
	}
	const pages = design.pages.map((page) => ({ ...page, elements: withImages(page.elements, pixels) }));
	return { design: { ...design, pages }, drawings, pixels };
}

const micrometresPerPixel = 25_400 / 300;

/** Whatever the number of pages and rows that show it, each part once. @throws PrintJobFailure, UnusableInput, UntrustedWorkFailure */
export async function preparePictures(
	work: ReleaseWork,
	pages: readonly DrawnPage[],
	pictures: readonly ReleasedPicture[],
	pixels: PreparedVectors['pixels'],
): Promise<Map<string, PreparedPicture>> {
	const prepared = new Map<string, PreparedPicture>();
	for (const need of listPictures(pages)) {
		const raster = pixels.get(need.mediaId)?.png;
		const { bytes, isVector } = raster
			? { bytes: raster, isVector: false }
			: await readPicture(work, findPicture(pictures, need.mediaId));
		const whole = (need.maxWidth * micrometresPerPixel * 1000) / Math.max(1, need.crop.width);
		const picture = isVector ? await rasteriseVector(work, bytes, whole) : bytes;
		prepared.set(need.key, await preparePicture(work, picture, need));
	}
	return prepared;
}
