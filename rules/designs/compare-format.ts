// What a design would lose on the pages of another product: nothing of it is scaled.
import { boundsOfRotated } from './arrange/box-bounds.ts';
import { liesWithin } from './bounds.ts';
import type { Design } from './design.ts';
import type { PrintSpecification } from './print-specification.ts';
import type { Micrometres } from './units.ts';

interface FormatDifference {
	width: Micrometres;
	height: Micrometres;
	wantedWidth: Micrometres;
	wantedHeight: Micrometres;
	/** Names of pages that the product has no side for. */
	dropped: readonly string[];
	/** Sides of the product that would have nothing on them. */
	empty: readonly string[];
	/** Objects that lie on a page, and would not lie on it as a whole any more. */
	outside: number;
}

const sheetOf = ({ width, height, bleed }: Pick<PrintSpecification, 'width' | 'height' | 'bleed'>) => ({
	...{ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed },
});

/** Null: it can be carried over as it is. */
export function compareFormat({ product, pages }: Design, specification: PrintSpecification): FormatDifference | null {
	const { width, height, sides } = specification;
	const dropped = pages.slice(sides.length).map(({ name }) => name);
	const empty = sides.slice(pages.length).map(({ name }) => name);
	const isSameSize = product.width === width && product.height === height;
	if (isSameSize && dropped.length === 0 && empty.length === 0) return null;
	const [before, after] = [sheetOf(product), sheetOf(specification)];
	const leaves = (box: Design['pages'][number]['elements'][number]['box']) => {
		const bounds = boundsOfRotated(box);
		return liesWithin(bounds, before) && !liesWithin(bounds, after);
	};
	const outside = pages
		.slice(0, sides.length)
		.flatMap(({ elements }) => elements)
		.filter(({ box }) => leaves(box)).length;
	const sizes = { width: product.width, height: product.height, wantedWidth: width, wantedHeight: height };
	return { ...sizes, dropped, empty, outside: isSameSize ? 0 : outside };
}
