// Where each glyph of a page stands, computed from its operators as a reader of PDFs does.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { DrawOperation, GlyphsOperation } from '../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { toPoints } from '../../rules/designs/units.ts';
import { measurePage } from '../printing/pdf/page-geometry.ts';
import { pageOperators } from './open-pdf.ts';
import type { Operand, Operator } from './pdf-content.ts';

type Matrix = [number, number, number, number, number, number];

const multiply = (m: Matrix, n: Matrix): Matrix => [
	m[0] * n[0] + m[1] * n[2],
	m[0] * n[1] + m[1] * n[3],
	m[2] * n[0] + m[3] * n[2],
	m[2] * n[1] + m[3] * n[3],
	m[4] * n[0] + m[5] * n[2] + n[4],
	m[4] * n[1] + m[5] * n[3] + n[5],
];

/** By the number of a glyph in the subset. */
function widthsOf(font: PDFDict): number[] {
	const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
	const widths = descendant.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray);
	return widths.asArray().map((width) => (width instanceof PDFNumber ? width.asNumber() : Number.NaN));
}

export interface PlacedGlyph {
	/** Points from the lower left corner of the page. */
	x: number;
	y: number;
}

const numbersOf = (operands: Operand[]) => operands.map(Number) as Matrix;

class Reader {
	readonly placed: PlacedGlyph[] = [];
	readonly #fonts: PDFDict | undefined;
	#matrix: Matrix = [1, 0, 0, 1, 0, 0];
	#text: Matrix = [1, 0, 0, 1, 0, 0];
	#saved: Matrix[] = [];
	#widths: number[] = [];
	#size = 0;

	constructor(fonts: PDFDict | undefined) {
		this.#fonts = fonts;
	}

	read({ operator, operands }: Operator): void {
		const [first, second] = operands;
		if (operator === 'q') this.#saved.push(this.#matrix);
		else if (operator === 'Q') this.#matrix = this.#saved.pop() ?? this.#matrix;
		else if (operator === 'cm') this.#matrix = multiply(numbersOf(operands), this.#matrix);
		else if (operator === 'Tm') this.#text = numbersOf(operands);
		else if (operator === 'Tf') this.#select(first, second);
		else if (operator === 'TJ' && Array.isArray(first)) for (const part of first) this.#show(part);
	}

	#select(font: Operand | undefined, size: Operand | undefined): void {
		const name = typeof font === 'object' && 'name' in font ? font.name : '';
		const found = this.#fonts?.lookup(PDFName.of(name));
		this.#widths = found instanceof PDFDict ? widthsOf(found) : [];
		this.#size = Number(size);
	}

	#show(part: Operand): void {
		let advance = 0;
		if (typeof part === 'number') advance = -part;
		else if (typeof part === 'object' && 'hex' in part) {
			const [, , , , x, y] = multiply(this.#text, this.#matrix);
			this.placed.push({ x, y });
			advance = this.#widths[Number.parseInt(part.hex, 16)] ?? Number.NaN;
		}
		this.#text = multiply([1, 0, 0, 1, (advance / 1000) * this.#size, 0], this.#text);
	}
}

export function readGlyphs(document: PDFDocument, index: number): PlacedGlyph[] {
	const fonts = document.getPage(index).node.Resources()?.lookup(PDFName.of('Font'));
	const reader = new Reader(fonts instanceof PDFDict ? fonts : undefined);
	for (const operator of pageOperators(document, index)) reader.read(operator);
	return reader.placed;
}

const glyphsOf = (operations: readonly DrawOperation[]): GlyphsOperation[] =>
	operations.flatMap((operation) => {
		if (operation.kind === 'clip') return glyphsOf(operation.operations);
		return operation.kind === 'glyphs' ? [operation] : [];
	});

/** Where the layout wants them. */
export function layOutGlyphs(operations: readonly DrawOperation[], specification: PrintSpecification): PlacedGlyph[] {
	const { origin, height } = measurePage(specification);
	return glyphsOf(operations).flatMap(({ matrix: [a, b, c, d, e, f], glyphs, size, unitsPerEm }) =>
		glyphs.map((glyph) => {
			const [x, y] = [(glyph.x * size) / unitsPerEm, (glyph.y * size) / unitsPerEm];
			return { x: origin.x + toPoints(a * x + c * y + e), y: height - origin.y - toPoints(b * x + d * y + f) };
		}),
	);
}

/** The largest distance, in points. */
export function farthest(placed: readonly PlacedGlyph[], wanted: readonly PlacedGlyph[]): number {
	if (placed.length !== wanted.length) throw new Error(`${placed.length} glyphs in place of ${wanted.length}`);
	return Math.max(0, ...placed.map(({ x, y }, at) => Math.hypot(x - (wanted[at]?.x ?? 0), y - (wanted[at]?.y ?? 0))));
}
