import { describe, expect, it } from 'vitest';
import { formatNumber } from './formats.ts';
import { changeOf, parseNumber, parsePieces, readNumber, settleNumber } from './numbers.ts';

describe('a number in a field', () => {
	it.each([
		[5, {}, 5],
		[5, { min: 10 }, 10],
		[50, { max: 20 }, 20],
		[0, { min: 0, max: 0 }, 0],
		[101, { step: 25 }, 125],
		[100, { step: 25 }, 100],
		[1, { min: 10, step: 25 }, 25],
		[99, { max: 99, step: 25 }, 75],
		[3, { min: 1, max: 5, step: 10 }, 3],
		[0.3, { step: 0.1 }, 0.3],
		[0.7, { step: 0.1 }, 0.7],
		[0.71, { step: 0.1 }, 0.8],
		[1.1, { step: 0.01 }, 1.1],
		[2.5, { step: 1 }, 3],
		[85.01, { step: 0.1, precision: 0.001 }, 85.01],
		[53.98, { step: 0.1, precision: 0.001 }, 53.98],
		[85.00049, { step: 0.1, precision: 0.001 }, 85],
		[85.00051, { step: 0.1, precision: 0.001 }, 85.001],
		[7, { step: 0 }, 7],
		[7, { step: -5 }, 7],
		[-3, { allowNegative: true }, -3],
		[-3, { allowNegative: true, step: 2 }, -2],
		[-0.5, { allowNegative: true, step: 1 }, 0],
		[-30, { allowNegative: true, min: -10 }, -10],
		[Number.POSITIVE_INFINITY, { max: 9 }, 9],
		[1_000_001, { step: 1000 }, 1_001_000],
	])('%d within %j becomes %d', (value, limits, settled) => {
		expect(settleNumber(value, limits)).toBe(settled);
	});

	it.each([
		[-1, {}],
		[-1, { min: 5 }],
		[-0.01, { step: 1 }],
		[Number.NaN, {}],
		[Number.POSITIVE_INFINITY, {}],
		[Number.NEGATIVE_INFINITY, { allowNegative: true }],
	])('%d within %j is refused', (value, limits) => {
		expect(settleNumber(value, limits)).toBeUndefined();
	});
});

describe('a typed number', () => {
	it.each([
		['1.234,5', 'de-DE', 1234.5],
		['1,234.5', 'en-GB', 1234.5],
		['1234', 'de-DE', 1234],
		[' 12 ', 'en-GB', 12],
		['1 234', 'de-DE', 1234],
		['-3', 'de-DE', -3],
		['−3,5', 'de-DE', -3.5],
		[',5', 'de-DE', 0.5],
		['5,', 'de-DE', 5],
	])('%j in %s is %d', (text, language, number) => {
		expect(parseNumber(text, language)).toBe(number);
	});

	it.each([
		['0.49', 0.49],
		['12.90', 12.9],
		['1.5', 1.5],
		['1.14', 1.14],
		['1.2345', 1.2345],
		['0.234', 0.234],
		['1234.567', 1234.567],
		['.5', 0.5],
		['5.', 5],
		['1,234', 1.234],
		['1.234', 1234],
		['12.345.678', 12_345_678],
		['1,234.56', 1234.56],
		['1.234,56', 1234.56],
		['1,234,567', 1_234_567],
		['1 234.567', 1234.567],
		["1'234,50", 1234.5],
	])('%j in German is %d, never ten or a thousand times as much', (text, number) => {
		expect(parseNumber(text, 'de-DE')).toBe(number);
	});

	it.each([
		['0,49', 0.49],
		['12,90', 12.9],
		['1,5', 1.5],
		['1,2345', 1.2345],
		['0,234', 0.234],
		['1.234', 1.234],
		['1,234', 1234],
		['1.234,56', 1234.56],
		['1,234.56', 1234.56],
		['1.234.567', 1_234_567],
	])('%j in English is %d', (text, number) => {
		expect(parseNumber(text, 'en-GB')).toBe(number);
	});

	it.each([
		['fr-FR', '1.234'],
		['pl-PL', '12.345'],
		['de-CH', '1,234'],
	])('in %s is ambiguous as %j, since the sign is neither for thousands nor for decimals there', (language, text) => {
		expect(readNumber(text, language)).toEqual({ fault: 'ambiguous' });
		expect(parseNumber(text, language)).toBeNaN();
	});

	it('is read by the notation of the shop where it has one', () => {
		expect(parseNumber('1.234', 'en-GB', '1.234,56 ¤')).toBe(1234);
		expect(parseNumber('1.234', 'de-DE', '¤1,234.56')).toBe(1.234);
	});

	it.each(['de-DE', 'en-GB', 'fr-FR', 'de-CH', 'pl-PL', 'es-ES'])(
		'in %s is read as the field writes it',
		(language) => {
			for (const number of [0, 0.5, 1, 12.9, 999, 1000, 1234.567, 12_345, 123_456.7, 1_234_567, -1234.5])
				expect(parseNumber(formatNumber(number, language), language)).toBe(number);
		},
	);

	it.each([
		...['', 'abc', '1,2,3', '1,2.3.4', '--1', '1e5', '1e3', '-', ',', '0x10', 'Infinity', '1.23,4', '12.34.567', '1 5'],
		...['0.123.456', '1.234,5,6', '1,234.567.8', "1'23", '1.234 567', '5-', '1..5', '9'.repeat(41)],
	])('%j is none in German', (text) => {
		expect(readNumber(text, 'de-DE')).toEqual({ fault: 'unreadable' });
	});
});

describe('a number of pieces', () => {
	it.each([
		['de-DE', '1.000', 1000],
		['en-GB', '1,000', 1000],
		['de-DE', '12', 12],
		['en-GB', '2.5', 2.5],
	])('in %s is read from %j', (language, text, pieces) => {
		expect(parsePieces(text, language)).toBe(pieces);
	});

	it.each([
		['de-DE', '1,000'],
		['en-GB', '1.000'],
		['en-GB', ' 12.500 '],
	])('in %s is not guessed from %j, which could be a thousand times as many', (language, text) => {
		expect(parsePieces(text, language)).toBeNaN();
	});
});

describe('a change of a number', () => {
	it.each([
		[5, { min: 10 }, 'raised'],
		[1, { min: 10, step: 25 }, 'raised'],
		[50, { max: 20 }, 'lowered'],
		[2.5, { step: 1 }, 'rounded'],
		[99, { max: 99, step: 25 }, 'rounded'],
		[7, { min: 0, max: 9, step: 1 }, undefined],
	])('of %d within %j is called %j', (value, limits, change) => {
		expect(changeOf(value, settleNumber(value, limits) ?? Number.NaN, limits)).toBe(change);
	});
});
