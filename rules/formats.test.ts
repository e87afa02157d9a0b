import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber } from './formats.ts';
import { ownNameOfLanguage } from './languages.ts';
import { formatMoney } from './money.ts';
import { isNotation, notations } from './notations.ts';
import { parseNumber } from './numbers.ts';
import { translatorOf } from './texts/compile-messages.ts';

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

describe('the notation of a shop', () => {
	it.each([
		['1.234,56 ¤', '1.234.567,89\u00a0€', '12.345,5'],
		['1,234.56 ¤', '1,234,567.89\u00a0€', '12,345.5'],
		['¤1,234.56', '€1,234,567.89', '12,345.5'],
		['1 234,56 ¤', '1\u00a0234\u00a0567,89\u00a0€', '12\u00a0345,5'],
		["¤ 1'234.56", "€\u00a01'234'567.89", "12'345.5"],
	])('%s writes %s and %s in every language, and is read again', (notation, money, number) => {
		for (const language of ['de-DE', 'en-GB', 'fr-FR', 'ja-JP']) {
			expect(formatMoney({ minor: 123_456_789, currency: 'EUR' }, language, notation)).toBe(money);
			expect(formatNumber(12_345.5, language, notation)).toBe(number);
			expect(parseNumber(number, language, notation)).toBe(12_345.5);
		}
	});

	it('keeps the sign, the currency as the language calls it, and as many digits as there are', () => {
		expect(formatMoney({ minor: -5, currency: 'EUR' }, 'de-DE', '¤1,234.56')).toBe('-€0.05');
		expect(formatMoney({ minor: 1500, currency: 'USD' }, 'de-DE', '1,234.56 ¤')).toBe('15.00\u00a0$');
		expect(formatMoney({ minor: 1500, currency: 'USD' }, 'en-GB', '1,234.56 ¤')).toBe('15.00\u00a0US$');
		expect(formatMoney({ minor: 1500, currency: 'JPY' }, 'de-DE', '1.234,56 ¤')).toBe('1.500\u00a0¥');
		expect(formatMoney({ minor: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'de-DE', '¤1,234.56')).toBe(
			'€90,071,992,547,409.91',
		);
	});

	it('is only what is listed, and none is as the language does', () => {
		expect(notations.every(isNotation)).toBe(true);
		expect(isNotation('1_234')).toBe(false);
		expect(formatNumber(12_345.5, 'de-DE', null)).toBe('12.345,5');
	});

	it('applies to counts in texts; those with a style of their own follow the language', () => {
		const messages = {
			'catalogue.count': '{count, plural, one {# Stück} other {# Stücke}}, {count, number}, {count, number, ::percent}',
		};
		const t = translatorOf('de-DE', messages, '¤1,234.56');
		expect(t('catalogue.count', { count: 12_345 })).toBe('12,345 Stücke, 12,345, 1.234.500\u00a0%');
	});
});

describe('numbers and days', () => {
	it('are written as the language does', () => {
		expect(formatNumber(12345.5, 'de-DE')).toBe('12.345,5');
		expect(formatNumber(12345.5, 'en-GB')).toBe('12,345.5');
	});

	it('name the day in the given time zone', () => {
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
