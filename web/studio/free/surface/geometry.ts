// From the screen to the page and back.
import type { Box, Design } from '../../../../rules/designs/design.ts';

/** How the page lies on the screen. */
export interface PageScale {
	/** Pixels to a micrometre. */
	scale: number;
	/** What is shown around the trim. */
	around: number;
	/** In pixels. */
	width: number;
	height: number;
}

export function scaleOf(width: number, { width: trim, height }: Design['product'], around: number): PageScale {
	const scale = width / (trim + 2 * around);
	return { scale, around, width, height: (height + 2 * around) * scale };
}

/** CSS pixels to an inch. */
const pixelsPerInch = 96;
const micrometresPerInch = 25_400;

/** As wide on the screen as on paper. */
export const actualWidth = ({ width }: Design['product'], around: number): number =>
	((width + 2 * around) / micrometresPerInch) * pixelsPerInch;

/** A box in pixels from the corner of what is shown. */
export const toPixels = ({ x, y, width, height, rotation }: Box, { scale, around }: PageScale): Box => ({
	x: (x + around) * scale,
	y: (y + around) * scale,
	width: width * scale,
	height: height * scale,
	rotation,
});

/** As `transform` of SVG. */
export const turnOf = ({ x, y, width, height, rotation }: Box): string | undefined =>
	rotation === 0 ? undefined : `rotate(${rotation / 1000} ${x + width / 2} ${y + height / 2})`;
