// Texts and codes of a design as drawing operations.
import { encode } from 'uqr';
import { BoundedCache } from '../collections/bounded-cache.ts';
import { boundsOfBox, boundsOfPoints, cornersOf } from './bounds.ts';
import { type CodeElement, designLimits, type TextElement } from './design.ts';
import type { DrawContext, DrawnElement } from './draw-context.ts';
import type { CodeReport, TextReport } from './drawn-design.ts';
import { multiply, translation } from './matrix.ts';
import type { GlyphsOperation, Matrix } from './operations.ts';
import { fillIn, keysIn, withoutEmptyFields } from './placeholders.ts';
import type { FaceSource, FontFace } from './typeset/font-face.ts';
import { typeset } from './typeset/typeset.ts';

function inkedPoints({ matrix, faceId, glyphs, size, unitsPerEm }: GlyphsOperation, faces: FaceSource) {
	const { faceOf, fallback } = faces;
	const face = faceId === fallback?.faceId ? fallback.face : faceOf(faceId);
	const scale = size / unitsPerEm;
	if (matrix[1] === 0 && matrix[2] === 0) return inkedCorners(glyphs, face, scale, matrix);
	return glyphs.flatMap(({ id, x, y }) => {
		const bounds = face.boundsOf(id);
		if (!bounds) return [];
		const { left, top, right, bottom } = bounds;
		return cornersOf(matrix, (x + left) * scale, (y - top) * scale, (right - left) * scale, (top - bottom) * scale);
	});
}

/** Of a line that is not turned: the corners of all its letters together say the same. */
function inkedCorners(glyphs: GlyphsOperation['glyphs'], face: FontFace, scale: number, matrix: Matrix) {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { id, x, y } of glyphs) {
		const bounds = face.boundsOf(id);
		if (!bounds) continue;
		left = Math.min(left, x + bounds.left);
		right = Math.max(right, x + bounds.right);
		top = Math.min(top, y - bounds.top);
		bottom = Math.max(bottom, y - bounds.bottom);
	}
	if (left === Infinity) return [];
	return cornersOf(matrix, left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
}

/** The runs of a text with their fields filled in, as many letters as may be set. */
function fillRuns({ runs, faceId, swatchId }: TextElement, { values, letters }: DrawContext) {
	let left = Math.min(designLimits.lettersPerText, letters.left);
	let isCut = false;
	const filled = runs.map((run) => {
		const { text, isCut: isRunCut } = fillIn(withoutEmptyFields(run.text, values), values, left);
		left -= text.length;
		letters.left -= text.length;
		isCut ||= isRunCut;
		return { text, faceId: run.faceId ?? faceId, swatchId: run.swatchId ?? swatchId };
	});
	return { runs: filled, isCut };
}

export function drawText(element: TextElement, matrix: Matrix, context: DrawContext): DrawnElement {
	const { runs, isCut } = fillRuns(element, context);
	const set = typeset(runs, element, context.faces);
	const operations = set.runs.map(
		({ faceId, swatchId, unitsPerEm, glyphs, x, y }): GlyphsOperation => ({
			kind: 'glyphs',
			elementId: element.id,
			matrix: multiply(matrix, translation(x, y)),
			faceId,
			unitsPerEm,
			size: set.size,
			glyphs,
			ink: context.inkOf(swatchId, 'text'),
		}),
	);
	const { size, indent = 0, overflow, missing, substituted, unsupported } = set;
	const inked = operations.map((operation) => inkedPoints(operation, context.faces));
	const report: TextReport = {
		kind: 'text',
		elementId: element.id,
		bounds: boundsOfPoints(inked.flat()),
		lines: inked.flatMap((points) => boundsOfPoints(points) ?? []),
		wantedSize: element.size,
		size,
		indent,
		overflow,
		isCut,
		missing,
		substituted,
		unsupported,
		fields: element.runs.flatMap(({ text }) => keysIn(text)),
	};
	return { operations, reports: [report] };
}

/** Bytes: a code with more has squares that no camera sees at the size of a card. */
const longestCode = 1000;
/** While a text is typed, the code beside it stays as it is. */
const encodedCodes = new BoundedCache<string, readonly (readonly boolean[])[]>({ maxEntries: 100 });

/** Null: more than a code can hold. */
function encodeModules(value: string): readonly (readonly boolean[])[] | null {
	if (new TextEncoder().encode(value).length > longestCode) return null;
	return encodedCodes.getOrMake(value, () => encode(value, { ecc: 'M', border: 0 }).data);
}

/** Dark squares beside each other are one rectangle: fewer edges, no hairlines between them. */
function modulesPath(modules: readonly (readonly boolean[])[], side: number): string {
	const edge = (index: number) => Math.round((index * side) / modules.length);
	const parts: string[] = [];
	for (const [y, row] of modules.entries()) {
		for (let x = 0; x < row.length; x += 1) {
			if (!row[x]) continue;
			const start = x;
			while (row[x + 1]) x += 1;
			const [left, right, top, bottom] = [edge(start), edge(x + 1), edge(y), edge(y + 1)];
			parts.push(`M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`);
		}
	}
	return parts.join('');
}

/** The code fills the smaller side of its box, in the middle of it; the quiet zone around it is the design's. */
export function drawCode(element: CodeElement, matrix: Matrix, context: DrawContext): DrawnElement {
	const { text: value } = fillIn(element.value, context.values, longestCode + 1);
	const fields = keysIn(element.value);
	if (value === '') return { operations: [], reports: [] };
	const { width, height } = element.box;
	const side = Math.min(width, height);
	const placed = multiply(matrix, translation(Math.round((width - side) / 2), Math.round((height - side) / 2)));
	const modules = encodeModules(value);
	const report: CodeReport = {
		kind: 'code',
		elementId: element.id,
		bounds: boundsOfBox(placed, side, side),
		moduleSize: modules ? Math.floor(side / modules.length) : 0,
		fields,
	};
	if (!modules) return { operations: [], reports: [report] };
	const ink = context.inkOf(element.swatchId, 'text');
	const path = modulesPath(modules, side);
	return {
		operations: [
			{ kind: 'path', elementId: element.id, matrix: placed, path, rule: 'nonzero', fill: ink, stroke: null },
		],
		reports: [report],
	};
}
