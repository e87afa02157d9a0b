// The print specification as it is typed: lengths in millimetres, lists as texts. What is wrong with it is said by the rules.
import {
	findSpecificationErrors,
	type InkChoice,
	type PrintSpecification,
	readDieLine,
	type SpecificationError,
	type SpecificationField,
	specificationLimits,
	usualSpecification,
} from '../../../../rules/designs/print-specification.ts';
import { fromMillimetres, toMillimetres } from '../../../../rules/designs/units.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { parseNumber } from '../../../../rules/numbers.ts';
import { describeSide, readSide } from '../../../../rules/printing/side-names.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { Data } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import type { variantPrintDocument } from './print.documents.ts';

export type FoundSpecification = Data<typeof variantPrintDocument>['printSpecification'];

/** How numbers and sides are written where lists of them are typed. */
export interface Notation {
	t: Translate;
	language: string;
	notation: string | null | undefined;
}

/** A number is undefined while its field is empty. */
export interface PrintValues {
	/** Of a variant: whether it is printed in another way than its product. */
	printed: boolean;
	dataRequirement: PrintSpecification['dataRequirement'];
	/** Lengths in millimetres. */
	width: number | undefined;
	height: number | undefined;
	bleed: number | undefined;
	safeMargin: number | undefined;
	sides: string;
	folds: string;
	dieLine: string;
	/** Empty for the profile that ships. */
	profileId: string;
	maximumInk: number | undefined;
	errorPpi: number | undefined;
	warningPpi: number | undefined;
	cropMarks: boolean;
	countsRowsTogether: boolean;
	inks: InkChoice;
}

const lengths = ['width', 'height', 'bleed', 'safeMargin'] as const;

/** @param ownerId whose values they are: a variant without its own begins with those of its product */
export function readPrintValues(
	found: FoundSpecification,
	ownerId: string,
	{ t, language, notation }: Notation,
): PrintValues {
	const usual = { ...usualSpecification, sides: usualSpecification.sides.map(({ name }) => name) };
	const given = found?.specification ?? usual;
	const millimetres = lengths.map((name) => [name, toMillimetres(given[name])] as const);
	return {
		...(Object.fromEntries(millimetres) as Record<(typeof lengths)[number], number>),
		printed: found?.productId === ownerId,
		dataRequirement: given.dataRequirement,
		sides: given.sides.map((side) => describeSide(t, side)).join(', '),
		folds: given.folds.map((fold) => formatNumber(toMillimetres(fold), language, notation ?? null)).join('; '),
		dieLine: given.dieLine ?? '',
		profileId: given.profileId ?? '',
		maximumInk: given.maximumInk,
		errorPpi: given.errorPpi,
		warningPpi: given.warningPpi,
		cropMarks: given.cropMarks,
		countsRowsTogether: given.countsRowsTogether ?? false,
		inks: given.inks ?? 'fullColour',
	};
}

const parts = (text: string, separator: string) =>
	text
		.split(separator)
		.map((part) => part.trim())
		.filter((part) => part !== '');

const micrometres = (millimetres: number | undefined) => fromMillimetres(millimetres ?? Number.NaN);

/** NaN for what is finer: nothing is rounded where no field says so. */
function wholeMicrometres(millimetres: number): number {
	const length = fromMillimetres(millimetres);
	return Math.abs(length - millimetres * 1000) < 1e-6 ? length : Number.NaN;
}

export function specificationOf(values: PrintValues, { t, language, notation }: Notation): PrintSpecification {
	const { dataRequirement, dieLine, cropMarks, countsRowsTogether, inks, sides, folds } = values;
	return {
		width: micrometres(values.width),
		height: micrometres(values.height),
		bleed: micrometres(values.bleed),
		safeMargin: micrometres(values.safeMargin),
		sides: parts(sides, ',').map((side) => ({ name: readSide(t, side) })),
		folds: parts(folds, ';').map((fold) => wholeMicrometres(parseNumber(fold, language, notation))),
		dieLine: readDieLine(dieLine),
		profileId: values.profileId || null,
		maximumInk: values.maximumInk ?? Number.NaN,
		errorPpi: values.errorPpi ?? Number.NaN,
		warningPpi: values.warningPpi ?? Number.NaN,
		dataRequirement,
		cropMarks,
		countsRowsTogether,
		inks,
	};
}

const formKeys: Partial<
	Record<SpecificationField, 'printing.sidesForm' | 'printing.foldsForm' | 'printing.dieLineForm'>
> = { sides: 'printing.sidesForm', folds: 'printing.foldsForm', dieLine: 'printing.dieLineForm' };
const orderKeys: Partial<
	Record<SpecificationField, `printing.${'safeMargin' | 'errorPpi' | 'folds' | 'dieLine'}Order`>
> = {
	safeMargin: 'printing.safeMarginOrder',
	errorPpi: 'printing.errorPpiOrder',
	folds: 'printing.foldsOrder',
	dieLine: 'printing.dieLineOrder',
};

function textOf({ field, error }: SpecificationError, { t, language, notation }: Notation): string {
	const form = formKeys[field];
	const order = orderKeys[field];
	if (error === 'order' && order) return t(order);
	if (form) return t(form);
	const [least, most] = field in specificationLimits ? specificationLimits[field as 'width'] : [0, 0];
	const scale = (lengths as readonly string[]).includes(field) ? toMillimetres : (number: number) => number;
	const written = (number: number) => formatNumber(scale(number), language, notation ?? null);
	return t('printing.range', { least: written(least), most: written(most) });
}

/** By the name of the field. */
export function findPrintErrors(values: PrintValues, notation: Notation): FieldErrors {
	if (!values.printed) return {};
	const errors = findSpecificationErrors(specificationOf(values, notation));
	return Object.fromEntries(errors.map((error) => [error.field, textOf(error, notation)]));
}

/** As it stands in the fields, in micrometres. */
export const formatOf = ({ width, height, bleed, sides }: PrintValues) => ({
	...{ width: micrometres(width), height: micrometres(height), bleed: micrometres(bleed) },
	pages: parts(sides, ',').length,
});
