// What an order goes through, as data: who may move it from where to where. Everything else about a placed order stays as it is.

export const orderStatuses = ['inCreation', 'placed', 'processed', 'finished', 'error'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const approvals = ['none', 'pending', 'approved', 'rejected'] as const;
export type Approval = (typeof approvals)[number];

export const paymentStates = ['open', 'paid', 'partlyRefunded', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why an order was cancelled. The customer reads it in words; a note beside it is the shop's. */
export const cancelReasons = ['customer', 'outOfStock', 'payment', 'duplicate', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The system, when an order is paid or given up, or an admin. */
export type Mover = 'system' | 'staff';

interface Arrow {
	from: OrderStatus;
	to: OrderStatus;
	by: readonly Mover[];
}

const arrows: readonly Arrow[] = [
	{ from: 'inCreation', to: 'placed', by: ['system'] },
	{ from: 'placed', to: 'processed', by: ['staff'] },
	{ from: 'processed', to: 'finished', by: ['staff'] },
	{ from: 'inCreation', to: 'error', by: ['system', 'staff'] },
	{ from: 'placed', to: 'error', by: ['system', 'staff'] },
	{ from: 'processed', to: 'error', by: ['system', 'staff'] },
	{ from: 'error', to: 'placed', by: ['staff'] },
	{ from: 'error', to: 'processed', by: ['staff'] },
];

/** What was given up and is paid after all, with its things still there. It never had a number: no one else brings it back. */
export const lateArrow: Arrow = { from: 'error', to: 'placed', by: ['system'] };

/** Why an order is in Error, where it goes on by itself once that is mended. */
export const mendedErrors: readonly string[] = ['printData'];

/** As it was before it was stopped, its customer having mended what it was stopped for. */
const mendedArrow: Arrow = { from: 'error', to: 'placed', by: ['staff', 'system'] };

interface Moved {
	status: OrderStatus;
	number: string | null;
	/** Why it is in Error. */
	error?: string | null | undefined;
	/** Cancelled is no status: the order stays where it is. */
	cancelledAt?: unknown;
}

function arrowsOf({ status, number, error }: Moved): readonly Arrow[] {
	if (status !== 'error') return arrows;
	if (number === null) return [lateArrow];
	return mendedErrors.includes(error ?? '') ? [mendedArrow, ...arrows] : arrows;
}

export const mayMove = (order: Moved, to: OrderStatus, by: Mover): boolean =>
	arrowsOf(order).some((arrow) => arrow.from === order.status && arrow.to === to && arrow.by.includes(by));

/** Where an admin can move it. */
export const nextStatuses = (order: Moved): OrderStatus[] =>
	order.cancelledAt ? [] : orderStatuses.filter((status) => mayMove(order, status, 'staff'));

/** What was placed and is not complete, once. What was handed over comes back by a refund. */
export const mayCancel = ({ status, number, cancelledAt }: Moved): boolean =>
	number !== null && !cancelledAt && status !== 'finished';

/** Its customer can ask for that as long as nothing has been produced or sent; the shop decides. */
export const mayRequestCancellation = (order: Moved & { shipped: string }): boolean =>
	mayCancel(order) && order.status === 'placed' && order.shipped === 'none';

interface Shippable {
	status: OrderStatus;
	number: string | null;
	cancelledAt?: unknown;
	/** Null: it is collected. */
	shipping: unknown;
}

/** What was placed and is to be sent somewhere: a finished order can be completed with the number of its parcel. */
export const isShippable = ({ status, number, cancelledAt, shipping }: Shippable): boolean =>
	number !== null && !cancelledAt && Boolean(shipping) && ['placed', 'processed', 'finished'].includes(status);

/** Only what was never placed can go without a trace. */
export const mayDelete = ({ status }: Moved): boolean => status === 'inCreation';
