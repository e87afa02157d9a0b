// When a shop is open, as schema.org writes it: one entry for a span of a day, such as `Mo 09:00-12:30`, or of several, `Mo-Fr 09:00-17:00`.
import { addDays, writeDay } from './dates.ts';

const weekdayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Any Monday. */
const monday = '2026-11-16';

export interface OpenSpan {
	/** As 09:00; empty while it is typed. */
	from: string;
	to: string;
}

/** Monday first; a day without spans is closed. */
export type OpenWeek = readonly (readonly OpenSpan[])[];

/** Two a day, and room for as many again. */
export const mostOpeningHours = 28;

const entry = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:\d\d:\d\d)?)-((?:\d\d:\d\d)?)$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** What people type: 9, 930, 9.30, 9:30 Uhr. @returns '' where it is no time */
export function readTime(text: string): string {
	const [, hours = '', minutes = ''] = /^\s*(\d{1,2})(?:[:.,h ]?(\d{2}))?\s*(?:uhr|h)?\s*$/i.exec(text) ?? [];
	const read = hours && `${hours.padStart(2, '0')}:${minutes || '00'}`;
	return time.test(read) ? read : '';
}

const indexOf = (code: string | undefined) => (weekdayCodes as readonly (string | undefined)[]).indexOf(code);

interface Read extends OpenSpan {
	days: number[];
}

/** @returns undefined for what is no entry */
function readEntry(line: string): Read | undefined {
	const [, first, last = first, from = '', to = ''] = entry.exec(line) ?? [];
	if (first === undefined) return undefined;
	const [begin, end] = [indexOf(first), indexOf(last)];
	const count = ((end - begin + 7) % 7) + 1;
	return { days: Array.from({ length: count }, (_day, index) => (begin + index) % 7), from, to };
}

export function readOpeningHours(lines: readonly string[]): OpenWeek {
	const entries = lines.flatMap((line) => readEntry(line) ?? []);
	return weekdayCodes.map((_code, day) =>
		entries.filter(({ days }) => days.includes(day)).map(({ from, to }) => ({ from, to })),
	);
}

/** One entry for each span of each day. */
export const writeOpeningHours = (week: OpenWeek): string[] =>
	week.flatMap((spans, day) => spans.map(({ from, to }) => `${weekdayCodes[day]} ${from}-${to}`));

/** Begins and ends, in the order of the clock and one after the other. */
export function isOpenDay(spans: readonly OpenSpan[]): boolean {
	const areTimes = spans.every(({ from, to }) => time.test(from) && time.test(to) && from < to);
	const sorted = [...spans].sort((one, other) => one.from.localeCompare(other.from));
	return areTimes && sorted.every(({ from }, index) => index === 0 || (sorted[index - 1]?.to ?? '') <= from);
}

export const areOpeningHours = (lines: readonly string[]): boolean =>
	lines.every((line) => readEntry(line) !== undefined) && readOpeningHours(lines).every(isOpenDay);

interface Group {
	begin: number;
	end: number;
	spans: readonly OpenSpan[];
}

/** Days that follow each other and are open alike; closed ones are left out. */
function groupsOf(lines: readonly string[]): Group[] {
	const groups: Group[] = [];
	for (const [day, given] of readOpeningHours(lines).entries()) {
		const spans = [...given].sort((one, other) => one.from.localeCompare(other.from));
		const last = groups.at(-1);
		if (last?.end === day - 1 && JSON.stringify(last.spans) === JSON.stringify(spans)) last.end = day;
		else if (spans.length > 0) groups.push({ begin: day, end: day, spans });
	}
	return groups;
}

/** As few entries as possible, for search engines. */
export const shortOpeningHours = (lines: readonly string[]): string[] =>
	groupsOf(lines).flatMap(({ begin, end, spans }) => {
		const days = begin === end ? weekdayCodes[begin] : `${weekdayCodes[begin]}-${weekdayCodes[end]}`;
		return spans.map(({ from, to }) => `${days} ${from}-${to}`);
	});

export interface ShownHours {
	/** As "Mon–Fri". */
	days: string;
	/** As "9:00–17:00, 18:00–20:00". */
	times: string;
}

function shownTimes(spans: readonly OpenSpan[], language: string): string {
	const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
	const shownTime = (text: string) => (text === '24:00' ? '24:00' : clock.format(new Date(`${monday}T${text}:00Z`)));
	return spans.map(({ from, to }) => `${shownTime(from)}–${shownTime(to)}`).join(', ');
}

/** A line for each of the groups, in the language of the reader. */
export function showOpeningHours(lines: readonly string[], language: string): ShownHours[] {
	const shownDay = (day: number) => writeDay(addDays(monday, day), language, 'weekdayShort').replace(/\.$/, '');
	return groupsOf(lines).map(({ begin, end, spans }) => ({
		days: begin === end ? shownDay(begin) : `${shownDay(begin)}–${shownDay(end)}`,
		times: shownTimes(spans, language),
	}));
}

/** A line for each day of the week; closed days have no times. */
export const showWeek = (lines: readonly string[], language: string): ShownHours[] =>
	readOpeningHours(lines).map((spans, day) => ({
		days: writeDay(addDays(monday, day), language, 'weekday'),
		times: shownTimes(
			[...spans].sort((one, other) => one.from.localeCompare(other.from)),
			language,
		),
	}));
