// The days on which somebody stands in for an approver.
import { addDays, isDay } from '../dates.ts';

/** Of a calendar, both included. */
export interface SubstituteDays {
	firstDay: string;
	lastDay: string;
}

const longestDays = 366;

/** The last day that may be named with a first one. */
export const lastSubstituteDay = (firstDay: string): string => addDays(firstDay, longestDays);

/** @returns the day that is wrong, as the API names it */
export function findWrongDay({ firstDay, lastDay }: SubstituteDays, today: string): keyof SubstituteDays | undefined {
	if (!isDay(firstDay)) return 'firstDay';
	const isRight = isDay(lastDay) && lastDay >= today && lastDay >= firstDay && lastDay <= lastSubstituteDay(firstDay);
	return isRight ? undefined : 'lastDay';
}
