// The status that its customer reads. A delivery of a subscription that is paid and has no print data is in Error for the shop, which looks
// after it; its customer has only to send in the data, as with every other order that waits for some.
import type { OrderStatus } from './machine.ts';

interface Stopped {
	status: OrderStatus;
	/** Code of the reason. */
	error: string | null;
}

export const lacksOnlyPrintData = ({ status, error }: Stopped): boolean => status === 'error' && error === 'printData';

export const customerStatus = (order: Stopped): OrderStatus => (lacksOnlyPrintData(order) ? 'placed' : order.status);
