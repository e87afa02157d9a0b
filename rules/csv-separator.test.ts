import { expect, it } from 'vitest';
import { csvSeparator } from './csv-separator.ts';

it.each([
	['de-DE', ';'],
	['de-AT', ';'],
	['de-CH', ';'],
	['fr-FR', ';'],
	['en-GB', ','],
	['en-US', ','],
])('a spreadsheet of a reader in %s expects %s between the values of a CSV file', (language, separator) => {
	expect(csvSeparator(language)).toBe(separator);
});
