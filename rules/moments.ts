// Moments as people of a shop write them: a day, 2026-11-15, or a minute of it, 2026-11-15T18:00, by the clock of its time zone. A day
// alone stands for its whole length: as a beginning it is its first moment, as an end the first one of the day after. Ends are outside.
import { addDays, dayIn, isDay } from './dates.ts';
import { formatterCache } from './formats.ts';

type Edge = 'from' | 'until';

const minute = 60_000;
const written = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00))?$/;

const clocks = formatterCache(
	(timeZone) =>
		new Intl.DateTimeFormat('en-GB', {
			timeZone,
			hour: '2-digit',
			minute: '2-digit',
			second: '2-digit',
			hourCycle: 'h23',
		}),
);

/** As 18:00:30. */
const timeIn = (timeZone: string, at: Date | number): string => clocks(timeZone, '').format(at);

/** What the clock of a time zone shows at a moment, as if it were Greenwich. */
const wallTime = (timeZone: string, at: number): number =>
	Date.parse(`${dayIn(timeZone, at)}T${timeIn(timeZone, at)}Z`) + (((at % 1000) + 1000) % 1000);

/** All moments at which the clock shows this, the earlier first: none in an hour that is left out, two in one that comes twice. */
function momentsAt(timeZone: string, wall: number): number[] {
	const offsets = [-24 * 60 * minute, 24 * 60 * minute].map((away) => wallTime(timeZone, wall + away) - (wall + away));
	const moments = [...new Set(offsets)].map((offset) => wall - offset);
	return moments.filter((at) => wallTime(timeZone, at) === wall).sort((one, other) => one - other);
}

/** Its first moment; midnight, but where the clocks leave that out. */
function startOfDay(timeZone: string, day: string): number {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const [first] = momentsAt(timeZone, midnight);
	if (first !== undefined) return first;
	for (let later = 1; later <= 24 * 60; later += 1) {
		const [at] = momentsAt(timeZone, midnight + later * minute);
		if (at !== undefined) return at;
	}
	return midnight;
}

export type MomentError = 'notAMoment' | 'leftOut';

/** @returns the moment in milliseconds, or why there is none: no such time, or one that the clocks leave out on that day */
export function readMoment(text: string, timeZone: string, edge: Edge): number | MomentError {
	const [, day = '', time] = written.exec(text) ?? [];
	const next = addDays(day, 1);
	if (!isDay(day) || next === day) return 'notAMoment';
	if (time === '24:00' || (time === undefined && edge === 'until')) return startOfDay(timeZone, next);
	if (time === undefined) return startOfDay(timeZone, day);
	return momentsAt(timeZone, Date.parse(`${day}T${time}:00Z`))[0] ?? 'leftOut';
}

/** The shortest text that means the same minute: a day alone where it is one's beginning, or its end. */
export function writeMoment(at: Date | number, timeZone: string, edge: Edge): string {
	const exact = Math.floor(Number(at) / minute) * minute;
	const day = dayIn(timeZone, exact);
	if (exact === startOfDay(timeZone, day)) return edge === 'from' ? day : addDays(day, -1);
	return `${day}T${timeIn(timeZone, exact).slice(0, 5)}`;
}
