// Holds an inspected file against what its product needs. Without a specification only the file itself is checked.
import type { Finding, FindingCode, Severity } from '../designs/findings.ts';
import type { PrintSpecification } from '../designs/print-specification.ts';
import type { Micrometres } from '../designs/units.ts';
import type { InspectedPage, Inspection, PageBox } from './inspection.ts';
import { placePicture } from './place-picture.ts';

const tolerance: Micrometres = 500;
/** What differs less is enlarged or reduced when the shopper agrees. */
const scalableWithin: Micrometres = 2000;
const micrometresPerInch = 25_400;

interface Details {
	page?: number | null;
	numbers?: Readonly<Record<string, number>>;
	names?: readonly string[];
}

const found = (
	code: FindingCode,
	severity: Severity,
	{ page = null, numbers = {}, names = [] }: Details = {},
): Finding => ({ code, severity, page, elementId: null, numbers, names, box: null });

interface Size {
	width: Micrometres;
	height: Micrometres;
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });
const difference = (one: Size, other: Size): Micrometres =>
	Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height));
/** A page may lie on its side. */
const nearest = (size: Size, wanted: Size): Size =>
	difference(size, wanted) <= difference(size, turned(wanted)) ? wanted : turned(wanted);
const distance = (size: Size, wanted: Size): Micrometres => difference(size, nearest(size, wanted));

const withBleed = ({ width, height, bleed }: PrintSpecification): Size => ({
	width: width + 2 * bleed,
	height: height + 2 * bleed,
});

function sizeNumbers(size: Size, wanted: Size): Record<string, number> {
	return {
		width: Math.round(size.width),
		height: Math.round(size.height),
		wantedWidth: wanted.width,
		wantedHeight: wanted.height,
	};
}

const wrongSize = (size: Size, wanted: Size, page: number): Finding =>
	found('wrongPageSize', 'error', { page, numbers: sizeNumbers(size, wanted) });

function checkSize(size: Size, wanted: Size, page: number): Finding[] {
	const apart = distance(size, wanted);
	if (apart <= tolerance) return [];
	const isScalable = apart <= scalableWithin;
	// What fits but for a little may lie on its side; what does not is told the size of the product as it is everywhere.
	return [
		isScalable
			? found('pageSizeScalable', 'warning', { page, numbers: sizeNumbers(size, nearest(size, wanted)) })
			: wrongSize(size, wanted, page),
	];
}

const missingBleed = ({ bleed }: PrintSpecification, page: number) =>
	found('missingBleed', 'warning', { page, numbers: { bleed } });

/** How far the picture goes beyond the trim, on the side where that is least. */
function bleedAround(trim: PageBox, around: PageBox): Micrometres {
	return Math.min(
		trim.x - around.x,
		trim.y - around.y,
		around.x + around.width - (trim.x + trim.width),
		around.y + around.height - (trim.y + trim.height),
	);
}

/** More are bound: the edge at which they are bound is the same for all. */
const mostTurnedSides = 2;

/** A square lies any way. */
const liesAcross = (size: Size, wanted: Size) => nearest(size, wanted) !== wanted;
const shapeOf = (page: InspectedPage): Size => page.trim ?? page;

/** A sheet may lie on its side, with all that is on it; a page among others must lie as they do. */
const mayTurn = (pages: readonly InspectedPage[], specification: PrintSpecification) =>
	specification.sides.length <= mostTurnedSides && pages.every((page) => liesAcross(shapeOf(page), specification));

const turnedPage = ({ width, height }: PrintSpecification) =>
	found('turnedPage', 'hint', { numbers: { wantedWidth: width, wantedHeight: height } });

function checkPdfPage(page: InspectedPage, number: number, specification: PrintSpecification): Finding[] {
	const { trim, bleed, width, height } = page;
	if (trim) {
		const around = bleed ?? { x: 0, y: 0, width, height };
		const isShort = bleedAround(trim, around) < specification.bleed - tolerance;
		return [...checkSize(trim, specification, number), ...(isShort ? [missingBleed(specification, number)] : [])];
	}
	const noTrim = found('noTrimBox', 'hint', { page: number });
	if (distance(page, withBleed(specification)) <= tolerance) return [noTrim];
	if (distance(page, specification) <= scalableWithin)
		return [
			noTrim,
			...checkSize(page, specification, number),
			...(specification.bleed > 0 ? [missingBleed(specification, number)] : []),
		];
	return [noTrim, ...checkSize(page, withBleed(specification), number)];
}

function checkResolution(ppi: number | null, page: number, specification: PrintSpecification): Finding[] {
	const { errorPpi, warningPpi } = specification;
	if (ppi === null || ppi >= warningPpi) return [];
	const severity = ppi < errorPpi ? 'error' : 'warning';
	const least = ppi < errorPpi ? errorPpi : warningPpi;
	return [found('lowResolution', severity, { page, numbers: { ppi: Math.floor(ppi), least } })];
}

/** Of something that can be printed at any size: as wide as it must be, how far is it too high or too low? */
function proportionError(size: Size, wanted: Size): Micrometres {
	const needed = nearest(size.width > size.height ? { width: 2, height: 1 } : { width: 1, height: 2 }, wanted);
	const scale = Math.max(needed.width / size.width, needed.height / size.height);
	return Math.max(size.width * scale - needed.width, size.height * scale - needed.height);
}

