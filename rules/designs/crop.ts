// Which part of a picture a box shows. Boxes have other proportions than pictures: what is shown always fills its box, and nothing is stretched.
import type { ImageElement } from './design.ts';

export type Crop = ImageElement['crop'];

/** In pixels. */
export interface PictureSize {
	width: number;
	height: number;
}

/** The whole side of a picture. */
const whole = 1000;
/** As a share of the largest part that fills the box. */
const closest = 0.1;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest part that fills the box. */
function largestCrop({ width, height }: PictureSize, box: PictureSize): PictureSize {
	const [ofPicture, ofBox] = [width / height, box.width / box.height];
	return ofPicture > ofBox
		? { width: (whole * ofBox) / ofPicture, height: whole }
		: { width: whole, height: (whole * ofPicture) / ofBox };
}

/** How a crop is chosen: how near, and where its middle is, in thousandths of the picture. */
export interface CropChoice {
	/** 1: as much as fits; 2: half of each side. */
	zoom: number;
	x: number;
	y: number;
}

export const nearestZoom = 1 / closest;

/** As near and as far to the side as there is picture. */
export function cropOf({ zoom, x, y }: CropChoice, picture: PictureSize, box: PictureSize): Crop {
	const largest = largestCrop(picture, box);
	const share = between(closest, 1 / zoom, 1);
	const width = between(1, Math.round(largest.width * share), whole);
	const height = between(1, Math.round(largest.height * share), whole);
	return {
		x: between(0, Math.round(x - width / 2), whole - width),
		y: between(0, Math.round(y - height / 2), whole - height),
		width,
		height,
	};
}

/** The middle of a picture, as much of it as the box shows. */
export const coverCrop = (picture: PictureSize, box: PictureSize): Crop =>
	cropOf({ zoom: 1, x: whole / 2, y: whole / 2 }, picture, box);

export function choiceOf(crop: Crop, picture: PictureSize, box: PictureSize): CropChoice {
	const largest = largestCrop(picture, box);
	return {
		zoom: between(1, largest.width / crop.width, nearestZoom),
		x: crop.x + crop.width / 2,
		y: crop.y + crop.height / 2,
	};
}

/** For a box in another size: about the same middle, as near as before, and not stretched if it was not. */
export function cropAfterResize(crop: Crop, from: PictureSize, to: PictureSize): Crop {
	if (Math.min(from.width, from.height, to.width, to.height) <= 0) return crop;
	const picture = { width: from.width * crop.height, height: from.height * crop.width };
	return cropOf(choiceOf(crop, picture, from), picture, to);
}
