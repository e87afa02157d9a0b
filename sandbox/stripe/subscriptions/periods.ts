// Periods of a subscription, counted from its anchor: a month from 31 January ends on 28 February, and the next one on 31 March.

type Interval = 'day' | 'week' | 'month' | 'year';

/** The SDK allows for intervals that are yet to come. */
export const knownInterval = (interval: string): Interval =>
	interval === 'day' || interval === 'week' || interval === 'year' ? interval : 'month';

function addMonths(seconds: number, months: number): number {
	const from = new Date(seconds * 1000);
	const target = new Date(from);
	target.setUTCDate(1);
	target.setUTCMonth(target.getUTCMonth() + months);
	const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
	target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
	return Math.floor(target.getTime() / 1000);
}

const day = 24 * 60 * 60;

function addIntervals(anchor: number, interval: Interval, count: number): number {
	switch (interval) {
		case 'day':
			return anchor + count * day;
		case 'week':
			return anchor + count * 7 * day;
		case 'month':
			return addMonths(anchor, count);
		case 'year':
			return addMonths(anchor, 12 * count);
	}
}

/** The first end of a period that lies behind a moment. */
export function periodEndAfter(anchor: number, moment: number, interval: Interval, every: number): number {
	let count = every;
	while (addIntervals(anchor, interval, count) <= moment) count += every;
	return addIntervals(anchor, interval, count);
}
