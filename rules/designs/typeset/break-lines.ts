// Breaks a paragraph into lines, each as full as it can be. Measures of the whole paragraph find where a line ends; the line that is shaped
// anew has the last word.
import type { FaceSource } from './font-face.ts';
import type { BreakOpportunity, Paragraph } from './paragraph.ts';
import { measureParagraph, type ShapedLine, type Style, shapeLine, trimEnd } from './shape-line.ts';

export interface Line extends ShapedLine {
	start: number;
	end: number;
}

/** @param limit how wide a line may be, in shares of the size */
export type LineBreaking = (limit: number) => Line[];

/** Shapes nothing twice, however many widths are tried. */
export function prepareLineBreaking(paragraph: Paragraph, faces: FaceSource, style: Style): LineBreaking {
	const { text, breaks } = paragraph;
	const distances = measureParagraph(paragraph, faces, style);
	const shapedLines = new Map<number, ShapedLine>();

	const lineFrom = (start: number, at: BreakOpportunity): Line => {
		const key = start * (text.length + 1) + at.position;
		const shaped = shapedLines.get(key) ?? shapeLine(paragraph, start, at, faces, style);
		shapedLines.set(key, shaped);
		return { ...shaped, start, end: at.position };
	};
	const estimate = (start: number, { position }: BreakOpportunity) =>
		(distances[trimEnd(text, start, position)] ?? 0) - (distances[start] ?? 0);

	/** The last break whose line fits; the first one if none does. */
	function findLine(first: number, start: number, limit: number): { line: Line; next: number } {
		let last = first;
		while (last + 1 < breaks.length && estimate(start, breaks[last + 1] as BreakOpportunity) <= limit + slack)
			last += 1;
		for (let index = last; ; index -= 1) {
			const line = lineFrom(start, breaks[index] as BreakOpportunity);
			if (line.width <= limit || index <= first) return { line, next: index + 1 };
		}
	}

	return (limit) => {
		const lines: Line[] = [];
		let first = 0;
		let start = 0;
		while (first < breaks.length) {
			const { line, next } = findLine(first, start, limit);
			lines.push(line);
			first = next;
			start = line.end;
		}
		return lines;
	};
}

/** A line may be narrower by itself than within its paragraph. */
const slack = 0.25;
