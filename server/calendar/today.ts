// Days of a shop: they begin and end at midnight in its own time zone.
import { dayIn } from '../../rules/dates.ts';

/** Every tenant is one. */
export interface HasTimeZone {
	/** A name of the IANA database, as Europe/Berlin. */
	timeZone: string;
}

/** On which day of the shop something happened. */
export const shopDayOf = (at: Date | number, { timeZone }: HasTimeZone): string => dayIn(timeZone, at);

const freshMs = 1000;
const days = new Map<string, { at: number; day: string }>();

/** Today in this shop, as 2026-11-15. Every request asks: formatted once a second. */
export function shopDay(shop: HasTimeZone): string {
	const now = Date.now();
	const cached = days.get(shop.timeZone);
	if (cached && now >= cached.at && now - cached.at <= freshMs) return cached.day;
	const day = shopDayOf(now, shop);
	days.set(shop.timeZone, { at: now, day });
	return day;
}
