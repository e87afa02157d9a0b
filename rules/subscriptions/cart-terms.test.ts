import { describe, expect, it } from 'vitest';
import type { Payment } from '../pricing/pricing.ts';
import { dueToday, nextPaymentDay, termsOfCart } from './cart-terms.ts';

const monthly: Payment = { mode: 'subscription', interval: 'month', trialDays: null };
const month = { unit: 'month', count: 1 } as const;

describe('what a cart of subscriptions is paid by', () => {
	it('is what its first line is paid by', () => {
		expect(termsOfCart([])).toBeUndefined();
		expect(termsOfCart([{ payment: { mode: 'once', interval: null, trialDays: null } }])).toBeUndefined();
		expect(termsOfCart([{ payment: monthly }])).toEqual({ interval: month, trialDays: null });
		expect(
			termsOfCart([{ payment: { mode: 'subscription', interval: 'week', intervalCount: 2, trialDays: 14 } }]),
		).toEqual({ interval: { unit: 'week', count: 2 }, trialDays: 14 });
	});

	it('is due at once, unless there is a trial', () => {
		expect(dueToday({ interval: month, trialDays: null }, 1190)).toBe(1190);
		expect(dueToday({ interval: month, trialDays: 14 }, 1190)).toBe(0);
	});

	it('is due again after an interval, or for the first time after the trial', () => {
		expect(nextPaymentDay('2027-01-31', { interval: month, trialDays: null })).toBe('2027-02-28');
		expect(nextPaymentDay('2026-11-18', { interval: { unit: 'week', count: 2 }, trialDays: null })).toBe('2026-12-02');
		expect(nextPaymentDay('2026-11-18', { interval: month, trialDays: 14 })).toBe('2026-12-02');
	});
});
