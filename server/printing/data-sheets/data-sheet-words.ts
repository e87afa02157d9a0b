// What a data sheet says, in words of its language, before anybody thinks of where it stands.
import type { PrintSide, PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { type Micrometres, toMillimetres } from '../../../rules/designs/units.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { mostSingleSides } from '../../../rules/printing/print-data.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { dieLineInk } from '../pdf/marks.ts';

export interface DataSheetInput {
	product: string;
	specification: PrintSpecification;
	/** Name of the output profile. */
	profile: string;
	language: string;
	translate: Translate;
	/** A file that is made again must not know when. */
	created: Date;
}

export const millimetres = ({ language }: DataSheetInput, length: Micrometres): string =>
	formatNumber(toMillimetres(length), language);

const knownSides = ['front', 'back', 'outside', 'inside'] as const;

export function nameSide({ translate }: DataSheetInput, { name }: PrintSide): string {
	const known = knownSides.find((side) => side === name);
	if (known) return translate(`dataSheet.side.${known}`);
	const [, number] = /^page(\d+)$/.exec(name) ?? [];
	return number ? translate('dataSheet.side.page', { number: Number(number) }) : name;
}

/** Pages that have nothing but a number are counted; a name says which one is which. */
function listSides(input: DataSheetInput): string {
	const { sides } = input.specification;
	const count = formatNumber(sides.length, input.language);
	if (sides.length > mostSingleSides) return count;
	return `${count}: ${sides.map((side) => nameSide(input, side)).join(', ')}`;
}

export interface Requirement {
	label: string;
	value: string;
}

export function listRequirements(input: DataSheetInput): Requirement[] {
	const { specification, translate, language, profile } = input;
	const { width, height, bleed, safeMargin, sides, folds, dieLine, maximumInk, errorPpi, warningPpi } = specification;
	const mm = (length: Micrometres) => millimetres(input, length);
	const size = (around: Micrometres) =>
		translate('dataSheet.size', { width: mm(width + 2 * around), height: mm(height + 2 * around) });
	const rows: Requirement[] = [
		{ label: translate('dataSheet.trimSize'), value: size(0) },
		{ label: translate('dataSheet.dataSize'), value: size(bleed) },
		{ label: translate('dataSheet.bleed'), value: translate('dataSheet.bleedValue', { bleed: mm(bleed) }) },
		{
			label: translate('dataSheet.safeMargin'),
			value: translate(dieLine === null ? 'dataSheet.safeMarginValue' : 'dataSheet.safeMarginInDieLine', {
				margin: mm(safeMargin),
			}),
		},
		{ label: translate('dataSheet.pages'), value: listSides(input) },
	];
	if (folds.length > 0)
		rows.push({
			label: translate('dataSheet.folds'),
			value: translate('dataSheet.foldsValue', { folds: folds.map(mm).join(' / ') }),
		});
	if (dieLine !== null)
		rows.push({
			label: translate('dataSheet.dieLine'),
			value: translate('dataSheet.dieLineValue', { spot: dieLineInk.spot ?? '' }),
		});
	rows.push(
		{
			label: translate('dataSheet.colour'),
			value:
				specification.inks === 'oneColour'
					? translate('dataSheet.oneColour')
					: translate('dataSheet.colourValue', { profile }),
		},
		{
			label: translate('dataSheet.ink'),
			value: translate('dataSheet.inkValue', { percent: formatNumber(maximumInk, language) }),
		},
		{
			label: translate('dataSheet.resolution'),
			value: translate('dataSheet.resolutionValue', {
				least: formatNumber(errorPpi, language),
				good: formatNumber(warningPpi, language),
			}),
		},
		{ label: translate('dataSheet.type'), value: translate('dataSheet.typeValue') },
		{
			label: translate('dataSheet.file'),
			value: translate(sides.length > mostSingleSides ? 'dataSheet.onePdf' : 'dataSheet.fileValue'),
		},
	);
	return rows;
}
