// What can be wrong with a row of a file of prices.
import { cellFaults } from './read-cells.ts';
import { priceRowFaults } from './rows.ts';

export const priceImportErrors = [
	...new Set([
		...priceRowFaults,
		...cellFaults,
		'contradiction',
		'givenInvalid',
		'unknownColumn',
		'doubleColumn',
		'cellError',
		'changedMeanwhile',
	] as const),
];
export type PriceImportFault = (typeof priceImportErrors)[number];

export const priceImportModes = ['merge', 'replace'] as const;
export type PriceImportMode = (typeof priceImportModes)[number];
