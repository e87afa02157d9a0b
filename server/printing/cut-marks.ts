// Marks for the cutter on a sheet of copies.
import {
	PDFName,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames,
	type PDFPage,
	popGraphicsState,
	pushGraphicsState,
} from '@cantoo/pdf-lib';
import { fromMillimetres, toPoints } from '../../rules/designs/units.ts';
import type { Cell, Trim } from './sheet-layout.ts';

const name = (text: string) => PDFName.of(text);

export const writeOperator = (operator: PDFOperatorNames, ...values: number[]): PDFOperator =>
	PDFOperator.of(
		operator,
		values.map((value) => PDFNumber.of(Math.round(value * 1e5) / 1e5)),
	);

const markDistance = toPoints(fromMillimetres(1));
const markLength = toPoints(fromMillimetres(4));

/** At each cut, outside of the block of copies: each at two opposite edges. */
export function drawCutMarks(target: PDFPage, cells: readonly Cell[], trim: Trim): void {
	const { context } = target.doc;
	const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 });
	const all = context.register(context.obj([name('Separation'), name('All'), name('DeviceCMYK'), tint]));
	target.node.normalizedEntries().Resources.set(name('ColorSpace'), context.obj({ Marks: all }));
	const height = target.getHeight();
	const xs = [...new Set(cells.flatMap(({ x }) => [x, x + trim.width]))].map(toPoints);
	const ys = [...new Set(cells.flatMap(({ y }) => [y, y + trim.height]))].map((y) => height - toPoints(y));
	const outside = toPoints(trim.bleed) + markDistance;
	const edges = (values: readonly number[]) => [Math.min(...values) - outside, Math.max(...values) + outside] as const;
	const [[left, right], [low, high]] = [edges(xs), edges(ys)];
	const line = (x1: number, y1: number, x2: number, y2: number) => [
		writeOperator(PDFOperatorNames.MoveTo, x1, y1),
		writeOperator(PDFOperatorNames.LineTo, x2, y2),
	];
	target.pushOperators(
		pushGraphicsState(),
		PDFOperator.of(PDFOperatorNames.StrokingColorspace, [name('Marks')]),
		writeOperator(PDFOperatorNames.StrokingColorN, 1),
		writeOperator(PDFOperatorNames.SetLineWidth, 0.25),
		...xs.flatMap((x) => [...line(x, low, x, low - markLength), ...line(x, high, x, high + markLength)]),
		...ys.flatMap((y) => [...line(left, y, left - markLength, y), ...line(right, y, right + markLength, y)]),
		PDFOperator.of(PDFOperatorNames.StrokePath),
		popGraphicsState(),
	);
}
