// The drawing of a data sheet: one side of a product to scale, with its lines and measures.
import { safePath } from '../../../rules/designs/outline.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { type Micrometres, toPoints } from '../../../rules/designs/units.ts';
import { lineColours } from '../../../rules/printing/line-colours.ts';
import { writePath } from '../pdf/content.ts';

const measureColour = '#616e7c';

const bleedArea = '#fbe3ea';
const paper = '#ffffff';
/** Around the drawing, for measures. */
export const measureRoom = 26;

export interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface DrawingOptions {
	isBack: boolean;
	scale: number;
	/** Writes a measure: its middle, and whether it runs upwards. */
	write: (length: Micrometres, x: number, y: number, isUpright: boolean) => void;
}

/** Points of paper for a point of the product. */
export function fitScale({ width, height, bleed }: PrintSpecification, area: Area): number {
	const [across, down] = [toPoints(width + 2 * bleed), toPoints(height + 2 * bleed)];
	return Math.min(1, (area.width - 2 * measureRoom) / across, (area.height - 2 * measureRoom) / down);
}

const arrow = 3;

class Pen {
	readonly #document: PDFKit.PDFDocument;

	constructor(document: PDFKit.PDFDocument) {
		this.#document = document;
	}

	outline({ x, y, width, height }: Area, colour: string, thickness = 0.75, dash = 0): void {
		this.#document.save().rect(x, y, width, height).lineWidth(thickness);
		if (dash > 0) this.#document.dash(dash, { space: dash });
		this.#document.stroke(colour).restore();
	}

	line(x1: number, y1: number, x2: number, y2: number, colour: string, dash = 0): void {
		this.#document.save().moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.75);
		if (dash > 0) this.#document.dash(dash, { space: dash });
		this.#document.stroke(colour).restore();
	}

	/** A line with an arrow at each end, and short lines to what it measures. */
	measure(x1: number, y1: number, x2: number, y2: number): void {
		const isUpright = x1 === x2;
		const ends = [
			[x1, y1, 1],
			[x2, y2, -1],
		] as const;
		this.line(x1, y1, x2, y2, measureColour);
		for (const [x, y, way] of ends) {
			const [dx, dy] = isUpright ? [arrow / 2, arrow * way] : [arrow * way, arrow / 2];
			this.#document.moveTo(x, y);
			if (isUpright) this.#document.lineTo(x - dx, y + dy).lineTo(x + dx, y + dy);
			else this.#document.lineTo(x + dx, y - dy).lineTo(x + dx, y + dy);
			this.#document.fill(measureColour);
		}
	}
}

export function drawSide(
	document: PDFKit.PDFDocument,
	specification: PrintSpecification,
	area: Area,
	{ isBack, scale, write }: DrawingOptions,
): void {
	const { width, height, bleed, folds, dieLine } = specification;
	const pen = new Pen(document);
	const at = (length: Micrometres) => toPoints(length) * scale;
	const left = area.x + (area.width - at(width)) / 2;
	const top = area.y + (area.height - at(height)) / 2;
	const inset = (by: Micrometres): Area => ({
		x: left + at(by),
		y: top + at(by),
		width: at(width - 2 * by),
		height: at(height - 2 * by),
	});
	const outer = inset(-bleed);
	document.rect(outer.x, outer.y, outer.width, outer.height).fill(bleedArea);
	document.rect(left, top, at(width), at(height)).fill(paper);
	pen.outline(outer, lineColours.bleed);
	pen.outline(inset(0), lineColours.trim, 1);
	const foldPositions = folds.map((fold) => (isBack ? width - fold : fold));
	for (const fold of foldPositions)
		pen.line(left + at(fold), outer.y, left + at(fold), outer.y + outer.height, lineColours.fold, 4);
	const drawPath = (path: string | null, colour: string, dash = 0) => {
		if (path === null) return;
		const place = (x: number, y: number): [number, number] => [(isBack ? width - x : x) * scale, y * scale];
		document.save().translate(left, top).lineWidth(0.75).strokeColor(colour);
		if (dash > 0) document.dash(dash, { space: dash });
		document.addContent(`${writePath(path, place)}\nS`);
		document.restore();
	};
	drawPath(safePath(specification), lineColours.safe, 2);
	drawPath(dieLine, lineColours.dieLine);
	const [above, beside] = [outer.y - 14, outer.x - 14];
	pen.measure(outer.x, above, outer.x + outer.width, above);
	write(width + 2 * bleed, outer.x + outer.width / 2, above, false);
	pen.measure(beside, outer.y, beside, outer.y + outer.height);
	write(height + 2 * bleed, beside, outer.y + outer.height / 2, true);
	const [below, right] = [outer.y + outer.height + 14, outer.x + outer.width + 14];
	const stops = [0, ...foldPositions.toSorted((one, other) => one - other), width];
	for (const [index, stop] of stops.slice(1).entries()) {
		const from = stops[index] ?? 0;
		pen.measure(left + at(from), below, left + at(stop), below);
		write(stop - from, left + at((from + stop) / 2), below, false);
	}
	pen.measure(right, top, right, top + at(height));
	write(height, right, top + at(height) / 2, true);
}
