// A day and a time as one value, while they are typed: the day, or the day, a T and whatever stands in the field of the time.
import { readTime } from '../../../rules/opening-hours.ts';

export interface TypedMoment {
	day: string;
	time: string;
}

export function splitMoment(value: string): TypedMoment {
	const at = value.lastIndexOf('T');
	return at < 0 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) };
}

/** The T parts them: none is left in the time, and a day that has one is followed by another. */
export const joinMoment = ({ day, time }: TypedMoment): string =>
	time === '' && !day.includes('T') ? day : `${day}T${time.replaceAll('T', 't')}`;

/** As `readMoment` reads it: 9 and 9.30 are times, too. */
export function momentOf(value: string): string {
	const { day, time } = splitMoment(value);
	return joinMoment({ day, time: readTime(time) || time.trim() });
}
