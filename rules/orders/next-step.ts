// What is told about an order: what comes next, whether its day of delivery is a promise, and what to warn of before it goes on.
import type { OrderStatus } from './machine.ts';

interface NextStep {
	next: OrderStatus | 'givenUp' | 'waiting' | 'cancelled';
	isPromised: boolean;
}

/** What never got a number was never placed; the reader has done nothing wrong. */
export function findNextStep(
	{ status, number, cancelledAt }: { status: OrderStatus; number: string | null; cancelledAt?: unknown },
	waitsForPrintData: boolean,
): NextStep {
	if (cancelledAt) return { next: 'cancelled', isPromised: false };
	if (status === 'error' && !number) return { next: 'givenUp', isPromised: false };
	if (status === 'placed' && waitsForPrintData) return { next: 'waiting', isPromised: false };
	return { next: status, isPromised: (status === 'placed' || status === 'processed') && !waitsForPrintData };
}

/** Whether this step would produce, or close, what has no released print data. It stays possible: the shop may have the data in another way. */
export const isWithoutPrintData = (to: OrderStatus, waitsForPrintData: boolean): boolean =>
	waitsForPrintData && (to === 'processed' || to === 'finished');
