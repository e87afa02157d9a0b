// What the child process hands over of an inspected file: the facts as JSON, then the previews, all as one row of bytes.
import type { Inspection } from '../../../../rules/printing/inspection.ts';
import type { RefusalCode } from '../../../../rules/printing/print-data.ts';

/** How long each piece is: the facts first. */
export type InspectionResult = { refused: RefusalCode } | { lengths: number[] };

export const refuse = (refused: RefusalCode) => ({ result: { refused } });

export function packInspection(inspection: Inspection, previews: readonly Uint8Array[]) {
	const pieces = [Buffer.from(JSON.stringify(inspection)), ...previews];
	return { result: { lengths: pieces.map(({ length }) => length) }, bytes: Buffer.concat(pieces) };
}

/** Longest side and area of a preview. */
const longestPixels = 1600;
const mostPixels = 4_000_000;
/** Of a page among so many that drawing all of them large would take too long. */
const longestAmongMany = 1000;
const manyPages = 8;

/** @param pages of the whole file */
export function previewSize(width: number, height: number, pages = 1): { width: number; height: number } {
	const longest = pages > manyPages ? longestAmongMany : longestPixels;
	const scale = Math.min(longest / Math.max(width, height), Math.sqrt(mostPixels / (width * height)));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
