import { describe, expect, it } from 'vitest';
import { findNextStep, isWithoutPrintData } from './next-step.ts';

const placed = { status: 'placed', number: '2026-1' } as const;

describe('what comes next of an order', () => {
	it('is production, with the day of delivery, when nothing is missing', () => {
		expect(findNextStep(placed, false)).toEqual({ next: 'placed', isPromised: true });
	});

	it('is the print data while that is missing, and no day of delivery is promised', () => {
		expect(findNextStep(placed, true)).toEqual({ next: 'waiting', isPromised: false });
		expect(findNextStep({ ...placed, status: 'processed' }, true)).toEqual({ next: 'processed', isPromised: false });
	});

	it('is nothing for a checkout that was given up', () => {
		expect(findNextStep({ status: 'error', number: null }, false)).toEqual({ next: 'givenUp', isPromised: false });
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
