// Paints the operations of a page as PDF operators. Each stands for itself: what one sets holds for none of the others.
import type {
	ClipOperation,
	DrawOperation,
	GlyphsOperation,
	ImageOperation,
	PathOperation,
} from '../../../rules/designs/operations.ts';
import { toPoints } from '../../../rules/designs/units.ts';
import { type Origin, writeMatrix, writeNumbers, writePath } from './content.ts';
import { GlyphPainter } from './glyph-run.ts';
import { InkWriter } from './ink-writer.ts';
import { pictureNeed } from './picture-needs.ts';
import { PictureWriter, type PreparedPictures } from './picture-writer.ts';

const paintOperators = {
	nonzero: { fill: 'f', both: 'B' },
	evenodd: { fill: 'f*', both: 'B*' },
} as const;

/** As SVG has it, so that sharp corners look the same there. */
const miterLimit = '4 M';

export class PagePainter {
	readonly inks: InkWriter;
	readonly #document: PDFKit.PDFDocument;
	readonly #glyphs: GlyphPainter;
	readonly #pictures: PictureWriter;

	constructor(document: PDFKit.PDFDocument, pictures: PreparedPictures) {
		this.#document = document;
		this.inks = new InkWriter(document);
		this.#glyphs = new GlyphPainter(document);
		this.#pictures = new PictureWriter(document, pictures);
	}

	/** On the page that was added last. */
	paint(operations: readonly DrawOperation[], origin: Origin): void {
		this.#document.addContent(operations.map((operation) => this.#write(operation, origin)).join('\n'));
	}

	#write(operation: DrawOperation, origin: Origin): string {
		const content = operation.kind === 'clip' ? this.#clip(operation, origin) : this.#placed(operation, origin);
		return `q\n${content}\nQ`;
	}

	#placed(operation: Exclude<DrawOperation, ClipOperation>, origin: Origin): string {
		return `${writeMatrix(operation.matrix, origin)}\n${this.#content(operation)}`;
	}

	#content(operation: Exclude<DrawOperation, ClipOperation>): string {
		switch (operation.kind) {
			case 'glyphs':
				return this.#text(operation);
			case 'path':
				return this.#path(operation);
			case 'image':
				return this.#picture(operation);
		}
	}

	#text(operation: GlyphsOperation): string {
		return `${this.inks.write({ fill: operation.ink })}\n${this.#glyphs.write(operation)}`;
	}

	#path({ path, rule, fill, stroke }: PathOperation): string {
		const operators = paintOperators[rule];
		const lines = [this.inks.write({ fill, stroke: stroke?.ink ?? null })];
		if (stroke) lines.push(`${writeNumbers(toPoints(stroke.width))} w ${miterLimit}`);
		lines.push(writePath(path));
		if (fill && stroke) lines.push(operators.both);
		else if (fill) lines.push(operators.fill);
		else lines.push(stroke ? 'S' : 'n');
		return lines.join('\n');
	}

	#picture(operation: ImageOperation): string {
		return this.#pictures.write(pictureNeed(operation).key, operation);
	}

	/** The operations inside have matrices of the page, as all others: only the path is under that of the clip. */
	#clip({ path, matrix: [a, b, c, d, e, f], operations }: ClipOperation, origin: Origin): string {
		const placed = writePath(path, (x, y) => [a * x + c * y + e, b * x + d * y + f]);
		const inside = operations.map((operation) => this.#write(operation, { x: 0, y: 0 }));
		return [`1 0 0 1 ${writeNumbers(origin.x, origin.y)} cm`, placed, 'W n', ...inside].join('\n');
	}
}
