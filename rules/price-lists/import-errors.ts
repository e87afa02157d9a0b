// What can be wrong with a row of a file of prices.
import { cellErrors } from './read-cells.ts';
import { priceRowErrors } from './rows.ts';

export const priceImportErrors = [
	...new Set([
		...priceRowErrors,
		...cellErrors,
		'contradiction',
		'givenInvalid',
		'unknownColumn',
		'doubleColumn',
		'cellError',
		'changedMeanwhile',
	] as const),
];
export type PriceImportError = (typeof priceImportErrors)[number];

export const priceImportModes = ['merge', 'replace'] as const;
export type PriceImportMode = (typeof priceImportModes)[number];
