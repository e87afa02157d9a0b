// What visitors type into the calculators of savings: which numbers there are, and what is wrong with one.
import { parseNumber } from '../numbers.ts';

export interface RoiEntry {
	unit: 'count' | 'minutes' | 'money' | 'percent';
	/** More is a slip of the keys; sums stay exact below. */
	max: number;
	/** What the calculator begins with, unless a page says otherwise. */
	example: number;
}

const entry = (unit: RoiEntry['unit'], max: number, example: number): RoiEntry => ({ unit, max, example });

const aDay = 1440;

/** What both calculators ask. */
const work = { hourlyRate: entry('money', 1000, 38), errorRate: entry('percent', 100, 4) };

/** For companies that order print for many places. */
export const orderEntries = {
	locations: entry('count', 10_000, 5),
	ordersPerLocation: entry('count', 10_000, 10),
	minutesPerOrder: entry('minutes', aDay, 25),
	...work,
	costPerError: entry('money', 10_000, 85),
};

/** For companies that print for their clients. */
export const printEntries = {
	boundClients: entry('count', 10_000, 10),
	pdfsPerClient: entry('count', 10_000, 5),
	costPerPdf: entry('money', 1000, 4),
	minutesPerPdf: entry('minutes', aDay, 20),
	...work,
	costPerError: entry('money', 10_000, 60),
};

export type OrderEntries = Record<keyof typeof orderEntries, number>;
export type PrintEntries = Record<keyof typeof printEntries, number>;

export type EntryError = 'required' | 'notPositive' | 'notWhole' | 'tooLarge';

/** @returns the number that was typed, or what is wrong with it */
export function readEntry(
	text: string,
	{ max, unit }: Pick<RoiEntry, 'max' | 'unit'>,
	language: string,
	notation?: string | null,
): number | EntryError {
	if (text.trim() === '') return 'required';
	const value = parseNumber(text, language, notation);
	if (!(value > 0)) return 'notPositive';
	if (unit === 'count' && !Number.isInteger(value)) return 'notWhole';
	return value > max ? 'tooLarge' : value;
}
