// Real text at exactly the positions of the layout: glyphs by their id, each corrected by the difference between where it has to stand and where
// the widths in the file would put it.
import type { Glyph, GlyphsOperation } from '../../../rules/designs/operations.ts';
import { toPoints } from '../../../rules/designs/units.ts';
import { writeNumber, writeNumbers } from './content.ts';
import { type EmbeddedFace, nameResource, type PdfObject, selectFace } from './pdfkit-internals.ts';

/** Of corrections, in thousandths of the size. */
const decimals = 4;

const toHex = (number: number) => number.toString(16).padStart(4, '0');
const codePointsOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/** Takes a glyph into the subset. @returns its number there */
function includeGlyph(face: EmbeddedFace, { id, width, text }: Glyph, scale: number): number {
	const number = face.subset.includeGlyph(id);
	// Some readers cut fractions off: whole widths, and corrections computed from them, stand right everywhere.
	face.widths[number] ??= Math.round(width * scale);
	if (!face.unicode[number]?.length) face.unicode[number] = codePointsOf(text);
	return number;
}

/** Glyphs of one height. */
function splitByHeight(glyphs: readonly Glyph[]): Glyph[][] {
	const runs: Glyph[][] = [];
	for (const glyph of glyphs) {
		const last = runs.at(-1);
		if (last?.[0]?.y === glyph.y) last.push(glyph);
		else runs.push([glyph]);
	}
	return runs;
}

function writeRun(face: EmbeddedFace, run: readonly Glyph[], { unitsPerEm, size }: GlyphsOperation): string {
	const scale = 1000 / unitsPerEm;
	const points = toPoints(size);
	const [first] = run;
	if (!first) return '';
	let pen = first.x * scale;
	const shown = run.map((glyph) => {
		const correction = Number((pen - glyph.x * scale).toFixed(decimals));
		const number = includeGlyph(face, glyph, scale);
		pen += (face.widths[number] ?? 0) - correction;
		return `${correction === 0 ? '' : `${writeNumber(correction, decimals)} `}<${toHex(number)}>`;
	});
	const at = writeNumbers((first.x / unitsPerEm) * points, (first.y / unitsPerEm) * points);
	// Upright, as the page is turned upside down.
	return `1 0 0 -1 ${at} Tm\n[${shown.join(' ')}] TJ`;
}

/** Faces of one document. */
export class GlyphPainter {
	readonly #document: PDFKit.PDFDocument;
	readonly #references = new Map<string, PdfObject>();

	constructor(document: PDFKit.PDFDocument) {
		this.#document = document;
	}

	/** The operators of a text object, about the origin of the run. */
	write(operation: GlyphsOperation): string {
		if (operation.glyphs.length === 0) return '';
		const face = selectFace(this.#document, operation.faceId);
		const reference = this.#references.get(face.id) ?? face.ref();
		this.#references.set(face.id, reference);
		nameResource(this.#document, 'Font', face.id, reference);
		const runs = splitByHeight(operation.glyphs).map((run) => writeRun(face, run, operation));
		return ['BT', `/${face.id} ${writeNumbers(toPoints(operation.size))} Tf`, ...runs, 'ET'].join('\n');
	}
}
