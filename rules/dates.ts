// Days of the calendar, as 2026-11-15: moved about, written and read as a language writes them. Only `dayIn` knows of times and time zones.
// Days in this form compare as they stand: the earlier text is the earlier day.
import { BoundedCache } from './collections/bounded-cache.ts';
import { formatterCache } from './formats.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayInMilliseconds = 86_400_000;

interface Parts {
	year: number;
	/** 1 to 12. */
	month: number;
	day: number;
}

const written = ({ year, month, day }: Parts) =>
	`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Midnight in Greenwich; years before 100 would be taken for those of the last century. */
function instantOf({ year, month, day }: Parts): Date {
	const date = new Date(0);
	date.setUTCFullYear(year, month - 1, day);
	return date;
}

const partsOf = (date: Date): Parts => ({
	year: date.getUTCFullYear(),
	month: date.getUTCMonth() + 1,
	day: date.getUTCDate(),
});

function partsIn(day: string): Parts | undefined {
	const [, year = '', month = '', date = ''] = iso.exec(day) ?? [];
	const parts = { year: Number(year), month: Number(month), day: Number(date) };
	// 31 February is 3 March by the calendar's arithmetic, and no day that anyone meant.
	return year !== '' && parts.year > 0 && written(partsOf(instantOf(parts))) === day ? parts : undefined;
}

export const isDay = (text: string): boolean => partsIn(text) !== undefined;

const known = (day: string): Parts => partsIn(day) ?? { year: 1970, month: 1, day: 1 };

const calendarOf = formatterCache((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The day that it is in a time zone at a moment; without one, now. */
export const dayIn = (timeZone: string, at: Date | number = Date.now()): string => calendarOf(timeZone, '').format(at);

const first = '0001-01-01';
const last = '9999-12-31';

/** Into what there is; without limits of its own, into the years that can be written. */
export function dayWithin(day: string, min = first, max = last): string {
	if (day > max) return max;
	return day < min ? min : day;
}

export function addDays(day: string, count: number): string {
	const moved = partsOf(new Date(instantOf(known(day)).getTime() + count * dayInMilliseconds));
	if (moved.year > 9999) return last;
	return moved.year < 1 ? first : written(moved);
}

export const daysInMonth = (day: string): number => {
	const { year, month } = known(day);
	return partsOf(instantOf({ year, month: month + 1, day: 0 })).day;
};

/** The same day some months later; the last day of a month that is too short for it. */
export function addMonths(day: string, count: number): string {
	const { year, month, day: date } = known(day);
	const months = year * 12 + (month - 1) + count;
	const target = { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1, day: 1 };
	if (target.year > 9999) return last;
	if (target.year < 1) return first;
	return written({ ...target, day: Math.min(date, daysInMonth(written(target))) });
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (instantOf(known(day)).getUTCDay() + 6) % 7;

export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * How many days of its week are before it.
 * @param weekStart the first day of the week as ISO 8601 counts: 1 is Monday
 */
export const placeInWeek = (day: string, weekStart: number): number => (weekdayOf(day) + 8 - weekStart) % 7;

/** The weeks that a month touches, with the days of its neighbours that fill them. */
export function weeksOfMonth(day: string, weekStart: number): string[][] {
	const begin = `${monthOf(day)}-01`;
	const before = placeInWeek(begin, weekStart);
	const count = Math.ceil((before + daysInMonth(day)) / 7);
	return Array.from({ length: count }, (_, week) =>
		Array.from({ length: 7 }, (_day, weekday) => addDays(begin, week * 7 + weekday - before)),
	);
}

const styles = {
	short: { day: '2-digit', month: '2-digit', year: 'numeric' },
	/** Beside moments, which are written like this. */
	medium: { dateStyle: 'medium' },
	full: { dateStyle: 'full' },
	month: { month: 'long', year: 'numeric' },
	weekday: { weekday: 'long' },
	weekdayShort: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayStyle = keyof typeof styles;

const formats = formatterCache(
	(language, style) => new Intl.DateTimeFormat(language, { ...styles[style as DayStyle], timeZone: 'UTC' }),
);

const writtenDays = new BoundedCache<string, string>({ maxEntries: 500 });

/**
 * `short` is what people type: 15.11.2026 in German, 15/11/2026 in British English. What is no day stays as it is. On a server the same
 * few are written all day long.
 */
export function writeDay(day: string, language: string, style: DayStyle = 'short'): string {
	return writtenDays.getOrMake(`${day} ${language} ${style}`, () => {
		const parts = partsIn(day);
		return parts ? formats(language, style).format(instantOf(parts)) : day;
	});
}

type Place = keyof Parts;

const isPlace = (type: string): type is Place => type === 'day' || type === 'month' || type === 'year';

/** The parts of a day in the order of the language, with the signs between them. */
export function dayPattern(language: string): ({ place: Place } | { sign: string })[] {
	return formats(language, 'short')
		.formatToParts(instantOf({ year: 2000, month: 12, day: 31 }))
		.map(({ type, value }) => (isPlace(type) ? { place: type } : { sign: value }));
}

/** Two digits of a year mean the century around now: from 80 years ago to 20 years ahead. */
function wholeYear(text: string, now: number): number {
	if (text.length !== 2) return Number(text);
	const guess = Math.floor(now / 100) * 100 + Number(text);
	if (guess > now + 20) return guess - 100;
	return guess <= now - 80 ? guess + 100 : guess;
}

/** Digits without signs, as on the keys of a phone: 15112026. */
function groupsOf(text: string, order: readonly Place[]): string[] {
	const digits = /^\d{6}$|^\d{8}$/.test(text) ? text : undefined;
	if (!digits) return text.split(/[./\s-]+/).filter(Boolean);
	let at = 0;
	return order.map((place) => {
		const length = place === 'year' ? digits.length - 4 : 2;
		at += length;
		return digits.slice(at - length, at);
	});
}

const longest = 40;

/**
 * Reads what a user typed for a day: as the language writes it, with any of the usual signs or none, or as 2026-11-15.
 * @returns undefined when it is no day
 */
export function readDay(text: string, language: string, today: string): string | undefined {
	const bare = text.trim();
	if (bare.length > longest) return undefined;
	if (isDay(bare)) return bare;
	const order = dayPattern(language).flatMap((part) => ('place' in part ? [part.place] : []));
	const groups = groupsOf(bare, order);
	if (groups.length !== 3 || !groups.every((group) => /^\d{1,4}$/.test(group))) return undefined;
	const at = (place: Place) => groups[order.indexOf(place)] ?? '';
	if (at('day').length > 2 || at('month').length > 2 || ![2, 4].includes(at('year').length)) return undefined;
	const year = wholeYear(at('year'), known(today).year);
	const day = written({ year, month: Number(at('month')), day: Number(at('day')) });
	return isDay(day) ? day : undefined;
}
