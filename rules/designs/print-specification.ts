// What the press needs to know of a product: sizes, margins, sides, colour and limits. The shop sets it, uploads and designs are held
// against it.
import { boundsOfPath, liesWithin } from './bounds.ts';
import { identity } from './matrix.ts';
import { isPath, scalePath } from './path.ts';
import type { Micrometres } from './units.ts';

/** When the shopper must give the print data. */
export const dataRequirements = ['none', 'now', 'later'] as const;
type DataRequirement = (typeof dataRequirements)[number];

/** `oneColour`: black, or one ink that is mixed, as in letterpress. */
export const inkChoices = ['fullColour', 'oneColour'] as const;
export type InkChoice = (typeof inkChoices)[number];

export interface PrintSide {
	/** `front`, `back`, `inside`, `page1`, …: unique in a specification. */
	name: string;
}

export interface PrintSpecification {
	/** Of the trimmed, unfolded sheet. */
	width: Micrometres;
	height: Micrometres;
	bleed: Micrometres;
	/** Distance from the trim inside which nothing important may lie. */
	safeMargin: Micrometres;
	sides: readonly PrintSide[];
	/** Distances from the left edge of the front. */
	folds: readonly Micrometres[];
	/** Absolute path commands `M L C Z` in micrometres from the trim corner; null: the trim is the outline. */
	dieLine: string | null;
	/** Id of an uploaded ICC profile; null: FOGRA39L coated. */
	profileId: string | null;
	/** Total of all inks, in percent. */
	maximumInk: number;
	/** Of pictures at printed size: below `errorPpi` nothing is released, below `warningPpi` it must be accepted. */
	errorPpi: number;
	warningPpi: number;
	dataRequirement: DataRequirement;
	/** Whether print files get crop marks. */
	cropMarks: boolean;
	/** Whether all rows of a series are one run, whose price is that of all pieces; else each is a run. Those saved before there were series have none. */
	countsRowsTogether?: boolean;
	/** Those without one, as all that were saved before it could be chosen, are printed in full colour. */
	inks?: InkChoice;
}

const usualMicrometres = { bleed: 3000, safeMargin: 3000 };

/** What a product begins with: a double-sided business card. */
export const usualSpecification: PrintSpecification = {
	width: 85_000,
	height: 55_000,
	...usualMicrometres,
	sides: [{ name: 'front' }, { name: 'back' }],
	folds: [],
	dieLine: null,
	profileId: null,
	maximumInk: 300,
	errorPpi: 100,
	warningPpi: 200,
	dataRequirement: 'later',
	cropMarks: true,
};

export const specificationLimits = {
	width: [5000, 5_000_000],
	height: [5000, 5_000_000],
	bleed: [0, 50_000],
	safeMargin: [0, 50_000],
	maximumInk: [100, 400],
	errorPpi: [20, 1200],
	warningPpi: [20, 1200],
	sides: [1, 200],
	folds: [0, 12],
} as const satisfies Partial<Record<keyof PrintSpecification, readonly [least: number, most: number]>>;

const longestSideName = 20;
const sidePattern = /^[a-z][A-Za-z0-9]*$/;

/** A key, the same in every language: `front`, `page1`. */
export const isSideName = (name: string): boolean => name.length <= longestSideName && sidePattern.test(name);

export type SpecificationField = keyof PrintSpecification;

/** `range`: outside of `specificationLimits`; `order`: larger than it may be beside another field; `form`: cannot be read. */
export interface SpecificationError {
	field: SpecificationField;
	error: 'range' | 'order' | 'form';
}

const numericFields = ['width', 'height', 'bleed', 'safeMargin', 'maximumInk', 'errorPpi', 'warningPpi'] as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
	Number.isSafeInteger(value) && value >= least && value <= most;

function sideErrors({ sides }: PrintSpecification): SpecificationError[] {
	if (!isWithin(sides.length, specificationLimits.sides)) return [{ field: 'sides', error: 'range' }];
	const names = sides.map(({ name }) => name.trim());
	return names.every(isSideName) && new Set(names).size === names.length ? [] : [{ field: 'sides', error: 'form' }];
}

function foldErrors({ folds, width }: PrintSpecification): SpecificationError[] {
	if (folds.length > specificationLimits.folds[1]) return [{ field: 'folds', error: 'range' }];
	const ascend = folds.every((fold, index) => Number.isSafeInteger(fold) && fold > (folds[index - 1] ?? 0));
	if (!ascend) return [{ field: 'folds', error: 'form' }];
	return folds.every((fold) => fold < width) ? [] : [{ field: 'folds', error: 'order' }];
}

/** Whole micrometres, as programs that draw write more places than any press knows. */
export const readDieLine = (written: string): string | null => {
	const path = written.trim();
	return path.includes('.') && isPath(path) ? scalePath(path, 1, 1) : path || null;
};

/** It may run through the bleed, but not beyond what is printed. */
function dieLineErrors({ dieLine, width, height, bleed }: PrintSpecification): SpecificationError[] {
	if (dieLine === null) return [];
	const bounds = isPath(dieLine) ? boundsOfPath(dieLine, identity) : null;
	if (!bounds || bounds.width === 0 || bounds.height === 0) return [{ field: 'dieLine', error: 'form' }];
	const printed = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
	return liesWithin(bounds, printed) ? [] : [{ field: 'dieLine', error: 'order' }];
}

export function findSpecificationErrors(specification: PrintSpecification): SpecificationError[] {
	const { width, height, safeMargin, errorPpi, warningPpi } = specification;
	const outside = numericFields.filter((field) => !isWithin(specification[field], specificationLimits[field]));
	const errors: SpecificationError[] = [
		...outside.map((field) => ({ field, error: 'range' as const })),
		...sideErrors(specification),
		...foldErrors(specification),
	];
	const isOutside = (field: SpecificationField) => errors.some((found) => found.field === field);
	const isSized = !['width', 'height', 'safeMargin'].some((field) => isOutside(field as SpecificationField));
	if (isSized && safeMargin * 2 >= Math.min(width, height)) errors.push({ field: 'safeMargin', error: 'order' });
	if (!isOutside('errorPpi') && errorPpi > warningPpi) errors.push({ field: 'errorPpi', error: 'order' });
	return [...errors, ...dieLineErrors(specification)];
}
