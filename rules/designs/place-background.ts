// Where a page that was designed elsewhere lies on the page of a product: trim on trim where both have the same format. Where they have not, somebody
// says how: nothing is scaled unasked.
import type { Design } from './design.ts';
import type { Micrometres } from './units.ts';

interface Area {
	x: Micrometres;
	y: Micrometres;
	width: Micrometres;
	height: Micrometres;
}

type Size = Pick<Area, 'width' | 'height'>;

/** `actualSize`: in the middle; `fit`: as a whole, within the trim; `fill`: over everything that is printed, cut off where it is more. */
export const backgroundPlacements = ['actualSize', 'fit', 'fill'] as const;
export type BackgroundPlacement = (typeof backgroundPlacements)[number];

/** From its upper left corner. */
export interface BackgroundPage extends Size {
	/** Null: it does not say it. */
	trim: Area | null;
	/** Of a drawing that says no length on paper: its size is a proportion. */
	isProportion?: boolean;
}

export interface PlacedBackground {
	/** The whole page, in whole micrometres from the trim corner. */
	whole: Area;
	/** Of it what is printed, with the bleed. */
	visible: Area;
	/** The same on the page itself. */
	part: Area;
}

/** A millimetre: what programs round away. */
const tolerance: Micrometres = 1000;
const isNear = (one: Size, other: Size) =>
	Math.abs(one.width - other.width) <= tolerance && Math.abs(one.height - other.height) <= tolerance;

const sheetOf = ({ width, height, bleed }: Design['product']): Size => ({
	width: width + 2 * bleed,
	height: height + 2 * bleed,
});

const wholeOf = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

/** What it is meant to be cut to. */
const formatOf = (page: BackgroundPage): Area =>
	page.trim && (page.trim.width < page.width || page.trim.height < page.height) ? page.trim : wholeOf(page);

/** A proportion has any size. */
const isLike = (page: BackgroundPage, wanted: Size): boolean =>
	isNear(page.isProportion ? { width: wanted.width, height: (page.height * wanted.width) / page.width } : page, wanted);

/** The part of it that lies on the trim of the product; null: it has another format. */
function findTrim(page: BackgroundPage, product: Design['product']): Area | null {
	const format = formatOf(page);
	if (format === page.trim) return isNear(format, product) ? format : null;
	const sheet = sheetOf(product);
	if (product.bleed > 0 && isLike(page, sheet)) {
		const [across, down] = [page.width / sheet.width, page.height / sheet.height];
		return {
			x: product.bleed * across,
			y: product.bleed * down,
			width: product.width * across,
			height: product.height * down,
		};
	}
	return isLike(page, product) ? format : null;
}

/** The format of a page that is not that of the product; null: it is. */
export function findOtherFormat(page: BackgroundPage, product: Design['product']): Size | null {
	if (findTrim(page, product)) return null;
	const { width, height } = formatOf(page);
	return { width: Math.round(width), height: Math.round(height) };
}

function scaleOf(source: Size, product: Design['product'], placement: BackgroundPlacement): number {
	if (placement === 'actualSize') return 1;
	const target = placement === 'fit' ? product : sheetOf(product);
	const scales = [target.width / source.width, target.height / source.height];
	return placement === 'fit' ? Math.min(...scales) : Math.max(...scales);
}

/** In micrometres, exact. */
function placeWhole(page: BackgroundPage, product: Design['product'], placement: BackgroundPlacement) {
	const trim = findTrim(page, product);
	const source = trim ?? formatOf(page);
	const scale = scaleOf(source, product, trim ? 'fit' : placement);
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

/** @param placement of a page with another format */
export function placeBackground(
	page: BackgroundPage,
	product: Design['product'],
	placement: BackgroundPlacement,
): PlacedBackground {
	const { x, y, width, height, scale } = placeWhole(page, product, placement);
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
