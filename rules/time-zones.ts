// Time zones of the IANA database: which there are, which one a country has, and what their clocks show. Daylight saving follows from `Intl`.
import { dayIn } from './dates.ts';
import { formatterCache } from './formats.ts';

/** As Europe/Berlin or UTC. `Intl` also takes offsets as +01:00, which know of no daylight saving, and any case. */
const shape = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/;

export function isTimeZone(name: string): boolean {
	if (!shape.test(name)) return false;
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

/** All that can be chosen, in the order of their names. */
export const listTimeZones = (): string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();

/** Of countries with several: the zone in which most people live. */
const mainZones: Readonly<Record<string, string>> = {
	AR: 'America/Argentina/Buenos_Aires',
	AU: 'Australia/Sydney',
	BR: 'America/Sao_Paulo',
	CA: 'America/Toronto',
	CD: 'Africa/Kinshasa',
	CL: 'America/Santiago',
	CN: 'Asia/Shanghai',
	CY: 'Asia/Nicosia',
	DE: 'Europe/Berlin',
	EC: 'America/Guayaquil',
	ES: 'Europe/Madrid',
	ID: 'Asia/Jakarta',
	KZ: 'Asia/Almaty',
	MN: 'Asia/Ulaanbaatar',
	MX: 'America/Mexico_City',
	MY: 'Asia/Kuala_Lumpur',
	NZ: 'Pacific/Auckland',
	PF: 'Pacific/Tahiti',
	PG: 'Pacific/Port_Moresby',
	PT: 'Europe/Lisbon',
	RU: 'Europe/Moscow',
	UA: 'Europe/Kiev',
	US: 'America/New_York',
	UZ: 'Asia/Tashkent',
};

/** Older browsers do not know it. */
interface Region {
	getTimeZones?(): string[] | undefined;
}

/** Undefined: not known here. */
export const timeZoneOfCountry = (country: string): string | undefined =>
	mainZones[country] ?? (new Intl.Locale(`und-${country}`) as Region).getTimeZones?.()?.[0];

const clock = formatterCache(
	(timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** What a clock there shows, as 08:05. */
export const timeIn = (timeZone: string, at: Date | number = Date.now()): string => clock(timeZone, '').format(at);

/** How far the clocks there are ahead of Greenwich at this moment, in milliseconds. */
function offsetIn(timeZone: string, at: number): number {
	const minute = Math.floor(at / 60_000) * 60_000;
	return Date.parse(`${dayIn(timeZone, minute)}T${timeIn(timeZone, minute)}Z`) - minute;
}

/**
 * The moment at which the clocks there show this. One that they show twice is the first of both; one that they skip is as much later as they skip.
 * @param time as 08:05
 * @returns undefined where that is no day or no time
 */
export function momentIn(timeZone: string, day: string, time: string): Date | undefined {
	const wanted = Date.parse(`${day}T${time}Z`);
	if (Number.isNaN(wanted)) return undefined;
	// The clocks change by less than a day: what holds a day before and a day after are all offsets that may hold.
	const offsets = [offsetIn(timeZone, wanted - 86_400_000), offsetIn(timeZone, wanted + 86_400_000)];
	const shown = offsets.map((offset) => wanted - offset).filter((at) => at + offsetIn(timeZone, at) === wanted);
	return new Date(shown.length > 0 ? Math.min(...shown) : wanted - (offsets[0] ?? 0));
}
