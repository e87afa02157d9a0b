// Numbers of price lists as people write them, in German or English, typed, pasted or out of a file: exact, never by way of a float.
import { decimalText, minorDigits } from '../money.ts';
import { type NumberParts, separatorsOf, splitNumber } from '../numbers.ts';
import { largestQuantity, unitPriceDigits } from '../pricing/kinds.ts';
import { largestAmount } from './rows.ts';

export const cellErrors = ['quantityInvalid', 'priceInvalid', 'tooManyPlaces', 'tooLarge'] as const;
export type CellError = (typeof cellErrors)[number];

/** What separates the places behind the point in a language. */
const decimalMark = (language: string): '.' | ',' => (separatorsOf(language, '').decimal === ',' ? ',' : '.');

const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const currencySigns = /^(?:€|EUR|CHF|Fr\.?|£|GBP|\$|USD)|(?:€|EUR|CHF|Fr\.?|£|GBP|\$|USD)$/gi;

/** In a table a single mark before three digits separates thousands, unless it is the language's decimal one. */
function partsOf(text: string, language: string): NumberParts | undefined {
	const decimal = decimalMark(language);
	const parts = splitNumber(text.trim().replace(currencySigns, ''), { decimal, group: decimal === ',' ? '.' : ',' });
	if (typeof parts === 'string' || parts.negative) return undefined;
	return { ...parts, places: parts.places.replace(/0+$/, '') };
}

/** More digits than that are no amount, however they are counted. */
const longest = 12;

function readAmount(text: string, language: string, digits: number): number | CellError {
	const parts = partsOf(text, language);
	if (!parts) return 'priceInvalid';
	if (parts.places.length > digits) return 'tooManyPlaces';
	const written = `${parts.whole}${parts.places.padEnd(digits, '0')}`.replace(/^0+(?=\d)/, '');
	if (written.length > longest || Number(written) > largestAmount) return 'tooLarge';
	return Number(written);
}

/** @returns ten-thousandths of the main unit of the currency, or what is wrong; null for nothing */
export const readUnitPrice = (text: string, language: string): number | null | CellError =>
	text.trim() === '' ? null : readAmount(text, language, unitPriceDigits);

/** @returns minor units, or what is wrong; null for nothing */
export const readTotal = (text: string, language: string, currency: string): number | null | CellError =>
	text.trim() === '' ? null : readAmount(text, language, minorDigits(currency));

/** A point or comma in a quantity can only separate thousands, unless a spreadsheet holds it as a number. */
export function readQuantity(text: string, { decimal = false } = {}): number | null | CellError {
	const digits = text.trim().replaceAll(/[\s\u00a0\u202f'’]/g, '');
	if (digits === '') return null;
	if (!/^\d{1,7}$/.test(digits) && (decimal || !grouped.test(digits))) return 'quantityInvalid';
	const quantity = Number(digits.replaceAll(/[.,]/g, ''));
	return quantity >= 1 && quantity <= largestQuantity ? quantity : 'quantityInvalid';
}

/** With all of its places, so that it is never read as thousands. */
export const writeUnitPrice = (unitPrice: number, language: string): string =>
	decimalText(unitPrice, unitPriceDigits, decimalMark(language));

export const writeTotal = (total: number, language: string, currency: string): string =>
	decimalText(total, minorDigits(currency), decimalMark(language));
