import { describe, expect, it } from 'vitest';
import { shopDay, shopDayOf } from './today.ts';

describe('a day of a shop', () => {
	it('begins at midnight in its own time zone', () => {
		const at = new Date('2026-11-04T12:00:00Z');
		expect(shopDayOf(at, { timeZone: 'Europe/Berlin' })).toBe('2026-11-04');
		expect(shopDayOf(at, { timeZone: 'Pacific/Auckland' })).toBe('2026-11-05');
	});

	it('differs in shops whose clocks are 25 hours apart, whichever was read first', () => {
		const [east, west] = [{ timeZone: 'Pacific/Kiritimati' }, { timeZone: 'Pacific/Pago_Pago' }];
		expect(shopDay(east) > shopDay(west)).toBe(true);
		expect(shopDay(west) < shopDay(east)).toBe(true);
	});
});
