import { describe, expect, it } from 'vitest';
import { findReceivedDayError, mayReceiveTransfer } from './received-day.ts';

const around = { today: '2026-11-19', placedOn: '2026-11-10' };

describe('the day on which a transfer was received', () => {
	it('is a day between the order and today', () => {
		for (const day of ['2026-11-10', '2026-11-15', '2026-11-19'])
			expect(findReceivedDayError(day, around)).toBeUndefined();
		expect(findReceivedDayError('2026-11-20', around)).toBe('future');
		expect(findReceivedDayError('2026-11-09', around)).toBe('beforeOrder');
		for (const day of ['', '2026-02-30', 'today']) expect(findReceivedDayError(day, around)).toBe('invalid');
	});

	it('is asked for where an order waits for money that can come by transfer', () => {
		const order = { number: '2026-1', payment: 'open', paymentMethod: 'prepayment' };
		for (const paymentMethod of ['prepayment', 'invoice', 'sepaDebit'])
			expect(mayReceiveTransfer({ ...order, paymentMethod })).toBe(true);
		for (const change of [{ number: null }, { payment: 'paid' }, { paymentMethod: 'card' }, { paymentMethod: 'none' }])
			expect(mayReceiveTransfer({ ...order, ...change })).toBe(false);
	});
});
