// The day on which things begin and end in all shops.

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });
const keptMs = 1000;
let known = { at: 0, day: '' };

/** As 2026-11-15. */
export function shopDay(): string {
	const now = Date.now();
	if (now - known.at > keptMs || now < known.at) known = { at: now, day: calendar.format(now) };
	return known.day;
}

/** On which day of the shops something happened. */
export const shopDayOf = (at: Date): string => calendar.format(at);
