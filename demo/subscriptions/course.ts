// How a subscription of the demo has gone from its beginning to now, in moments: its trial, the periods that it was charged for, and what
// state that has brought it to. No I/O.
import { addIntervals, type Interval } from '../../rules/subscriptions/interval.ts';
import type { SubscriptionState } from '../../rules/subscriptions/machine.ts';
import type { DemoSubscription } from '../data/subscriptions.ts';

export interface Period {
	start: Date;
	end: Date;
}

interface Terms {
	interval: Interval;
	trialDays: number | null;
}

export interface Course {
	state: SubscriptionState;
	startedAt: Date;
	trialEnd: Date | null;
	/** Each was paid when it began; oldest first. */
	paid: Period[];
	/** Its card was refused. */
	unpaid: Period | null;
	/** The running one, or the last. */
	period: Period;
	canceledAt: Date | null;
	cancelAt: Date | null;
	endedAt: Date | null;
	pausedAt: Date | null;
	pauseUntil: Date | null;
}

const day = 86_400_000;
const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * day);

/** In the morning, as the shop's customers begin such things. */
function begin(now: Date, days: number): Date {
	const at = daysFrom(now, -days);
	at.setUTCHours(8, 40, 0, 0);
	return at;
}

function periodsOf(from: Date, interval: Interval, now: Date, most: number): Period[] {
	const periods: Period[] = [];
	const end = (count: number) => addIntervals(from, interval, count);
	while (periods.length < most && end(periods.length) <= now)
		periods.push({ start: end(periods.length), end: end(periods.length + 1) });
	return periods;
}

function stateOf({ is }: DemoSubscription['course'], periods: readonly Period[]): SubscriptionState {
	if (is === 'overdue') return 'pastDue';
	if (is === 'paused' || is === 'ended') return is;
	return periods.length === 0 ? 'trialing' : 'active';
}

export function courseOf({ days, course }: DemoSubscription, { interval, trialDays }: Terms, now: Date): Course {
	const startedAt = begin(now, days);
	const trialEnd = trialDays === null ? null : daysFrom(startedAt, trialDays);
	const charged = trialEnd ?? startedAt;
	const periods = periodsOf(charged, interval, now, course.is === 'ended' ? course.payments : Number.POSITIVE_INFINITY);
	const period = periods.at(-1) ?? { start: startedAt, end: charged };
	const pausedAt = course.is === 'paused' ? daysFrom(now, -course.since) : null;
	const endedAt = course.is === 'ended' ? period.end : null;
	const canceledAt = course.is === 'canceled' ? daysFrom(now, -course.since) : endedAt && daysFrom(endedAt, -2);
	return {
		state: stateOf(course, periods),
		...{ startedAt, trialEnd, period, canceledAt, endedAt, pausedAt },
		paid: periods.filter(
			(one) => !(course.is === 'overdue' && one === period) && !(pausedAt !== null && one.start > pausedAt),
		),
		unpaid: course.is === 'overdue' ? period : null,
		cancelAt: course.is === 'canceled' ? period.end : null,
		pauseUntil: course.is === 'paused' ? daysFrom(now, course.left) : null,
	};
}
