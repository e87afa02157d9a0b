// Pictures of drawn pages: SVG to PNG on another thread. Letters are outlines and pictures data URLs, so neither fonts nor files are read.
import { renderAsync } from '@resvg/resvg-js';
import type { DrawnPage } from '../../rules/designs/operations.ts';
import { paintSvg, type SvgOptions } from '../../rules/designs/paint-svg.ts';
import type { FaceSource } from '../../rules/designs/typeset/font-face.ts';

export interface PreviewInput {
	page: Pick<DrawnPage, 'operations'>;
	options: SvgOptions;
	faces: FaceSource;
	/** Data URLs by the id of the medium. */
	pictures: ReadonlyMap<string, string>;
}

/** Of the longer side. */
const largestSide = 4000;

export function previewSvg({ page, options, faces, pictures }: PreviewInput): string {
	const { faceOf, fallback } = faces;
	return paintSvg(page, options, {
		outlineOf: (faceId, glyphId) => (faceId === fallback?.faceId ? fallback.face : faceOf(faceId)).outlineOf(glyphId),
		hrefOf: (mediaId) => pictures.get(mediaId),
	});
}

/** @returns PNG, so many pixels along its longer side */
export async function renderPreview(input: PreviewInput, pixels: number): Promise<Buffer> {
	const { width, height } = input.options;
	const image = await renderAsync(previewSvg(input), {
		font: { loadSystemFonts: false },
		fitTo: { mode: width >= height ? 'width' : 'height', value: Math.min(pixels, largestSide) },
	});
	return image.asPng();
}
