import { describe, expect, it } from 'vitest';
import {
	findMove,
	isRunning,
	mayCancel,
	mayChange,
	mayPause,
	mayReactivate,
	mayResume,
	nextPayment,
	type SubscriptionState,
	statusOf,
	subscriptionStates,
} from './machine.ts';

const moment = (day: string) => new Date(`${day}T00:00:00Z`);
const contract = (state: SubscriptionState, cancelAt: Date | null = null) => ({ state, cancelAt });

describe('the machine of subscriptions', () => {
	it('begins with a trial or with a payment, also when the payment came late', () => {
		for (const from of ['opening', 'abandoned'] as const)
			for (const to of ['trialing', 'active'] as const) expect(findMove(from, to)?.mail).toBe('begun');
	});

	it('ends from every state in which it runs, with a mail, and from no other', () => {
		for (const state of subscriptionStates)
			expect(findMove(state, 'ended')?.mail, state).toBe(isRunning({ state }) ? 'ended' : undefined);
	});

	it('never comes back from its end, and is never given up once it has begun', () => {
		for (const state of subscriptionStates) {
			expect(findMove('ended', state), state).toBeUndefined();
			expect(findMove(state, 'abandoned') !== undefined, state).toBe(state === 'opening');
		}
	});

	it('is overdue and healed again, paused and resumed', () => {
		expect(findMove('active', 'pastDue')).toBeDefined();
		expect(findMove('pastDue', 'active')).toBeDefined();
		expect(findMove('active', 'paused')).toBeDefined();
		expect(findMove('paused', 'pastDue')).toBeDefined();
	});

	it('is Active until it is canceled, and Canceled while it runs to the end of what is paid', () => {
		expect(statusOf(contract('trialing'))).toBe('active');
		expect(statusOf(contract('pastDue'))).toBe('active');
		expect(statusOf(contract('active', moment('2026-12-01')))).toBe('canceled');
		expect(statusOf(contract('ended'))).toBe('canceled');
	});

	it('can be canceled once, and reactivated as long as it runs', () => {
		const canceled = contract('active', moment('2026-12-01'));
		expect([mayCancel(contract('active')), mayReactivate(contract('active'))]).toEqual([true, false]);
		expect([mayCancel(canceled), mayReactivate(canceled)]).toEqual([false, true]);
		const ended = contract('ended', moment('2026-12-01'));
		expect([mayCancel(ended), mayReactivate(ended)]).toEqual([false, false]);
	});

	it('is changed and paused while it goes on, and resumed from a pause only', () => {
		expect([mayChange(contract('active')), mayPause(contract('active')), mayResume(contract('active'))]).toEqual([
			true,
			true,
			false,
		]);
		expect([mayChange(contract('paused')), mayPause(contract('paused')), mayResume(contract('paused'))]).toEqual([
			false,
			false,
			true,
		]);
		expect(mayChange(contract('active', moment('2026-12-01')))).toBe(false);
	});

	it('is paid next at the end of the trial or of the period, and not again once it is canceled, paused or over', () => {
		const dates = { trialEnd: moment('2026-12-01'), periodEnd: moment('2026-12-15') };
		expect(nextPayment({ ...contract('trialing'), ...dates })).toEqual(dates.trialEnd);
		expect(nextPayment({ ...contract('active'), ...dates })).toEqual(dates.periodEnd);
		expect(nextPayment({ ...contract('active', dates.periodEnd), ...dates })).toBeNull();
		expect(nextPayment({ ...contract('paused'), ...dates })).toBeNull();
		expect(nextPayment({ ...contract('ended'), ...dates })).toBeNull();
	});
});