/** How far the rest of a length goes beyond the trim, in tenths of a millimetre: rather too much than too little. */
const lostOf = (printed: Micrometres, trim: Micrometres) => Math.ceil((printed - trim) / 2 / 100) * 100;

/** What has the proportions of the trim is printed over the bleed too, and so larger than it was meant to be. */
function enlarged(size: Size, specification: PrintSpecification): Finding {
	const placed = placePicture(size, specification);
	const { width, height } = placed.isTurned ? turned(placed) : placed;
	const percent = Math.round(100 * Math.max(width / specification.width, height / specification.height));
	const lost = Math.max(lostOf(width, specification.width), lostOf(height, specification.height));
	return found('missingBleed', 'warning', { page: 1, numbers: { bleed: specification.bleed, percent, lost } });
}

/** Of what has the right proportions: it is turned to lie as the product does. */
const turning = (size: Size, specification: PrintSpecification): Finding[] =>
	placePicture(size, specification).isTurned ? [turnedPage(specification)] : [];

/** Pictures and drawings have proportions alone: with the bleed, without it, or neither. */
function checkProportions(size: Size, specification: PrintSpecification): Finding[] {
	const whole = withBleed(specification);
	if (proportionError(size, whole) <= tolerance) return turning(size, specification);
	if (proportionError(size, specification) <= tolerance)
		return [enlarged(size, specification), ...turning(size, specification)];
	const needed = nearest(size.width > size.height ? { width: 2, height: 1 } : { width: 1, height: 2 }, whole);
	const scale = needed.width / size.width;
	const printed = { width: size.width * scale, height: size.height * scale };
	// As it is printed, and as the product is called everywhere: what lies on its side is turned.
	const numbers = sizeNumbers(needed.width === whole.width ? printed : turned(printed), whole);
	const isScalable = proportionError(size, whole) <= scalableWithin;
	return [
		isScalable
			? found('pageSizeScalable', 'warning', { page: 1, numbers })
			: found('wrongPageSize', 'error', { page: 1, numbers }),
	];
}

function checkPicture(width: number, height: number, specification: PrintSpecification): Finding[] {
	const whole = withBleed(specification);
	const longest = Math.max(whole.width, whole.height);
	const shortest = Math.min(whole.width, whole.height);
	const perInch = (pixels: number, length: Micrometres) => (pixels * micrometresPerInch) / length;
	const ppi = Math.min(perInch(Math.max(width, height), longest), perInch(Math.min(width, height), shortest));
	return [...checkProportions({ width, height }, specification), ...checkResolution(ppi, 1, specification)];
}

/** @param pagesNeeded of this file: all sides, or one of them */
function checkPages(inspection: Inspection, specification: PrintSpecification, pagesNeeded: number): Finding[] {
	const { pages } = inspection;
	const numbers = { pages: pages.length, wanted: pagesNeeded };
	const count = pages.length === pagesNeeded ? [] : [found('wrongPageCount', 'error', { numbers })];
	if (inspection.kind === 'picture')
		return [...count, ...checkPicture(inspection.pixelWidth, inspection.pixelHeight, specification)];
	const [first] = pages;
	if (inspection.kind === 'drawing') return [...count, ...(first ? checkProportions(first, specification) : [])];
	const isTurned = mayTurn(pages, specification);
	const sizeOf = (page: InspectedPage, number: number) =>
		!isTurned && liesAcross(shapeOf(page), specification)
			? [wrongSize(shapeOf(page), specification, number)]
			: checkPdfPage(page, number, specification);
	const ofPages = pages.flatMap((page, index) => [
		...sizeOf(page, index + 1),
		...checkResolution(page.lowestPpi, index + 1, specification),
	]);
	const hasRightSize = pages.length > 0 && ofPages.every(({ code }) => code !== 'wrongPageSize');
	return [...count, ...ofPages, ...(isTurned && hasRightSize ? [turnedPage(specification)] : [])];
}

/** What is wrong with the file whatever it is printed on. */
function checkFile(inspection: Inspection): Finding[] {
	const { fontsNotEmbedded, isEncrypted, hasScript, hasForm, hasRgb, hasTransparency } = inspection;
	return [
		...(isEncrypted ? [found('encrypted', 'error')] : []),
		...(hasScript ? [found('containsScript', 'error')] : []),
		...(fontsNotEmbedded.length > 0 ? [found('fontNotEmbedded', 'error', { names: fontsNotEmbedded })] : []),
		...(hasForm ? [found('containsForm', 'warning')] : []),
		...(hasRgb ? [found('rgbColour', 'warning')] : []),
		...(hasTransparency ? [found('transparency', 'hint')] : []),
	];
}

/**
 * @param specification undefined: nothing is known of the product
 * @param side null: the file has all sides
 */
export function preflightUpload(
	inspection: Inspection,
	specification: PrintSpecification | undefined,
	side: string | null,
): Finding[] {
	const pagesNeeded = side === null ? (specification?.sides.length ?? 1) : 1;
	const ofProduct = specification ? checkPages(inspection, specification, pagesNeeded) : [];
	const ofShape = specification?.dieLine ? [found('cutToShape', 'hint')] : [];
	const isOneColour = specification?.inks === 'oneColour';
	const ofInks = isOneColour && inspection.hasSeveralColours ? [found('severalInks', 'error')] : [];
	// One ink is printed as it is mixed for it: nothing is converted.
	const ofFile = checkFile(inspection).filter(({ code }) => !isOneColour || code !== 'rgbColour');
	return [...ofFile, ...ofProduct, ...ofInks, ...ofShape];
}
