import { describe, expect, it } from 'vitest';
import { findUnpaidErrors, planUnpaid, type UnpaidOrder } from './unpaid-plan.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12));
const settings = { unpaidReminderDays: 7, unpaidCancelDays: 14 };
const plan = (given: Partial<UnpaidOrder>, now: Date, changed: Partial<typeof settings> = {}) =>
	planUnpaid({ since: day(1), remindedAt: null, promisedAt: null, ...given }, { ...settings, ...changed }, now);

describe('the plan for an unpaid order', () => {
	it('names the day of the reminder, then that of the cancellation', () => {
		expect(plan({}, day(1))).toEqual({ remindAt: day(8), cancelAt: day(15) });
		expect(plan({ remindedAt: day(8) }, day(9))).toEqual({ remindAt: null, cancelAt: day(15) });
	});

	it('gives the days between both settings after a reminder that was late, at least one', () => {
		expect(plan({}, day(20))).toEqual({ remindAt: day(20), cancelAt: day(27) });
		expect(plan({ remindedAt: day(20) }, day(21))).toEqual({ remindAt: null, cancelAt: day(27) });
		expect(plan({ remindedAt: day(20) }, day(21), { unpaidCancelDays: 5 }).cancelAt).toEqual(day(21));
	});

	it('cancels nothing before the day that the reminder has named, whatever the shop has changed since', () => {
		const reminded = { remindedAt: day(8), promisedAt: day(15) };
		expect(plan(reminded, day(9), { unpaidCancelDays: 8 }).cancelAt).toEqual(day(15));
		expect(plan(reminded, day(9), { unpaidCancelDays: 20 }).cancelAt).toEqual(day(21));
	});

	it('leaves out what is switched off, and cancels nothing without a reminder', () => {
		expect(plan({}, day(1), { unpaidCancelDays: 0 })).toEqual({ remindAt: day(8), cancelAt: null });
		expect(plan({}, day(1), { unpaidReminderDays: 0 })).toEqual({ remindAt: null, cancelAt: null });
	});

	it('refuses settings that would cancel before or without a reminder', () => {
		expect(findUnpaidErrors(settings)).toBeUndefined();
		expect(findUnpaidErrors({ unpaidReminderDays: 0, unpaidCancelDays: 0 })).toBeUndefined();
		expect(findUnpaidErrors({ unpaidReminderDays: 3, unpaidCancelDays: 0 })).toBeUndefined();
		expect(findUnpaidErrors({ unpaidReminderDays: 0, unpaidCancelDays: 14 })).toMatch(/Unreminded$/);
		expect(findUnpaidErrors({ unpaidReminderDays: 7, unpaidCancelDays: 7 })).toMatch(/TooEarly$/);
	});
});
