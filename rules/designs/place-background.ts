// Where a page that was designed elsewhere lies on the page of a product: trim on trim where it says its own, else over everything that is printed.
import type { Design } from './design.ts';

interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** In any unit, from its upper left corner. */
export interface BackgroundPage {
	width: number;
	height: number;
	/** Null: it does not say it. */
	trim: Area | null;
}

export interface PlacedBackground {
	/** The whole page, in whole micrometres from the trim corner. */
	whole: Area;
	/** Of it what is printed, with the bleed. */
	visible: Area;
	/** The same in the unit of the page. */
	part: Area;
}

/** A millimetre: what programs round away. */
const tolerance = 1000;
const isNear = (one: { width: number; height: number }, other: { width: number; height: number }) =>
	Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance;

function findTrim({ width, height, trim }: BackgroundPage, product: Design['product']): Area | null {
	if (trim && (trim.width < width || trim.height < height)) return trim;
	const { bleed } = product;
	const sheet = { width: product.width + 2 * bleed, height: product.height + 2 * bleed };
	if (bleed > 0 && isNear({ width, height }, sheet))
		return { x: bleed, y: bleed, width: width - 2 * bleed, height: height - 2 * bleed };
	return isNear({ width, height }, product) ? { x: 0, y: 0, width, height } : null;
}

/** In micrometres, exact. */
function placeWhole(page: BackgroundPage, product: Design['product']): Area & { scale: number } {
	const trim = findTrim(page, product);
	const { bleed } = product;
	const target = trim ? product : { width: product.width + 2 * bleed, height: product.height + 2 * bleed };
	const source = trim ?? { x: 0, y: 0, width: page.width, height: page.height };
	const scales = [target.width / source.width, target.height / source.height];
	const scale = trim ? Math.min(...scales) : Math.max(...scales);
	return {
		x: (product.width - source.width * scale) / 2 - source.x * scale,
		y: (product.height - source.height * scale) / 2 - source.y * scale,
		width: page.width * scale,
		height: page.height * scale,
		scale,
	};
}

function roundArea(left: number, top: number, right: number, bottom: number): Area {
	const [x, y] = [Math.round(left) + 0, Math.round(top) + 0];
	return { x, y, width: Math.max(1, Math.round(right) - x), height: Math.max(1, Math.round(bottom) - y) };
}

export function placeBackground(page: BackgroundPage, product: Design['product']): PlacedBackground {
	const { x, y, width, height, scale } = placeWhole(page, product);
	const { bleed } = product;
	const left = Math.max(x, -bleed);
	const top = Math.max(y, -bleed);
	const right = Math.min(x + width, product.width + bleed);
	const bottom = Math.min(y + height, product.height + bleed);
	return {
		whole: roundArea(x, y, x + width, y + height),
		visible: roundArea(left, top, right, bottom),
		part: {
			x: (left - x) / scale,
			y: (top - y) / scale,
			width: (right - left) / scale,
			height: (bottom - top) / scale,
		},
	};
}
