// A moment by the clocks of a shop, as 2026-12-24T18:00: what it is in the world follows from the shop's time zone.
import { isDay } from '../dates.ts';
import { momentIn } from '../time-zones.ts';

const shape = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** @returns undefined where it is none */
export function readMoment(value: unknown): { day: string; time: string } | undefined {
	const [, day = '', time = ''] = shape.exec(typeof value === 'string' ? value : '') ?? [];
	return isDay(day) ? { day, time } : undefined;
}

export const isMoment = (value: unknown): boolean => readMoment(value) !== undefined;

export function momentOf(value: string | null, timeZone: string): Date | undefined {
	const read = readMoment(value);
	return read && momentIn(timeZone, read.day, read.time);
}
