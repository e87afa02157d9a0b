// How far a checkout has come, as its owner sees it.

import type { Approval, OrderStatus } from '../../../rules/orders/machine.ts';
import type { PaymentMethod } from '../../../rules/payments/methods.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { nextPayment, type SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export const checkoutStates = [
	'processing',
	'waitingForApproval',
	'waitingForPayment',
	'placed',
	'failed',
	'refunded',
] as const;
type CheckoutState = (typeof checkoutStates)[number];

/** The contract that it has begun. */
export interface BegunContract {
	number: string;
	interval: Interval;
	/** Null: none. */
	trialEnd: Date | null;
	/** Null: none follows. */
	nextPayment: Date | null;
}

export interface CheckoutProgress {
	orderId: string;
	state: CheckoutState;
	/** Once it is placed; an order that waits for the end of a trial has none. */
	number: string | null;
	contract: BegunContract | null;
	/** Where it is paid, while that can be done. */
	payUrl: string | null;
	gross: number;
	currency: string;
	paymentMethod: PaymentMethod;
	/** Why it has failed: expired, cancelled, failed, or what staff says. */
	reason: string | null;
	/** Where the confirmation goes. */
	email: string;
	/** When it will probably be there. */
	deliveryDay: string | null;
	/** Whether it was ordered by an earlier press of the button, with other entries than the latest. */
	hasEarlierEntries?: boolean;
	/** Not for the browser. */
	paymentId: string | null;
}

interface Contract {
	contractNumber: string | null;
	state: SubscriptionState | null;
	intervalUnit: Interval['unit'] | null;
	intervalCount: number | null;
	trialEnd: Date | null;
	periodEnd: Date | null;
	cancelAt: Date | null;
}

interface Row extends Omit<CheckoutProgress, 'state' | 'contract'>, Contract {
	status: OrderStatus;
	approval: Approval;
	/** Of the latest payment; null: there is none. */
	paymentState: string | null;
	late: boolean | null;
}

function stateOf({ status, number, late, contractNumber, approval, paymentState }: Row): CheckoutState {
	if (number !== null) return 'placed';
	if (late) return 'refunded';
	// In a trial there is a contract and no order yet.
	if (contractNumber !== null) return 'placed';
	if (status === 'error') return 'failed';
	if (approval === 'pending') return 'waitingForApproval';
	const isPaying = paymentState === 'opening' || paymentState === 'open';
	return approval === 'approved' && !isPaying ? 'waitingForPayment' : 'processing';
}

/** Of their own. */
export const queryProgress = (sql: Sql, tenantId: string, userId: string, orderId: string) =>
	sql<Row[]>`
		select o.id as order_id, o.status, o.approval, p.state as payment_state, o.number, o.gross::float8 as gross, o.currency, o.payment_method, o.error as reason,
			o.customer_mail as email, o.delivery_day::text as delivery_day, p.id as payment_id, p.late,
			s.number as contract_number, s.state, s.interval_unit, s.interval_count, s.trial_end, s.period_end, s.cancel_at,
			case when o.status = 'inCreation' and p.state = 'open' then p.url end as pay_url
		from orders o left join payments p on p.tenant_id = ${tenantId} and p.order_id = o.id
		left join subscriptions s on s.tenant_id = ${tenantId} and s.id = o.subscription_id
		where o.tenant_id = ${tenantId} and o.id = ${orderId} and (o.user_id = ${userId} or o.created_by = ${userId})
		order by p.created_at desc limit 1`;

function contractOf({ contractNumber, state, intervalUnit, intervalCount, ...times }: Contract): BegunContract | null {
	if (contractNumber === null || state === null || intervalUnit === null || intervalCount === null) return null;
	return {
		number: contractNumber,
		interval: { unit: intervalUnit, count: intervalCount },
		trialEnd: times.trialEnd,
		nextPayment: nextPayment({ state, ...times }),
	};
}

/** Anything else is as if there were none. */
export function progressIn([row]: readonly Row[]): CheckoutProgress {
	if (!row) throw new Refused('PAYMENT_SESSION_NOT_FOUND');
	const { orderId, number, payUrl, gross, currency, paymentMethod, reason, email, deliveryDay, paymentId } = row;
	return {
		...{ orderId, number, payUrl, gross, currency, paymentMethod, reason, email, deliveryDay, paymentId },
		state: stateOf(row),
		contract: contractOf(row),
	};
}
