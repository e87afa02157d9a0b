// How often a subscription is paid and delivered: every count of a unit.
import { type PaymentInterval, paymentIntervals } from '../pricing/kinds.ts';

export interface Interval {
	unit: PaymentInterval;
	count: number;
}

/** Three years at most: payment providers take no longer ones. */
export const mostIntervals: Record<PaymentInterval, number> = { day: 365, week: 52, month: 36, year: 3 };

export const isInterval = ({ unit, count }: { unit: string; count: number }): boolean => {
	const known = paymentIntervals.find((one) => one === unit);
	return known !== undefined && Number.isInteger(count) && count >= 1 && count <= mostIntervals[known];
};

const daysOf = { day: 1, week: 7 } as const;
const monthsOf = { month: 1, year: 12 } as const;

/**
 * The end of a number of periods. Counted from the beginning, not from the end before it: a month from 31 January ends on 28 February,
 * and the next one on 31 March.
 */
export function addIntervals(from: Date, { unit, count }: Interval, times: number): Date {
	const target = new Date(from);
	if (unit === 'day' || unit === 'week') {
		target.setUTCDate(from.getUTCDate() + daysOf[unit] * count * times);
		return target;
	}
	target.setUTCDate(1);
	target.setUTCMonth(from.getUTCMonth() + monthsOf[unit] * count * times);
	const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
	target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
	return target;
}

/** How often a unit is in a year. */
const perYear: Record<PaymentInterval, number> = { day: 365, week: 52, month: 12, year: 1 };

/** What an amount per interval is in a month, for the monthly recurring revenue. */
export const monthlyAmount = (amount: number, { unit, count }: Interval): number =>
	Math.round((amount * perYear[unit]) / (12 * count));
