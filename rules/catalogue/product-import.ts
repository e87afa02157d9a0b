// What can be wrong with a row of a table of products, and how its cells are written and read.
import { plainProductErrors } from './product-errors.ts';

export const productImportErrors = [
	...plainProductErrors,
	'noKey',
	'duplicateRow',
	'unknownParent',
	'unknownColumn',
	'cellError',
	'notYesNo',
	'notAPrice',
	'hasPriceLists',
	'unknownLabel',
	'unknownCategory',
	'noPriceRight',
	'changedMeanwhile',
] as const;
export type ProductImportError = (typeof productImportErrors)[number];

/** Between several labels or categories in one cell. */
export const listMark = '|';

const [yes, no] = [
	['yes', 'ja', 'true', '1', 'x'],
	['no', 'nein', 'false', '0'],
];

/** @returns undefined for what is neither */
export function readYesNo(text: string): boolean | undefined {
	const word = text.trim().toLowerCase();
	if (yes?.includes(word)) return true;
	return no?.includes(word) ? false : undefined;
}

export const writeYesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** In minor units; undefined for what is no price. 19.90 and 19,90 are the same; a sign for thousands is not taken. */
export function readPrice(text: string, digits: number): number | undefined {
	const found = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
	if (!found) return undefined;
	const [, whole = '', part = ''] = found;
	if (part.length > digits && /[^0]/.test(part.slice(digits))) return undefined;
	return Number(`${whole}${part.slice(0, digits).padEnd(digits, '0')}`);
}

export const readList = (text: string): string[] => [
	...new Set(
		text
			.split(listMark)
			.map((part) => part.trim())
			.filter(Boolean),
	),
];
