// The public holidays of a country: days on which nothing is produced and nothing is brought. Those of single regions are not among
// them (docs/decisions/2026-11-15-public-holidays.md).
import { addDays } from '../dates.ts';

/** Easter Sunday by the Gregorian calendar (the rule of Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const rest = year % 100;
	const moon =
		(19 * golden +
			century -
			Math.floor(century / 4) -
			Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
			15) %
		30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
	const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
	const days = moon + weekday - 7 * shift + 114;
	const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
	return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

interface Calendar {
	/** Month and day. */
	fixed: readonly string[];
	/** Days after Easter Sunday. */
	moving: readonly number[];
}

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

const calendars: Record<string, Calendar> = {
	DE: {
		fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
		moving: [goodFriday, easterMonday, ascension, whitMonday],
	},
	AT: {
		fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
		moving: [easterMonday, ascension, whitMonday, corpusChristi],
	},
};

/** For a country that is not known here only the weekends are free. */
export const countriesWithHolidays: readonly string[] = Object.keys(calendars);

export function isPublicHoliday(day: string, country: string): boolean {
	const calendar = calendars[country];
	if (!calendar) return false;
	if (calendar.fixed.includes(day.slice(5))) return true;
	const easter = easterOf(Number(day.slice(0, 4)));
	return calendar.moving.some((days) => addDays(easter, days) === day);
}
