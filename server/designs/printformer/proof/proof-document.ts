// The document of a design at the provider: its proof, a picture for each page. Everything that shows designs shows it.
import {
	type Design,
	type DesignElement,
	type DesignField,
	designLimits,
	designVersion,
	noAlternatives,
} from '../../../../rules/designs/design.ts';
import type { PrintSpecification } from '../../../../rules/designs/print-specification.ts';
import { fitsFormat, isNear } from '../../../../rules/designs/product-design.ts';
import type { Series } from '../../../../rules/designs/series.ts';
import { readDesign } from '../../templates/find-template.ts';

/** Of all rows of a series together; those of further rows are in the file. */
const mostPictures = 40;

export interface ProofShape {
	/** Of one personalisation. */
	pages: number;
	personalizations: number;
	/** Id of what was chosen beside the artwork, such as a paper; null: nothing. */
	variant: number | null;
}

export interface ProofPicture {
	id: string;
	/** Trimmed, in micrometres. */
	width: number;
	height: number;
}

interface Size {
	width: number;
	height: number;
}

const shownPages = ({ pages }: ProofShape): number => Math.min(pages, designLimits.pages);

/** Of the first pages of the file, which holds the pages of one row behind those of another. */
export function countPictures(shape: ProofShape): number {
	const { pages, personalizations } = shape;
	if (personalizations === 1 || pages > mostPictures) return shownPages(shape);
	return Math.min(personalizations, Math.max(1, Math.floor(mostPictures / pages))) * pages;
}

const keyOf = (page: number, row = 0): string => (row === 0 ? `page${page + 1}` : `row${row + 1}page${page + 1}`);

const fieldOf = (key: string): DesignField => ({
	...{ key, labels: {}, help: {}, kind: 'image', required: false, limit: null },
	...{ choices: [], defaultValue: '', source: null },
});

/** In the middle of the page, in its own proportions; one with bleed lies over the edges. */
function placeOn(product: Size, { width, height }: Size, bleed: number): DesignElement['box'] {
	const sheet = { width: product.width + 2 * bleed, height: product.height + 2 * bleed };
	const area = !isNear(product, { width, height }) && isNear(sheet, { width, height }) ? sheet : product;
	const scale = Math.min(area.width / width, area.height / height);
	const isWhole = isNear(area, { width, height });
	const [wide, high] = isWhole ? [area.width, area.height] : [Math.round(width * scale), Math.round(height * scale)];
	return {
		x: Math.round((product.width - wide) / 2),
		y: Math.round((product.height - high) / 2),
		...{ width: wide, height: high, rotation: 0 },
	};
}

const locked = { move: true, resize: true, content: true, style: true, remove: true };

const pictureElement = (
	id: string,
	source: { mediaId: string } | { field: string },
	box: DesignElement['box'],
): DesignElement => ({
	...{ id, name: '', lock: locked, print: true, isPinned: true, kind: 'image', box, source },
	...{ crop: { x: 0, y: 0, width: 1000, height: 1000 }, straighten: 0, mask: 'none', alternativeText: '' },
});

/** The format of the product where the draft has it, with its folds and its die line; else that of the draft. */
function productOf(specification: PrintSpecification, first: Size | undefined): Design['product'] {
	const { width, height, folds, dieLine } = specification;
	return !first || fitsFormat(first, specification)
		? { width, height, bleed: 0, safeMargin: 0, folds, dieLine }
		: {
				width: Math.max(1000, first.width),
				height: Math.max(1000, first.height),
				bleed: 0,
				safeMargin: 0,
				folds: [],
				dieLine: null,
			};
}

/** Sides as the product calls them, where it has as many. */
const nameOf = ({ sides }: PrintSpecification, pages: number, page: number): string =>
	(sides.length === pages && sides[page]?.name) || `page${page + 1}`;

interface ProofContent {
	document: Design;
	/** Without rows: no series. */
	series: Series;
}

/** @param pictures of the first pages, as `countPictures` says; none: an empty page for each side of the product */
export function buildProof(
	specification: PrintSpecification,
	shape: ProofShape,
	pictures: readonly ProofPicture[],
): ProofContent {
	const product = productOf(specification, pictures[0]);
	const isSeries = shape.personalizations > 1;
	const pages = Array.from({ length: shownPages(shape) }, (_page, page) => {
		const picture = pictures[page];
		const source = isSeries ? { field: keyOf(page) } : { mediaId: picture?.id ?? '' };
		const elements = picture
			? [pictureElement(`proof${page + 1}`, source, placeOn(product, picture, specification.bleed))]
			: [];
		return { id: `page${page + 1}`, name: nameOf(specification, shape.pages, page), elements };
	});
	const bound = isSeries
		? pictures.map(({ id }, index) => ({ key: keyOf(index % shape.pages, Math.floor(index / shape.pages)), id }))
		: [];
	const document = readDesign({
		version: designVersion,
		...{ product, pages, swatches: [], faces: [] },
		fields: bound.map(({ key }) => fieldOf(key)),
		values: Object.fromEntries(bound.map(({ key, id }) => [key, id])),
		...noAlternatives,
		freedom: { isFree: false, families: [], ownSwatches: false },
	});
	return { document, series: isSeries ? seriesOf(shape, pictures) : { columns: [], mapping: {}, rows: [] } };
}

/** Rows of which there is no picture have empty cells. */
function seriesOf({ pages, personalizations }: ProofShape, pictures: readonly ProofPicture[]): Series {
	const columns = Array.from({ length: Math.min(pages, designLimits.pages) }, (_column, page) => keyOf(page));
	return {
		columns,
		mapping: Object.fromEntries(columns.map((key, index) => [String(index), key])),
		rows: Array.from({ length: personalizations }, (_row, row) =>
			columns.map((_key, page) => pictures[row * pages + page]?.id ?? ''),
		),
	};
}
