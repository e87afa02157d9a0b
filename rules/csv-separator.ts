// What spreadsheets expect between two values of a CSV file: a matter of the reader's country.
import { separatorsOf } from './numbers.ts';

/** They write points in numbers and yet expect semicolons. */
const semicolonRegions = new Set(['CH', 'LI']);

/** Where a comma is the decimal mark, it cannot stand between values as well. */
export const csvSeparator = (language: string): ';' | ',' =>
	separatorsOf(language, '').decimal === ',' || semicolonRegions.has(language.split('-')[1] ?? '') ? ';' : ',';

/** As the parameter of an export. */
export const separatorName = (language: string): 'semicolon' | 'comma' =>
	csvSeparator(language) === ';' ? 'semicolon' : 'comma';
