import { describe, expect, it } from 'vitest';
import type { DemoCourse } from '../data/subscriptions.ts';
import { courseOf } from './course.ts';

const now = new Date('2026-11-18T20:00:00Z');
const of = (days: number, course: DemoCourse, unit: 'week' | 'month' = 'month', trialDays: number | null = null) =>
	courseOf({ slug: '', quantity: 1, days, course }, { interval: { unit, count: 1 }, trialDays }, now);
const days = (periods: readonly { start: Date }[]) => periods.map(({ start }) => start.toISOString().slice(0, 10));

describe('a subscription of the demo', () => {
	it('has paid each period that has begun, and the running one ends in the future', () => {
		const { state, paid, period } = of(100, { is: 'running' });
		expect([state, days(paid)]).toEqual(['active', ['2026-08-10', '2026-09-10', '2026-10-10', '2026-11-10']]);
		expect(period.end.toISOString()).toBe('2026-12-10T08:40:00.000Z');
	});

	it('has paid nothing in its trial, and what follows is counted from the end of that', () => {
		expect(of(9, { is: 'running' }, 'month', 14)).toMatchObject({ state: 'trialing', paid: [] });
		expect(days(of(20, { is: 'running' }, 'month', 14).paid)).toEqual(['2026-11-12']);
	});

	it('whose card was refused waits for the next attempt', () => {
		const { state, paid, unpaid, period } = of(50, { is: 'overdue' }, 'week');
		expect([state, paid.length, unpaid]).toEqual(['pastDue', 7, period]);
		expect(days([period])).toEqual(['2026-11-17']);
	});

	it('is charged for nothing while it is paused', () => {
		const { state, paid, pauseUntil } = of(35, { is: 'paused', since: 10, left: 20 });
		expect([state, days(paid), pauseUntil?.toISOString()]).toEqual([
			'paused',
			['2026-10-14'],
			'2026-12-08T20:00:00.000Z',
		]);
	});

	it('that is canceled runs to the end of what is paid, and then has ended', () => {
		const running = of(38, { is: 'canceled', since: 1 }, 'week');
		expect([running.state, running.cancelAt]).toEqual(['active', running.period.end]);
		const ended = of(64, { is: 'ended', payments: 6 }, 'week');
		expect([ended.state, ended.paid.length, ended.endedAt?.toISOString()]).toEqual([
			'ended',
			6,
			'2026-10-27T08:40:00.000Z',
		]);
	});
});
