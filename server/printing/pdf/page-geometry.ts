// The boxes of a page: trim, bleed around it, and room for marks where they are wanted.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { fromMillimetres, type Micrometres, toPoints } from '../../../rules/designs/units.ts';
import type { Origin } from './content.ts';

/** Outside of the bleed. */
const roomForMarks = fromMillimetres(7);

type PdfBox = [left: number, bottom: number, right: number, top: number];

export interface PageGeometry {
	/** Of the whole page, in points. */
	width: number;
	height: number;
	trim: PdfBox;
	bleed: PdfBox;
	/** Where the trim corner lies, from the upper left corner of the page. */
	origin: Origin;
}

type Size = Pick<PrintSpecification, 'width' | 'height' | 'bleed' | 'cropMarks'>;

export function measurePage({ width, height, bleed, cropMarks }: Size): PageGeometry {
	const around: Micrometres = bleed + (cropMarks ? roomForMarks : 0);
	const whole = { width: toPoints(width + 2 * around), height: toPoints(height + 2 * around) };
	const inset = (by: Micrometres): PdfBox => [
		toPoints(by),
		toPoints(by),
		toPoints(width + 2 * around - by),
		toPoints(height + 2 * around - by),
	];
	return {
		...whole,
		trim: inset(around),
		bleed: inset(around - bleed),
		origin: { x: toPoints(around), y: toPoints(around) },
	};
}
