import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, withoutCurrency } from './decimals.ts';

describe('a decimal number', () => {
	it.each([
		['1.234,56', 'de-DE', 123456],
		['1234,56', 'de-DE', 123456],
		['1 234,56', 'de-DE', 123456],
		['1\u202f234,5', 'de-DE', 123450],
		['0,5', 'de-DE', 50],
		[',5', 'de-DE', 50],
		['7', 'de-DE', 700],
		['7,', 'de-DE', 700],
		['1.234.567', 'de-DE', 123456700],
		['1,5000', 'de-DE', 150],
		['-3,10', 'de-DE', -310],
		['−3,10', 'de-DE', -310],
		['1,234.56', 'en-GB', 123456],
		['1,234', 'en-GB', 123400],
		['0.5', 'en-GB', 50],
		['90071992547409,91', 'de-DE', 9007199254740991],
	])('%s in %s is %d hundredths', (text, language, value) => {
		expect(parseDecimal(text, 2, language)).toBe(value);
	});

	it.each([
		['1.99', 'de-DE'],
		['0.019', 'de-DE'],
		['1,234.56', 'de-DE'],
		['1.2.3', 'de-DE'],
		['1.234 567', 'de-DE'],
		['12 50', 'de-DE'],
		['1,99', 'en-GB'],
		['1.234,56', 'en-GB'],
		['', 'de-DE'],
		['-', 'de-DE'],
		[',', 'de-DE'],
		['12a', 'de-DE'],
		['1e3', 'de-DE'],
		['#WERT!', 'de-DE'],
		['5 %', 'de-DE'],
	])('%s in %s is none', (text, language) => {
		expect(parseDecimal(text, 2, language)).toBe('noNumber');
	});

	it('that is finer or larger than can be stored is not rounded', () => {
		expect(parseDecimal('0,019', 2, 'de-DE')).toBe('tooFine');
		expect(parseDecimal('90071992547409,92', 2, 'de-DE')).toBe('tooLarge');
	});

	it("follows a shop's own notation", () => {
		expect(parseDecimal("1'234.56", 2, 'de-DE', "¤ 1'234.56")).toBe(123456);
		expect(parseDecimal('1’234.56', 2, 'de-DE', "¤ 1'234.56")).toBe(123456);
		expect(parseDecimal('1,234.56', 2, 'de-DE', '¤1,234.56')).toBe(123456);
		expect(parseDecimal('1.234,56', 2, 'en-GB', '1.234,56 ¤')).toBe(123456);
	});

	it.each(['de-DE', 'en-GB', 'fr-FR', 'de-CH'])('is read again as it was written in %s', (language) => {
		for (const notation of [null, '1.234,56 ¤', '1,234.56 ¤', '1 234,56 ¤', "¤ 1'234.56"])
			for (const value of [0, 1, 199, 10_000, 123_456_789, 9_007_199_254_740_991])
				expect(parseDecimal(formatDecimal(value, { of: 4, least: 2 }, language, notation), 4, language, notation)).toBe(
					value,
				);
	});

	it('is written with no more places than it needs, and no less than are usual', () => {
		expect(formatDecimal(199, { of: 4, least: 2 }, 'de-DE')).toBe('0,0199');
		expect(formatDecimal(12_345_000, { of: 4, least: 2 }, 'de-DE')).toBe('1.234,50');
		expect(formatDecimal(500, { of: 0, least: 2 }, 'de-DE')).toBe('500');
	});
});

describe('an amount', () => {
	it.each([
		['1.234,56 €', 'EUR'],
		['€ 1.234,56', 'EUR'],
		['1.234,56\u00a0EUR', 'EUR'],
		['CHF 1.234,56', 'CHF'],
	])('%s loses the sign of its currency', (text, currency) => {
		expect(withoutCurrency(text, currency, 'de-DE')).toBe('1.234,56');
	});

	it('of another currency keeps it', () => {
		expect(withoutCurrency('5 $', 'EUR', 'de-DE')).toBe('5 $');
		expect(withoutCurrency('CA$5', 'USD', 'en-GB')).toBe('CA$5');
	});
});
