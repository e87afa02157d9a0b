// Numbers that people type: read in their language, and settled within the limits of a field.
import { formatterCache } from './formats.ts';

export interface NumberLimits {
	min?: number | undefined;
	max?: number | undefined;
	step?: number | undefined;
	allowNegative?: boolean | undefined;
}

/** Sums of decimals such as 0.1 + 0.2 are a little off; nobody types more places than these. */
const exact = (value: number) => Number(value.toPrecision(12));

function nextMultiple(value: number, step: number): number {
	return exact(Math.ceil(exact(value / step)) * step);
}

/**
 * Clamped to the limits and rounded up to a multiple of the step. Where rounding up leaves the limits, the last multiple
 * within them counts; where there is none, the limit itself does.
 * @returns undefined where the value is refused: it is no number, or negative where that is not allowed
 */
export function settleNumber(value: number, limits: NumberLimits): number | undefined {
	const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, step, allowNegative = false } = limits;
	if (Number.isNaN(value) || (value < 0 && !allowNegative)) return undefined;
	const clamped = Math.min(Math.max(value, min), max);
	if (!Number.isFinite(clamped)) return undefined;
	if (!step || step <= 0) return clamped;
	const up = nextMultiple(clamped, step);
	if (up <= max) return up === 0 ? 0 : up;
	const down = exact(up - step);
	return down >= min ? down : clamped;
}

/** What stands between thousands and before decimals. */
export const separatorsOf = formatterCache((language, notation) => {
	const [, group = '', decimal = ''] = /1(.)234(.)/.exec(notation) ?? [];
	if (decimal) return { group, decimal };
	const parts = new Intl.NumberFormat(language).formatToParts(12_345.6);
	const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
	return { group: sign('group'), decimal: sign('decimal') };
});

/** Reads 1.234,5 in German and 1,234.5 in English, or as the shop's notation has it. @returns NaN when it is no number */
export function parseNumber(text: string, language: string, notation?: string | null): number {
	const { group, decimal } = separatorsOf(language, notation ?? '');
	const bare = text
		.trim()
		.replace(/[\s\u00a0\u202f]/g, '')
		.replace('−', '-');
	const [whole = '', fraction, ...rest] = bare.split(decimal);
	if (rest.length > 0 || (group && fraction?.includes(group))) return Number.NaN;
	const digits = group ? whole.replaceAll(group, '') : whole;
	const number = fraction === undefined ? digits : `${digits}.${fraction}`;
	return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
}
