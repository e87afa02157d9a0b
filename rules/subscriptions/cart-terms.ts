// What a cart of subscriptions is paid by: how often, what is due with the order, and when it is paid next.
import type { Payment } from '../pricing/pricing.ts';
import { addIntervals, type Interval } from './interval.ts';

export interface CartTerms {
	interval: Interval;
	/** Nothing is paid in this time. */
	trialDays: number | null;
	/** Of at least one line: the buyer has had its trial already. */
	isTrialUsed?: boolean;
}

/** That of the first line, which all others have to be paid like; undefined: all of it is paid once. */
export function termsOfCart(lines: readonly { payment?: Payment }[]): CartTerms | undefined {
	const {
		mode,
		interval,
		intervalCount = 1,
		trialDays,
	} = lines[0]?.payment ?? { mode: 'once', interval: null, trialDays: null };
	if (mode !== 'subscription' || !interval) return undefined;
	const isTrialUsed = lines.some(({ payment }) => payment?.isTrialUsed);
	return { interval: { unit: interval, count: intervalCount }, trialDays, ...(isTrialUsed && { isTrialUsed }) };
}

/** Of what each period costs. */
export const dueToday = ({ trialDays }: CartTerms, gross: number): number => (trialDays === null ? gross : 0);

/** The day after the order on which it is paid next, or for the first time: as 2026-12-18. */
export function nextPaymentDay(today: string, { interval, trialDays }: CartTerms): string {
	const wait = trialDays === null ? interval : { unit: 'day' as const, count: trialDays };
	return addIntervals(new Date(`${today}T00:00:00Z`), wait, 1)
		.toISOString()
		.slice(0, 10);
}
