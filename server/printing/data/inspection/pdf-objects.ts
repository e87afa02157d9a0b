// The objects of a page: pictures with their resolution and colour, fonts that are not in the file.
import type { Pdfium } from './pdfium.ts';

export interface PageObjects {
	lowestPpi: number | null;
	hasRgb: boolean;
	hasTransparency: boolean;
	fontsNotEmbedded: Set<string>;
}

const objectTypes = { text: 1, image: 3, form: 5 };
const colourSpaces = { rgb: 2, calibratedRgb: 5, icc: 7 };
const mostObjects = 20_000;
const deepest = 8;
const metadataBytes = 28;
const matrixBytes = 24;
const longestName = 200;
/** What is printed smaller is a shadow or a line; nobody sees how sharp it is. */
const smallestPoints = 9;

type Matrix = readonly [a: number, b: number, c: number, d: number];
const identity: Matrix = [1, 0, 0, 1];

const multiply = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
	a * e + b * g,
	a * f + b * h,
	c * e + d * g,
	c * f + d * h,
];

export class ObjectReader {
	readonly #pdfium: Pdfium;
	readonly #scratch: number;
	#left = mostObjects;

	constructor(pdfium: Pdfium) {
		this.#pdfium = pdfium;
		this.#scratch = pdfium.allocate(longestName + 1);
	}

	read(page: number): PageObjects {
		const found: PageObjects = { lowestPpi: null, hasRgb: false, hasTransparency: false, fontsNotEmbedded: new Set() };
		const { library } = this.#pdfium;
		const count = library.FPDFPage_CountObjects(page);
		this.#readAll(
			count,
			(index) => library.FPDFPage_GetObject(page, index),
			{ page, matrix: identity, depth: 0 },
			found,
		);
		return found;
	}

	#readAll(
		count: number,
		objectAt: (index: number) => number,
		at: { page: number; matrix: Matrix; depth: number },
		found: PageObjects,
	): void {
		for (let index = 0; index < count && this.#left > 0; index += 1) {
			this.#left -= 1;
			this.#readOne(objectAt(index), at, found);
		}
	}

	#readOne(object: number, at: { page: number; matrix: Matrix; depth: number }, found: PageObjects): void {
		const { library } = this.#pdfium;
		found.hasTransparency ||= Boolean(library.FPDFPageObj_HasTransparency(object));
		const type = library.FPDFPageObj_GetType(object);
		if (type === objectTypes.text) this.#readFont(object, found);
		else if (type === objectTypes.image) this.#readImage(object, at, found);
		else if (type === objectTypes.form && at.depth < deepest) {
			const inside = { ...at, matrix: multiply(this.#matrixOf(object), at.matrix), depth: at.depth + 1 };
			const count = library.FPDFFormObj_CountObjects(object);
			this.#readAll(count, (index) => library.FPDFFormObj_GetObject(object, index), inside, found);
		}
	}

	#matrixOf(object: number): Matrix {
		const { library, memory } = this.#pdfium;
		if (!library.FPDFPageObj_GetMatrix(object, this.#scratch)) return identity;
		const view = new DataView(memory().buffer, this.#scratch, matrixBytes);
		return [view.getFloat32(0, true), view.getFloat32(4, true), view.getFloat32(8, true), view.getFloat32(12, true)];
	}

	#readImage(object: number, { page, matrix }: { page: number; matrix: Matrix }, found: PageObjects): void {
		const [a, b, c, d] = multiply(this.#matrixOf(object), matrix);
		const { library, memory } = this.#pdfium;
		if (!library.FPDFImageObj_GetImageMetadata(object, page, this.#scratch)) return;
		const view = new DataView(memory().buffer, this.#scratch, metadataBytes);
		const [width, height] = [view.getUint32(0, true), view.getUint32(4, true)];
		const [bits, space] = [view.getUint32(16, true), view.getInt32(20, true)];
		found.hasRgb ||=
			space === colourSpaces.rgb || space === colourSpaces.calibratedRgb || (space === colourSpaces.icc && bits === 24);
		const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
		if (wide < smallestPoints || high < smallestPoints) return;
		const ppi = Math.min((width * 72) / wide, (height * 72) / high);
		found.lowestPpi = Math.min(found.lowestPpi ?? ppi, ppi);
	}

	#readFont(object: number, { fontsNotEmbedded }: PageObjects): void {
		const { library, memory } = this.#pdfium;
		const font = library.FPDFTextObj_GetFont(object);
		if (font === 0 || library.FPDFFont_GetIsEmbedded(font) !== 0 || fontsNotEmbedded.size >= 20) return;
		const length = library.FPDFFont_GetBaseFontName(font, this.#scratch, longestName);
		const name = Buffer.from(memory().subarray(this.#scratch, this.#scratch + Math.min(length, longestName)));
		fontsNotEmbedded.add(name.toString('utf8').replaceAll('\0', '').slice(0, 80) || '?');
	}
}
