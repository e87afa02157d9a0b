// What the press and the cutter need around and upon a page: crop marks, fold marks, the die line.
import type { Ink, Matrix, PathOperation } from '../../../rules/designs/operations.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { fromMillimetres, fromPoints, type Micrometres } from '../../../rules/designs/units.ts';
import { readPath } from './content.ts';
import { registrationInk } from './ink-writer.ts';

const upright: Matrix = [1, 0, 0, 1, 0, 0];
/** Outside of the bleed. */
const markDistance = fromMillimetres(1);
const markLength = fromMillimetres(5);
const markWidth = fromPoints(0.25);
const dieLineWidth = fromPoints(0.5);
/** Of fold marks, which are dashed. */
const dash = fromMillimetres(1);

const line = (x1: Micrometres, y1: Micrometres, x2: Micrometres, y2: Micrometres) => `M ${x1} ${y1} L ${x2} ${y2}`;

const stroked = (elementId: string, path: string, ink: Ink, width: Micrometres): PathOperation => ({
	kind: 'path',
	elementId,
	matrix: upright,
	path,
	rule: 'nonzero',
	fill: null,
	stroke: { ink, width },
});

/** Two lines at each corner of the trim. */
function cropMarks({ width, height, bleed }: PrintSpecification): PathOperation {
	const near = bleed + markDistance;
	const far = near + markLength;
	const lines = [0, width].flatMap((x) => [line(x, -near, x, -far), line(x, height + near, x, height + far)]);
	lines.push(...[0, height].flatMap((y) => [line(-near, y, -far, y), line(width + near, y, width + far, y)]));
	return stroked('crop-marks', lines.join(' '), registrationInk, markWidth);
}

/** What is left of the front is right of the back. */
const foldsOf = ({ folds, width }: PrintSpecification, isBack: boolean) =>
	isBack ? folds.map((fold) => width - fold) : folds;

function foldMarks(specification: PrintSpecification, isBack: boolean): PathOperation[] {
	const { height, bleed } = specification;
	const near = bleed + markDistance;
	const dashes = Array.from({ length: Math.floor(markLength / (2 * dash)) + 1 }, (_, index) => near + 2 * index * dash);
	const lines = foldsOf(specification, isBack).flatMap((x) =>
		dashes.flatMap((from) => {
			const to = Math.min(from + dash, near + markLength);
			return to > from ? [line(x, -from, x, -to), line(x, height + from, x, height + to)] : [];
		}),
	);
	return lines.length > 0 ? [stroked('fold-marks', lines.join(' '), registrationInk, markWidth)] : [];
}

export const dieLineInk: Ink = { cmyk: [0, 100, 0, 0], spot: 'CutContour', screen: '#e6007e', overprint: true };

const mirror = (path: string, width: Micrometres) =>
	readPath(path)
		.map(({ command, numbers }) =>
			[command, ...numbers.map((value, index) => (index % 2 === 0 ? width - value : value))].join(' '),
		)
		.join(' ');

/** Seen from behind on a back. */
export function drawDieLine({ dieLine, width }: PrintSpecification, isBack: boolean): PathOperation[] {
	if (dieLine === null) return [];
	return [stroked('die-line', isBack ? mirror(dieLine, width) : dieLine, dieLineInk, dieLineWidth)];
}

export function drawMarks(specification: PrintSpecification, isBack: boolean): PathOperation[] {
	if (!specification.cropMarks) return [];
	return [cropMarks(specification), ...foldMarks(specification, isBack)];
}
