import { describe, expect, it } from 'vitest';
import { mayDelete, mayMove, nextStatuses, type OrderStatus, orderStatuses } from './machine.ts';
import { orderNumber } from './number-range.ts';

const numbered = (status: OrderStatus) => ({ status, number: '2026-000001' });
const unnumbered = (status: OrderStatus) => ({ status, number: null });

describe('the machine of orders', () => {
	it('goes from creation over placing and processing to the end', () => {
		expect(mayMove(unnumbered('inCreation'), 'placed', 'system')).toBe(true);
		expect(mayMove(numbered('placed'), 'processed', 'staff')).toBe(true);
		expect(mayMove(numbered('processed'), 'finished', 'staff')).toBe(true);
	});

	it('lets no one place an order by hand, and only staff move it on', () => {
		expect(mayMove(unnumbered('inCreation'), 'placed', 'staff')).toBe(false);
		expect(mayMove(numbered('placed'), 'processed', 'system')).toBe(false);
	});

	it('goes into error from everywhere but the end, and back by staff alone', () => {
		for (const status of orderStatuses)
			expect(mayMove(numbered(status), 'error', 'staff'), status).toBe(!['finished', 'error'].includes(status));
		expect(nextStatuses(numbered('error'))).toEqual(['placed', 'processed']);
		expect(mayMove(numbered('error'), 'placed', 'system')).toBe(false);
	});

	it('goes on by itself where only print data was missing, and out of no other error', () => {
		expect(mayMove({ ...numbered('error'), error: 'printData' }, 'placed', 'system')).toBe(true);
		expect(mayMove({ ...numbered('error'), error: 'printData' }, 'processed', 'system')).toBe(false);
		for (const error of ['stock', 'amount', 'staff', null])
			expect(mayMove({ ...numbered('error'), error }, 'placed', 'system'), String(error)).toBe(false);
	});

	it('brings nothing back that never had a number, apart from money that comes late', () => {
		expect(nextStatuses(unnumbered('error'))).toEqual([]);
		expect(mayMove(unnumbered('error'), 'placed', 'system')).toBe(true);
		expect(mayMove(unnumbered('error'), 'processed', 'system')).toBe(false);
	});

	it('moves nothing that is finished, and skips nothing', () => {
		expect(nextStatuses(numbered('finished'))).toEqual([]);
		expect(mayMove(numbered('placed'), 'finished', 'staff')).toBe(false);
	});

	it('lets only what was never placed be deleted', () => {
		expect(orderStatuses.filter((status) => mayDelete(numbered(status)))).toEqual(['inCreation']);
	});

	it('writes numbers by year', () => {
		expect(orderNumber(2026, 123)).toBe('2026-000123');
		expect(orderNumber(2026, 1_234_567)).toBe('2026-1234567');
	});
});
