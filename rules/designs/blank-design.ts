// The empty design of a print specification, and a design that is carried over to another one.
import { type Design, type DesignPage, designVersion, type Layout, noAlternatives } from './design.ts';
import type { PrintSpecification } from './print-specification.ts';

const productOf = ({ width, height, bleed, safeMargin, folds, dieLine }: PrintSpecification): Design['product'] => ({
	width,
	height,
	bleed,
	safeMargin,
	folds,
	dieLine,
});

/** What is printed on most papers begins with these. */
const usualSwatches: Design['swatches'] = [
	{ id: 'black', name: 'Schwarz', cmyk: [0, 0, 0, 100], spot: null, screen: '#1e1e20' },
	{ id: 'white', name: 'Papierweiß', cmyk: [0, 0, 0, 0], spot: null, screen: '#ffffff' },
];

/** A page for each side, named as the side. */
export const blankDesign = (specification: PrintSpecification): Design => ({
	version: designVersion,
	product: productOf(specification),
	pages: specification.sides.map(({ name }) => ({ id: name, name, elements: [] })),
	swatches: usualSwatches,
	faces: [],
	fields: [],
	values: {},
	...noAlternatives,
});

/** Pages beyond the sides are left out, missing ones are empty. */
const fitPages = (pages: readonly DesignPage[], { sides }: PrintSpecification): DesignPage[] =>
	sides.map(({ name }, index) => ({ id: name, name, elements: pages[index]?.elements ?? [] }));

/** The same elements on pages of another product; nothing is scaled. */
export const fitDesign = (design: Design, specification: PrintSpecification): Design => ({
	...design,
	product: productOf(specification),
	pages: fitPages(design.pages, specification),
	layouts: design.layouts.map((layout): Layout => ({ ...layout, pages: fitPages(layout.pages, specification) })),
});

/** Whether a design is one of this product: its format, and a page for each side, in every layout. */
export function fitsSpecification({ product, pages, layouts }: Design, specification: PrintSpecification): boolean {
	const isSide = (page: DesignPage, index: number) => page.name === specification.sides[index]?.name;
	const hasSides = (given: readonly DesignPage[]) => given.length === specification.sides.length && given.every(isSide);
	return (
		product.width === specification.width &&
		product.height === specification.height &&
		[pages, ...layouts.map((layout) => layout.pages)].every(hasSides)
	);
}
