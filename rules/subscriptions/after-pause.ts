// When a subscription is charged again after a pause.
import { addIntervals, type Interval } from './interval.ts';
import { nextPayment, type SubscriptionState } from './machine.ts';

interface Charged {
	state: SubscriptionState;
	cancelAt: Date | null;
	startedAt: Date | null;
	trialEnd: Date | null;
	periodEnd: Date | null;
	/** Null: not paused, or until it is resumed. */
	pauseUntil: Date | null;
	interval: Interval;
}

/** Moments of the shop and of the provider that mean the same may differ by seconds. */
const toleranceMs = 12 * 60 * 60 * 1000;

/** Periods go on while it is paused: the first that begins afterwards is paid. */
function firstAfter(pauseUntil: Date, anchor: Date, periodEnd: Date, interval: Interval): Date {
	const earliest = Math.max(pauseUntil.getTime(), periodEnd.getTime() - toleranceMs);
	let times = 1;
	while (addIntervals(anchor, interval, times).getTime() < earliest) times += 1;
	return addIntervals(anchor, interval, times);
}

/** With the interval as rows have it. */
export const intervalIn = <Row extends { intervalUnit: Interval['unit']; intervalCount: number }>(row: Row) => ({
	...row,
	interval: { unit: row.intervalUnit, count: row.intervalCount },
});

/** The day of the next payment, also of one that is paused until a day; null where none follows, or nobody knows when. */
export function paymentToCome(contract: Charged): Date | null {
	const { state, cancelAt, startedAt, trialEnd, periodEnd, pauseUntil, interval } = contract;
	if (state !== 'paused' || cancelAt) return nextPayment(contract);
	const anchor = trialEnd ?? startedAt;
	return anchor && periodEnd && pauseUntil ? firstAfter(pauseUntil, anchor, periodEnd, interval) : null;
}
