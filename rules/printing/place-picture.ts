// Where a picture or a drawing, which has proportions alone, lies on the page that is printed.
import type { PrintSpecification } from '../designs/print-specification.ts';
import type { Micrometres } from '../designs/units.ts';

/** What may be lost at the edges so that nothing stays white: preflight announces no more than that as a small adjustment. */
const mostLost: Micrometres = 2000;

interface Size {
	width: number;
	height: number;
}

type Sheet = Pick<PrintSpecification, 'width' | 'height' | 'bleed'>;

interface PlacedPicture {
	/** Of the picture before it is turned about its centre, from the trim corner. */
	x: Micrometres;
	y: Micrometres;
	width: Micrometres;
	height: Micrometres;
	/** By a quarter, clockwise: it lies on its side. */
	isTurned: boolean;
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });
const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });
const cover = (size: Size, area: Size): Size =>
	scaled(size, Math.max(area.width / size.width, area.height / size.height));
const contain = (size: Size, area: Size): Size =>
	scaled(size, Math.min(area.width / size.width, area.height / size.height));
const lost = (size: Size, area: Size) => Math.max(size.width - area.width, size.height - area.height);

const hasProportions = (size: Size, area: Size) => lost(cover(size, area), area) <= mostLost;

/** Over trim and bleed if it has their proportions or those of the trim, as previews show it; else whole within the trim. */
function fitSize(size: Size, { width, height, bleed }: Sheet): Size {
	const trim = { width, height };
	const whole = { width: width + 2 * bleed, height: height + 2 * bleed };
	return hasProportions(size, whole) || hasProportions(size, trim) ? cover(size, whole) : contain(size, trim);
}

export function placePicture(size: Size, specification: Sheet): PlacedPicture {
	const { width, height } = specification;
	const isTurned = size.width > size.height !== width > height && size.width !== size.height && width !== height;
	const upright = fitSize(isTurned ? turned(size) : size, specification);
	const own = isTurned ? turned(upright) : upright;
	return {
		x: Math.round((width - own.width) / 2),
		y: Math.round((height - own.height) / 2),
		width: Math.round(own.width),
		height: Math.round(own.height),
		isTurned,
	};
}
