// The watermark of a proof: the shop's words across the page, as drawing operations, so that they are outlines like all letters.
import { multiply, rotation, translation } from './matrix.ts';
import type { DrawOperation, Ink } from './operations.ts';
import type { FaceSource } from './typeset/font-face.ts';
import { typeset } from './typeset/typeset.ts';
import type { Micrometres } from './units.ts';

const ink: Ink = { cmyk: [0, 0, 0, 50], spot: null, screen: '#808080', overprint: false };
const angle = -30_000;
/** Type size as a share of the diagonal, and how many lines lie on it. */
const sizeShare = 1 / 14;
const lineCount = 5;

export function drawWatermark(
	text: string,
	page: { width: Micrometres; height: Micrometres },
	faceId: string,
	faces: FaceSource,
): DrawOperation[] {
	const diagonal = Math.round(Math.sqrt(page.width ** 2 + page.height ** 2));
	const size = Math.max(1, Math.round(diagonal * sizeShare));
	const line = Math.round(diagonal / lineCount);
	const box = { width: diagonal, height: line };
	const style = {
		faceId,
		size,
		leading: size,
		tracking: 0,
		align: 'center',
		verticalAlign: 'middle',
		fit: 'shrink',
		minimumSize: 1,
		features: [],
		box,
	} as const;
	const { runs, size: shrunk } = typeset([{ text: text.replace(/\s+/g, ' '), faceId, swatchId: '' }], style, faces);
	const turned = rotation(angle, page.width / 2, page.height / 2);
	const left = Math.round((page.width - diagonal) / 2);
	return Array.from(
		{ length: lineCount },
		(_, index) => Math.round((page.height - diagonal) / 2) + index * line,
	).flatMap((top) =>
		runs.map(({ faceId: used, unitsPerEm, glyphs, x, y }) => ({
			kind: 'glyphs' as const,
			elementId: 'watermark',
			matrix: multiply(turned, translation(left + x, top + y)),
			faceId: used,
			unitsPerEm,
			size: shrunk,
			glyphs,
			ink,
		})),
	);
}
