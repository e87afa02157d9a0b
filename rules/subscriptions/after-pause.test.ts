import { describe, expect, it } from 'vitest';
import { paymentToCome } from './after-pause.ts';

const at = (text: string) => new Date(text);
const paused = {
	...{ state: 'paused' as const, cancelAt: null, trialEnd: null },
	...{ startedAt: at('2026-01-31T10:00:00Z'), periodEnd: at('2026-11-30T10:00:05Z') },
	...{ pauseUntil: at('2026-12-14T23:00:00Z'), interval: { unit: 'month' as const, count: 1 } },
};

describe('the payment after a pause', () => {
	it('is that of the first period that begins after it, on the day of the month that the contract has', () => {
		expect(paymentToCome(paused)).toEqual(at('2026-12-31T10:00:00Z'));
		expect(paymentToCome({ ...paused, trialEnd: at('2026-02-14T10:00:00Z') })).toEqual(at('2027-01-14T10:00:00Z'));
	});

	it('is the next one where the pause ends before, never one that is paid already', () => {
		expect(paymentToCome({ ...paused, pauseUntil: at('2026-11-20T23:00:00Z') })).toEqual(at('2026-11-30T10:00:00Z'));
	});

	it('is not known of a pause without an end, and none after a cancellation', () => {
		expect(paymentToCome({ ...paused, pauseUntil: null })).toBeNull();
		expect(paymentToCome({ ...paused, cancelAt: at('2026-11-30T10:00:00Z') })).toBeNull();
	});

	it('is that of the running period where nothing is paused', () => {
		expect(paymentToCome({ ...paused, state: 'active', pauseUntil: null })).toEqual(paused.periodEnd);
	});
});
