// A page of an upload as it is printed: what is seen of it on which sheet, and where it is cut. Lengths are micrometres.
import { safePath } from '../designs/outline.ts';
import { formatPath, mapPoints, parsePath } from '../designs/path.ts';
import { placePicture } from './place-picture.ts';
import { findTrimBox } from './trim-box.ts';

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

interface UploadedPage {
	width: number;
	height: number;
	/** From the lower left corner; null if the file does not say it. */
	trim: Box | null;
}

interface Format {
	width: number;
	height: number;
	bleed: number;
	safeMargin: number;
	/** Distances from the left edge of the first side. */
	folds: readonly number[];
	/** From the corner of the trim of the first side; null: the trim is the outline. */
	dieLine: string | null;
}

interface Fold {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

/** All from the top left corner of what is shown. */
export interface ShownPage {
	width: number;
	height: number;
	/** Before it is turned about its centre. */
	picture: Box & { isTurned: boolean };
	trim: Box;
	/** What must be printed beyond the trim; null where the product has none. */
	bleed: Box | null;
	/** A path within which everything important lies; null where there is no room for it. */
	safe: string | null;
	/** Through the bleed, where there is some. */
	folds: Fold[];
	/** Null where the trim is the outline. */
	dieLine: string | null;
}

/** Lines of the format on the page: as large as its trim, turned with it, and seen from behind on the back. */
function placeLines(trim: Box, format: Format, isBack: boolean): Pick<ShownPage, 'folds' | 'dieLine' | 'safe'> {
	const { width, height, bleed, folds, dieLine } = format;
	const isTurned = width !== height && width > height !== trim.width > trim.height;
	const [wide, high] = isTurned ? [height, width] : [width, height];
	const place = (x: number, y: number): readonly [number, number] => {
		const fromLeft = isBack ? width - x : x;
		const [across, down] = isTurned ? [y, width - fromLeft] : [fromLeft, y];
		return [Math.round(trim.x + (across * trim.width) / wide), Math.round(trim.y + (down * trim.height) / high)];
	};
	const placePath = (path: string | null) => path && formatPath(mapPoints(parsePath(path) ?? [], place));
	return {
		safe: placePath(safePath(format)),
		folds: folds.map((fold) => {
			const [x1, y1] = place(fold, -bleed);
			const [x2, y2] = place(fold, height + bleed);
			return { x1, y1, x2, y2 };
		}),
		dieLine: placePath(dieLine),
	};
}

const around = ({ x, y, width, height }: Box, by: number): Box => ({
	...{ x: x - by, y: y - by },
	...{ width: width + 2 * by, height: height + 2 * by },
});

const shift = <Shifted extends Box>(box: Shifted, x: number, y: number): Shifted => ({
	...box,
	x: box.x + x,
	y: box.y + y,
});

/** A picture has no size of its own: it lies on the sheet of the product as the press prints it. */
function showPicture(page: UploadedPage, format: Format, isBack: boolean): ShownPage {
	const { width, height, bleed } = format;
	const { x, y, ...placed } = placePicture(page, format);
	const trim = { x: bleed, y: bleed, width, height };
	return {
		width: width + 2 * bleed,
		height: height + 2 * bleed,
		picture: { ...placed, x: x + bleed, y: y + bleed },
		trim,
		bleed: bleed > 0 ? around(trim, bleed) : null,
		...placeLines(trim, format, isBack),
	};
}

/** What is lost at the edges when the trim is made to fit, and nobody sees in the lines. */
const mostStretched = 2000;

/**
 * A page of other proportions has no trim on which the lines of the format could lie: they would be stretched. They are drawn as large as they are,
 * about its centre.
 */
function trimToScale(shape: Box, { width, height }: Format): Box {
	const isTurned = shape.width !== shape.height && width !== height && width > height !== shape.width > shape.height;
	const [wide, high] = isTurned ? [height, width] : [width, height];
	const scale = Math.min(shape.width / wide, shape.height / high);
	if (Math.max(shape.width - wide * scale, shape.height - high * scale) <= mostStretched * scale) return shape;
	return {
		...{ x: shape.x + (shape.width - wide) / 2, y: shape.y + (shape.height - high) / 2 },
		...{ width: wide, height: high },
	};
}

/** With empty room where the page has no bleed: there it would be missing. */
function showPdfPage(page: UploadedPage, format: Format, isBack: boolean): ShownPage {
	const found = trimToScale(findTrimBox(page, format), format);
	const scale = Math.max(found.width, found.height) / Math.max(format.width, format.height);
	const needed = around(found, format.bleed * scale);
	const [left, top] = [Math.max(0, -needed.x), Math.max(0, -needed.y)];
	const trim = shift(found, left, top);
	return {
		width: left + Math.max(page.width, needed.x + needed.width),
		height: top + Math.max(page.height, needed.y + needed.height),
		picture: { x: left, y: top, width: page.width, height: page.height, isTurned: false },
		trim,
		bleed: format.bleed > 0 ? shift(needed, left, top) : null,
		...placeLines(trim, format, isBack),
	};
}

interface PagePosition {
	isPicture: boolean;
	/** Behind another side: lines lie the other way round. */
	isBack: boolean;
}

export const showPage = (page: UploadedPage, { isPicture, isBack }: PagePosition, format: Format): ShownPage =>
	isPicture ? showPicture(page, format, isBack) : showPdfPage(page, format, isBack);
