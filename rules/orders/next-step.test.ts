import { describe, expect, it } from 'vitest';
import { findNextStep, isWithoutPrintData } from './next-step.ts';

const placed = { status: 'placed', number: '2026-1' } as const;
const nothing = { printData: false, payment: false };
const data = { ...nothing, printData: true };

describe('what comes next of an order', () => {
	it('is production, with the day of delivery, when nothing is missing', () => {
		expect(findNextStep(placed, nothing)).toEqual({ next: 'placed', isPromised: true });
	});

	it('is the print data while that is missing, and no day of delivery is promised', () => {
		expect(findNextStep(placed, data)).toEqual({ next: 'waiting', isPromised: false });
		expect(findNextStep({ ...placed, status: 'processed' }, data)).toEqual({ next: 'processed', isPromised: false });
	});

	it('is the payment where that comes first, alone or with the print data, and no day of delivery is promised', () => {
		expect(findNextStep(placed, { ...nothing, payment: true })).toEqual({ next: 'payment', isPromised: false });
		expect(findNextStep(placed, { ...data, payment: true })).toEqual({ next: 'paymentAndData', isPromised: false });
	});

	it('is the rest, once a part has left', () => {
		const sent = { ...placed, status: 'processed', shipped: 'partly' } as const;
		expect(findNextStep(sent, nothing)).toEqual({ next: 'partlyShipped', isPromised: false });
	});

	it('is its arrival, once all of it has left, whatever was missing', () => {
		const sent = { ...placed, status: 'processed', shipped: 'all' } as const;
		expect(findNextStep(sent, data)).toEqual({ next: 'shipped', isPromised: true });
	});

	it('is nothing for a checkout that was given up', () => {
		expect(findNextStep({ status: 'error', number: null }, nothing)).toEqual({ next: 'givenUp', isPromised: false });
	});
});

describe('an order that waits for print data', () => {
	it('is produced or finished with a warning alone, and stopped without one', () => {
		expect(
			(['placed', 'processed', 'finished', 'error'] as const).filter((to) => isWithoutPrintData(to, true)),
		).toEqual(['processed', 'finished']);
		expect(isWithoutPrintData('processed', false)).toBe(false);
	});
});
