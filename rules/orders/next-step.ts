// What is told about an order: what comes next, whether its day of delivery is a promise, and what to warn of before it goes on.
import type { OrderStatus } from './machine.ts';

interface NextStep {
	next: OrderStatus | 'givenUp' | 'waiting' | 'payment' | 'paymentAndData' | 'partlyShipped' | 'shipped' | 'cancelled';
	isPromised: boolean;
}

interface FoundStep {
	status: OrderStatus;
	number: string | null;
	cancelledAt?: unknown;
	/** How much of it was handed to carriers. */
	shipped?: 'none' | 'partly' | 'all';
}

/** Of what was handed over, whatever it waited for. */
function findSentStep({ status, shipped = 'none' }: FoundStep): NextStep | undefined {
	if (shipped === 'all' && (status === 'placed' || status === 'processed'))
		return { next: 'shipped', isPromised: true };
	if (shipped === 'partly' && status === 'processed') return { next: 'partlyShipped', isPromised: false };
	return undefined;
}

/** What never got a number was never placed; the reader has done nothing wrong. */
export function findNextStep(order: FoundStep, waits: { printData: boolean; payment: boolean }): NextStep {
	const { status, number, cancelledAt } = order;
	if (cancelledAt) return { next: 'cancelled', isPromised: false };
	if (status === 'error' && !number) return { next: 'givenUp', isPromised: false };
	const sent = findSentStep(order);
	if (sent) return sent;
	if (status === 'placed' && waits.payment)
		return { next: waits.printData ? 'paymentAndData' : 'payment', isPromised: false };
	if (status === 'placed' && waits.printData) return { next: 'waiting', isPromised: false };
	return { next: status, isPromised: (status === 'placed' || status === 'processed') && !waits.printData };
}

/** Whether everything was produced, or handed over: what was not sent in by then is needed no more. */
export const isProduced = ({ status, shipped }: Pick<FoundStep, 'status' | 'shipped'>): boolean =>
	status === 'finished' || shipped === 'all';

/** Whether this step begins the production, or closes what was produced: not before the money is there, where it comes first. */
export const isProduction = (to: OrderStatus): boolean => to === 'processed' || to === 'finished';

/** Whether this step would produce, or close, what has no released print data. It stays possible: the shop may have the data in another way. */
export const isWithoutPrintData = (to: OrderStatus, waitsForPrintData: boolean): boolean =>
	waitsForPrintData && isProduction(to);
