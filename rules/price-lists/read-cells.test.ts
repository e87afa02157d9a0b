import { describe, expect, it } from 'vitest';
import { readQuantity, readTotal, readUnitPrice, writeTotal, writeUnitPrice } from './read-cells.ts';

describe('a price in a cell', () => {
	it.each([
		['0,0199', 'de-DE', 199],
		['0.0199', 'de-DE', 199],
		['0.0199', 'en-GB', 199],
		['0,0199', 'en-GB', 199],
		['1.234', 'de-DE', 12_340_000],
		['1.234', 'en-GB', 12_340],
		['1,234', 'de-DE', 12_340],
		['1,234', 'en-GB', 12_340_000],
		['0.234', 'de-DE', 2340],
		['1234.567', 'de-DE', 12_345_670],
		['1.234,5', 'en-GB', 12_345_000],
		['1,234.5', 'de-DE', 12_345_000],
		["1'234.50", 'de-CH', 12_345_000],
		['12 345,50 €', 'de-DE', 123_455_000],
		['£3.5', 'en-GB', 35_000],
		['.5', 'en-GB', 5000],
		['5,', 'de-DE', 50_000],
		['0,01990000', 'de-DE', 199],
		['', 'de-DE', null],
		['0,01991', 'de-DE', 'tooManyPlaces'],
		['-1', 'de-DE', 'priceInvalid'],
		['1e3', 'en-GB', 'priceInvalid'],
		['1,2,3', 'de-DE', 'priceInvalid'],
		['12.34.567', 'de-DE', 'priceInvalid'],
		['1.234.56', 'de-DE', 'priceInvalid'],
		['abc', 'de-DE', 'priceInvalid'],
		['200000,0001', 'de-DE', 'tooLarge'],
		['99999999999999999999', 'de-DE', 'tooLarge'],
	])('%j in %s is %j', (text, language, meant) => {
		expect(readUnitPrice(text, language)).toBe(meant);
	});

	it('of a run has the places of its currency', () => {
		expect(readTotal('19,9', 'de-DE', 'EUR')).toBe(1990);
		expect(readTotal('19,901', 'de-DE', 'EUR')).toBe('tooManyPlaces');
		expect(readTotal('19', 'de-DE', 'JPY')).toBe(19);
		expect(readTotal('19,5', 'de-DE', 'JPY')).toBe('tooManyPlaces');
		expect(readTotal('19,5', 'de-DE', 'KWD')).toBe(19_500);
	});

	it('is read in either language as it was written in the other', () => {
		for (const amount of [0, 1, 199, 10_000, 12_340_000, 1_999_999_999])
			for (const writer of ['de-DE', 'en-GB'])
				for (const reader of ['de-DE', 'en-GB']) {
					expect(readUnitPrice(writeUnitPrice(amount, writer), reader)).toBe(amount);
					expect(readTotal(writeTotal(amount, writer, 'EUR'), reader, 'EUR')).toBe(amount);
				}
	});
});

describe('a quantity in a cell', () => {
	it.each([
		['1000', 1000],
		['1.000', 1000],
		['1,000', 1000],
		['1 000', 1000],
		['1.000.000', 1_000_000],
		['', null],
		['0', 'quantityInvalid'],
		['1000001', 'quantityInvalid'],
		['1,5', 'quantityInvalid'],
		['1.5', 'quantityInvalid'],
		['-5', 'quantityInvalid'],
		['1.000,000', 'quantityInvalid'],
	])('%j is %j', (text, meant) => {
		expect(readQuantity(text)).toBe(meant);
	});
});
