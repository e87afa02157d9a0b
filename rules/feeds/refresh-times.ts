// When a feed is fetched again.

const minuteMs = 60 * 1000;
const usualMinutes = 30;
const longestMinutes = 24 * 60;

/** After each failure in a row twice as long as before, a day at most. */
export const nextRefresh = (failures: number, now: Date): Date =>
	new Date(now.getTime() + Math.min(usualMinutes * 2 ** Math.min(failures, 10), longestMinutes) * minuteMs);
