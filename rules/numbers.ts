// Numbers that people type: read in their language, and settled within the limits of a field.
import { formatterCache } from './formats.ts';

export interface NumberLimits {
	min?: number | undefined;
	max?: number | undefined;
	step?: number | undefined;
	/** The finest difference that counts, where that is not the step: rounded to the nearest multiple of it. */
	precision?: number | undefined;
	allowNegative?: boolean | undefined;
}

/** Sums of decimals such as 0.1 + 0.2 are a little off; no one types more places than these. */
const exact = (value: number) => Number(value.toPrecision(12));

function nextMultiple(value: number, step: number): number {
	return exact(Math.ceil(exact(value / step)) * step);
}

/**
 * Clamped to the limits and rounded up to a multiple of the step, or to the nearest of the precision. Where rounding up leaves the limits, the last multiple
 * within them counts; where there is none, the limit itself does.
 * @returns undefined where the value is refused: it is no number, or negative where that is not allowed
 */
export function settleNumber(value: number, limits: NumberLimits): number | undefined {
	const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, allowNegative = false } = limits;
	const { step, precision } = limits;
	if (Number.isNaN(value) || (value < 0 && !allowNegative)) return undefined;
	const clamped = Math.min(Math.max(value, min), max);
	if (!Number.isFinite(clamped)) return undefined;
	if (precision) return exact(Math.round(exact(clamped / precision)) * precision);
	if (!step || step <= 0) return clamped;
	const up = nextMultiple(clamped, step);
	if (up <= max) return up === 0 ? 0 : up;
	const down = exact(up - step);
	return down >= min ? down : clamped;
}

export type NumberChange = 'raised' | 'lowered' | 'rounded';

/** How settling has changed a number; undefined where it is as it was. */
export function changeOf(value: number, settled: number, { min, max }: NumberLimits): NumberChange | undefined {
	if (settled === value) return undefined;
	if (min !== undefined && value < min) return 'raised';
	return max !== undefined && value > max ? 'lowered' : 'rounded';
}

/** What stands between thousands and before decimals. */
export const separatorsOf = formatterCache((language, notation) => {
	const [, group = '', decimal = ''] = /1(.)234(.)/.exec(notation) ?? [];
	if (decimal) return { group, decimal };
	const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
	const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
	return { group: sign('group'), decimal: sign('decimal') };
});

/** No one types more than that. */
const longestNumber = 40;

/** Thousands with one and the same sign between them, each in front of exactly three digits. */
const grouped = /^[1-9]\d{0,2}([.,\s\u00a0\u202f'’])\d{3}(?:\1\d{3})*$/;
/** A single point or comma in front of exactly three digits: thousands in one language, decimals in another. */
const eitherWay = /^[1-9]\d{0,2}[.,]\d{3}$/;

interface Separators {
	group: string;
	decimal: string;
}

type DecimalSign = '.' | ',' | 'none' | 'ambiguous';

/** Which sign of a number stands before its decimals. */
function findDecimalSign(digits: string, { group, decimal }: Separators): DecimalSign {
	const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
	if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
	if (points + commas !== 1) return 'none';
	const sign = points > 0 ? '.' : ',';
	if (sign === decimal || !eitherWay.test(digits)) return sign;
	return sign === group ? 'none' : 'ambiguous';
}

/** The digits of a number before and after its decimal sign. */
export interface NumberParts {
	negative: boolean;
	whole: string;
	places: string;
}

/**
 * A group sign counts only in front of exactly three digits; otherwise point and comma are both the decimal sign. Where both
 * readings are possible, the language decides; where the language knows neither, the number is ambiguous.
 */
export function splitNumber(text: string, separators: Separators): NumberParts | 'unreadable' | 'ambiguous' {
	const [, sign = '', digits = ''] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? [];
	if (digits.length > longestNumber || !/^(?:[\d.,'’\s\u00a0\u202f]*\d)?[.,]?$/.test(digits) || !/\d/.test(digits))
		return 'unreadable';
	const decimal = findDecimalSign(digits, separators);
	if (decimal === 'ambiguous') return decimal;
	const at = decimal === 'none' ? digits.length : digits.lastIndexOf(decimal);
	const [whole, places] = [digits.slice(0, at), digits.slice(at + 1)];
	if (!/^\d*$/.test(places)) return 'unreadable';
	if (!/^\d*$/.test(whole) && (!grouped.test(whole) || whole.includes(decimal))) return 'unreadable';
	return { negative: sign !== '', whole: whole.replaceAll(/\D/g, '') || '0', places };
}

export type NumberReading = { value: number } | { fault: 'unreadable' | 'ambiguous' };

/** Reads 1.234,5 in German and 1,234.5 in English, or as the shop's notation has it. */
export function readNumber(text: string, language: string, notation?: string | null): NumberReading {
	const parts = splitNumber(text, separatorsOf(language, notation ?? ''));
	if (typeof parts === 'string') return { fault: parts };
	const { negative, whole, places } = parts;
	return { value: Number(`${negative ? '-' : ''}${whole}.${places || '0'}`) };
}

/** @returns NaN when it is no number, or could be two */
export function parseNumber(text: string, language: string, notation?: string | null): number {
	const reading = readNumber(text, language, notation);
	return 'value' in reading ? reading.value : Number.NaN;
}

/**
 * Pieces are whole: 1,000 could be a thousand of them or one in any language, and is never taken for one.
 * @returns NaN when it is no number, or could be two
 */
export function parsePieces(text: string, language: string, notation?: string | null): number {
	const pieces = parseNumber(text, language, notation);
	return eitherWay.test(text.trim()) && pieces < 1000 ? Number.NaN : pieces;
}
