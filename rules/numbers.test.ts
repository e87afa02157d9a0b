import { describe, expect, it } from 'vitest';
import { parseNumber, settleNumber } from './numbers.ts';

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

	it.each(['', 'abc', '1,2,3', '1,2.3', '--1', '1e5', '-', ',', '0x10', 'Infinity'])('%j is none in German', (text) => {
		expect(parseNumber(text, 'de-DE')).toBeNaN();
	});
});
