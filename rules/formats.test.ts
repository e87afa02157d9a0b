import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber } from './formats.ts';
import { ownNameOfLanguage } from './languages.ts';
import { formatMoney } from './money.ts';

describe('money', () => {
	it.each([
		[{ minor: 123456, currency: 'EUR' }, 'de-DE', '1.234,56\u00a0€'],
		[{ minor: 123456, currency: 'EUR' }, 'en-GB', '€1,234.56'],
		[{ minor: -5, currency: 'EUR' }, 'en-GB', '-€0.05'],
		[{ minor: 0, currency: 'EUR' }, 'de-DE', '0,00\u00a0€'],
		[{ minor: 500, currency: 'JPY' }, 'en-GB', 'JP¥500'],
		[{ minor: 1500, currency: 'KWD' }, 'en-GB', 'KWD\u00a01.500'],
		[{ minor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'de-DE', '90.071.992.547.409,91\u00a0€'],
	])('%j in %s is %s', (money, language, written) => {
		expect(formatMoney(money, language)).toBe(written);
	});

	it.each([0.5, Number.NaN, 2 ** 53])('is never %s minor units', (minor) => {
		expect(() => formatMoney({ minor, currency: 'EUR' }, 'de-DE')).toThrow(RangeError);
	});
});

describe('numbers and days', () => {
	it('are written as the language does', () => {
		expect(formatNumber(12345.5, 'de-DE')).toBe('12.345,5');
		expect(formatNumber(12345.5, 'en-GB')).toBe('12,345.5');
	});

	it('name the day of the time zone that is asked for', () => {
		const late = new Date('2026-11-15T23:30:00Z');
		expect(formatDate(late, 'de-DE', 'Europe/Berlin')).toBe('16.11.2026');
		expect(formatDate(late, 'en-GB', 'Europe/London')).toBe('15 Nov 2026');
	});
});

describe('the name of a language in itself', () => {
	it.each([
		['de-DE', 'Deutsch'],
		['en-GB', 'English'],
		['fr-FR', 'français'],
	])('of %s is %s', (code, name) => {
		expect(ownNameOfLanguage(code)).toBe(name);
	});
});
