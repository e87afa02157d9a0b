// Where a page of an upload is cut, for the lines over its preview.

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** In any unit, as long as both have the same. */
interface ShownPage {
	width: number;
	height: number;
	/** From the lower left corner; null if the file does not say it. */
	trim: Box | null;
}

interface Format {
	width: number;
	height: number;
	bleed: number;
}

const distance = (page: ShownPage, width: number, height: number) =>
	Math.max(Math.abs(page.width - width), Math.abs(page.height - height));

/** From the top left corner of the page. */
export function findTrimBox(page: ShownPage, { width, height, bleed }: Format): Box {
	if (page.trim) return { ...page.trim, y: page.height - page.trim.y - page.trim.height };
	const isTurned = width !== height && width > height !== page.width > page.height;
	const [wide, high] = isTurned ? [height, width] : [width, height];
	const hasBleed = distance(page, wide + 2 * bleed, high + 2 * bleed) <= distance(page, wide, high);
	if (!hasBleed) return { x: 0, y: 0, width: page.width, height: page.height };
	const x = (page.width * bleed) / (wide + 2 * bleed);
	const y = (page.height * bleed) / (high + 2 * bleed);
	return { x, y, width: page.width - 2 * x, height: page.height - 2 * y };
}
