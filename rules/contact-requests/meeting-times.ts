// When a conversation can begin: within the opening hours of a shop, on its clocks. As 2026-11-23T09:30; which moment that is depends on the time zone.
import { addDays, weekdayOf } from '../dates.ts';
import { isPublicHoliday } from '../delivery/public-holidays.ts';
import { type OpenSpan, readOpeningHours } from '../opening-hours.ts';

export const mostProposedTimes = 3;

/** Days with times that are offered, and how far ahead they are looked for. */
const offeredDays = 8;
const searchedDays = 45;

/** Of a shop that names none. */
const usualHours = ['Mo-Fr 09:00-17:00'];

export interface MeetingDay {
	/** As 2026-11-23. */
	day: string;
	/** As 09:30. */
	times: string[];
}

interface MeetingRules {
	openingHours: readonly string[];
	/** Today in the shop. */
	today: string;
	/** Of the shop: nobody talks on public holidays. */
	country: string;
	noticeDays: number;
	minutes: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeAt = (minutes: number) =>
	`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** One after the other, each as long as a conversation takes, but no closer than half an hour. */
function timesWithin({ from, to }: OpenSpan, minutes: number): string[] {
	const step = Math.max(30, minutes);
	const [begin, end] = [minutesOf(from), minutesOf(to)];
	const count = Math.max(0, Math.floor((end - begin - minutes) / step) + 1);
	return Array.from({ length: count }, (_time, index) => timeAt(begin + index * step));
}

export function listMeetingDays({ openingHours, today, country, noticeDays, minutes }: MeetingRules): MeetingDay[] {
	const week = readOpeningHours(openingHours.length > 0 ? openingHours : usualHours);
	const days = Array.from({ length: searchedDays }, (_day, index) => addDays(today, noticeDays + 1 + index));
	const open = days.flatMap((day) => {
		if (isPublicHoliday(day, country)) return [];
		const times = (week[weekdayOf(day)] ?? []).flatMap((span) => timesWithin(span, minutes)).sort();
		return times.length > 0 ? [{ day, times }] : [];
	});
	return open.slice(0, offeredDays);
}

export const isMeetingTime = (days: readonly MeetingDay[], time: string): boolean =>
	days.some((one) => one.times.some((at) => `${one.day}T${at}` === time));
