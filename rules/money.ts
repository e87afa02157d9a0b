// Money: an integer of minor units with its currency, and how it is written for people.
import { formatterCache, inNotation } from './formats.ts';

export interface Money {
	/** Cents, where the currency has cents; never a fraction. */
	minor: number;
	currency: string;
}

interface MoneyStyle {
	currency: string;
	language: string;
	notation: string;
}

const currencyFormat = formatterCache((language, currency) => {
	const format = new Intl.NumberFormat(language, { style: 'currency', currency });
	return { format, digits: format.resolvedOptions().maximumFractionDigits ?? 2 };
});

/** How many digits a currency has behind the point. */
export const minorDigits = (currency: string): number => currencyFormat('en', currency).digits;

/** A whole number of the smallest unit as decimal text, exactly: 1490 with two digits is 14.90. */
export function decimalText(value: number, digits: number, mark = '.'): string {
	const text = String(Math.abs(value)).padStart(digits + 1, '0');
	const written = digits === 0 ? text : `${text.slice(0, -digits)}${mark}${text.slice(-digits)}`;
	return value < 0 ? `-${written}` : written;
}

const symbolIn = (format: Intl.NumberFormat) => format.formatToParts(0).find(({ type }) => type === 'currency')?.value;

/** € in German and in English; where a language has no sign for it, its code. */
export const currencySign = (currency: string, language: string): string =>
	symbolIn(currencyFormat(language, currency).format) ?? currency;

/** What a format wrote in English, with the signs of a notation and the currency's sign in the reader's language. */
export function moneyInNotation(english: string, { currency, language, notation }: MoneyStyle) {
	const symbol = currencySign(currency, language);
	const amount = inNotation(english.replace(/[^\d.,]/g, ''), notation);
	return notation
		.replace(/1.*6/, amount)
		.replace(/ /g, '\u00a0')
		.replace('¤', () => symbol);
}

/** @param notation the shop's own (rules/notations.ts); without one, as the language does */
export function formatMoney({ minor, currency }: Money, language: string, notation?: string | null): string {
	if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no number of minor units`);
	const { format, digits } = currencyFormat(notation ? 'en' : language, currency);
	// As decimal text and not divided: large sums keep their last cent.
	const written = format.format(`${minor}e-${digits}` as `${number}`);
	if (!notation) return written;
	return (minor < 0 ? '-' : '') + moneyInNotation(written, { currency, language, notation });
}
