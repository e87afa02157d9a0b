import { expect, it } from 'vitest';
import type { Payment } from '../pricing/pricing.ts';
import { linesApart } from './cart-kind.ts';

const line = (id: string, payment: Partial<Payment>) => ({
	id,
	payment: { mode: 'subscription', interval: 'month', trialDays: null, ...payment } as Payment,
});
const once = line('once', { mode: 'once', interval: null });

it('lets a cart be paid in which all is paid once, or at one interval with one trial', () => {
	expect(linesApart([])).toEqual([]);
	expect(linesApart([once, once])).toEqual([]);
	expect(linesApart([line('a', {}), line('b', { intervalCount: 1, trialDays: 0 })])).toEqual([]);
});

it('names what cannot be paid together with the first line', () => {
	const month = line('month', {});
	const apart = [
		once,
		line('year', { interval: 'year' }),
		line('two', { intervalCount: 2 }),
		line('trial', { trialDays: 30 }),
	];
	expect(linesApart([month, ...apart]).map(({ id }) => id)).toEqual(['once', 'year', 'two', 'trial']);
});
