// The last phase, after the provider has spoken: the order is placed, or given up. The page that the shopper comes back to, webhooks
// and jobs all end here, in any order and any number of times. Transactions only, nothing foreign.
import { newId } from '../../../rules/ids.ts';
import type { Approval, OrderStatus, PaymentState } from '../../../rules/orders/machine.ts';
import type { OnlineMethod, PaymentMethod } from '../../../rules/payments/methods.ts';
import { sendPaymentExpired } from '../../approvals/core/send-notice.ts';
import { shopDay } from '../../calendar/today.ts';
import { removeOrdered } from '../../cart/load-lines.ts';
import { releaseFromBudgets } from '../../companies/core/budgets.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { sellSeveral, takeSeveral } from '../../stock/move-several.ts';
import { abandonSubscription } from '../../subscriptions/core/begin-subscription.ts';
import { type HeldLine, linesInState, linesOf, releaseOrder } from '../core/held-lines.ts';
import { lockOrder } from '../core/lock-order.ts';
import { changedJobName, moveOrder } from '../core/move-order.ts';
import { placeRecorded } from '../core/place-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { setApproval } from '../core/set-approval.ts';
import type { PaidMoney } from '../payments/services.ts';

interface HeldOrder {
	status: OrderStatus;
	number: string | null;
	gross: number;
	currency: string;
	refunded: number;
	payment: PaymentState;
	cancelledAt: Date | null;
	subscriptionId: string | null;
	approval: Approval;
	/** It is approved, and can be paid for some time. */
	payable: boolean;
	paymentMethod: PaymentMethod;
	/** Of the shop. */
	timeZone: string;
	/** Of the payment that is asked about; null: it is not of this order. */
	late: boolean | null;
	/** With what that was paid; null: as was chosen with the order. */
	paidBy: OnlineMethod | null;
}

/** A caller that finishes or gives up waits here for the other; what there is then is read after that. */
async function holdOrder(sql: Sql, tenantId: string, orderId: string, paymentId: string | null): Promise<HeldOrder> {
	const [, [order]] = await Promise.all([
		lockOrder(sql, tenantId, orderId, 'exclusive').execute(),
		sql<HeldOrder[]>`
			select o.status, o.number, o.gross::float8 as gross, o.refunded::float8 as refunded, o.payment,
				o.cancelled_at, o.currency, o.subscription_id, o.approval, o.payment_method, t.time_zone, p.late, p.method as paid_by,
				o.approval = 'approved' and o.status = 'inCreation' and coalesce(o.reserved_until > now(), false) as payable
			from orders o join tenants t on t.id = o.tenant_id
			left join payments p on p.tenant_id = ${tenantId} and p.order_id = o.id and p.id = ${paymentId}::uuid
			where o.tenant_id = ${tenantId} and o.id = ${orderId}`.execute(),
	]);
	if (!order) throw new Error(`there is no order ${orderId}`);
	if (paymentId && order.late === null) throw new Error(`payment ${paymentId} is not of order ${orderId}`);
	return order;
}

/** @returns false, and nothing is taken, where others have bought it meanwhile */
async function takeAll(sql: Sql, tenantId: string, orderId: string, lines: readonly HeldLine[]): Promise<boolean> {
	const released = linesInState(lines, 'released');
	const sold = await sellSeveral(sql, tenantId, released);
	if (sold.short.length > 0) return false;
	const taken = await takeSeveral(sql, tenantId, linesInState(lines, 'reserved'));
	if (taken.short.length > 0) throw new Error(`less was reserved than order ${orderId} says`);
	// A user may have stopped to count it between giving up and the late money.
	const uncounted = released.map(({ productId }) => productId).filter((id) => !sold.counted.has(id));
	await sql`
		update order_lines set stock = case when product_id = any(${uncounted}::uuid[]) then 'notCounted' else 'taken' end
		where tenant_id = ${tenantId} and order_id = ${orderId} and stock in ('reserved', 'released')`;
	return true;
}

/** Money that there is nothing for goes back by itself. */
async function giveMoneyBack(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ paymentId, amount, currency }: PaidMoney,
	reason: 'late' | 'amount',
): Promise<void> {
	const refundId = newId();
	await sql`
		with marked as (
			update payments set late = true, changed_at = now() where tenant_id = ${tenantId} and id = ${paymentId}
		)
		insert into refunds (tenant_id, id, order_id, payment_id, amount)
		values (${tenantId}, ${refundId}, ${orderId}, ${paymentId}, ${amount})`;
	const detail = { refundId, amount, currency, state: 'waiting', reason };
	await recordEvent(sql, tenantId, orderId, { actor: 'system', kind: 'refund', detail });
	await sendJob(sql, tenantId, 'payments.refund', { refundId });
}

/**
 * Money for an order that was placed before it came: it may come in another way than was chosen. What was paid meanwhile, or is cancelled, is not paid
 * twice.
 */
async function payPlaced(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ gross, refunded, payment, currency, cancelledAt, paidBy }: HeldOrder,
	paid: PaidMoney,
): Promise<'already' | 'refunded'> {
	const isDue = paid.amount === gross - refunded && paid.currency.toUpperCase() === currency;
	if (payment === 'open' && !cancelledAt && isDue) {
		await sql`
			update orders set payment = ${refunded > 0 ? 'partlyRefunded' : 'paid'}, payment_method = coalesce(${paidBy}, payment_method), updated_at = now()
			where tenant_id = ${tenantId} and id = ${orderId}`;
		await sendJob(sql, tenantId, changedJobName, { orderId, paidPaymentId: paid.paymentId });
		return 'already';
	}
	const others = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'payment' and detail ->> 'state' = 'paid'
			and detail ->> 'paymentId' is distinct from ${paid.paymentId}`;
	if (payment !== 'open' && !cancelledAt && others.length === 0) return 'already';
	await giveMoneyBack(sql, tenantId, orderId, paid, isDue ? 'late' : 'amount');
	return 'refunded';
}

/** Why it is not placed, whatever was paid: nobody has approved it, or it is not what was asked for. */
function refusalOf({ gross, currency, approval }: HeldOrder, paid: PaidMoney | null): 'late' | 'amount' | undefined {
	if (approval === 'pending' || approval === 'rejected') return 'late';
	const isOther = paid !== null && (paid.amount !== gross || paid.currency.toUpperCase() !== currency);
	return isOther ? 'amount' : undefined;
}

/**
 * @param paid what the provider has taken; null where nothing had to be paid
 * @returns 'refunded' where the money goes back: it is not what was asked for, or came when nothing was left to sell
 */
export async function finishOrder(
	sql: Sql,
	tenantId: string,
	orderId: string,
	paid: PaidMoney | null,
): Promise<'placed' | 'already' | 'refunded'> {
	const order = await holdOrder(sql, tenantId, orderId, paid?.paymentId ?? null);
	if (order.late) return 'refunded';
	if (order.number !== null) return paid ? payPlaced(sql, tenantId, orderId, order, paid) : 'already';
	const refusal = refusalOf(order, paid);
	if (refusal) {
		if (!paid) throw new Error(`order ${orderId} is not approved`);
		await giveMoneyBack(sql, tenantId, orderId, paid, refusal);
		if (refusal === 'amount') await giveUpOrder(sql, tenantId, orderId, 'failed');
		return 'refunded';
	}
	const lines = await linesOf(sql, tenantId, orderId);
	if (!(await takeAll(sql, tenantId, orderId, lines))) {
		if (!paid) throw new Error(`order ${orderId} has nothing left to sell`);
		await giveMoneyBack(sql, tenantId, orderId, paid, 'late');
		return 'refunded';
	}
	await removeOrdered(
		sql,
		tenantId,
		lines.flatMap(({ itemId }) => itemId ?? []),
	);
	const year = Number(shopDay(order).slice(0, 4));
	await placeRecorded(sql, tenantId, orderId, {
		...{ actor: 'system', userId: null, year },
		paid: paid !== null || order.paymentMethod === 'none',
	});
	return 'placed';
}

type GivenUp = 'expired' | 'cancelled' | 'failed' | 'approvalRejected' | 'approvalExpired' | 'approvalWithdrawn';

/** What it held is for sale again, and counts in no budget: these come before the stock everywhere. */
async function letGo(
	sql: Sql,
	tenantId: string,
	orderId: string,
	{ status, subscriptionId }: HeldOrder,
	reason: GivenUp,
): Promise<void> {
	await releaseFromBudgets(sql, tenantId, orderId);
	if (subscriptionId !== null) await abandonSubscription(sql, tenantId, subscriptionId);
	await releaseOrder(sql, tenantId, orderId);
	if (status === 'inCreation')
		await moveOrder(sql, tenantId, orderId, 'error', { actor: 'system', note: reason, error: reason });
}

/**
 * Its stock is for sale again, the cart stays as it was. What was placed meanwhile stays placed; what waits for an approval is no payment's to give up,
 * and what is approved can be paid at another page until its time is up.
 */
export async function giveUpOrder(
	sql: Sql,
	tenantId: string,
	orderId: string,
	reason: 'expired' | 'cancelled' | 'failed',
): Promise<void> {
	const order = await holdOrder(sql, tenantId, orderId, null);
	if (order.number !== null || order.approval === 'pending' || order.payable) return;
	await letGo(sql, tenantId, orderId, order, reason);
	if (order.approval === 'approved' && order.status === 'inCreation') await sendPaymentExpired(sql, tenantId, orderId);
}

/** What is not approved, or was taken back by its buyer: also after the approval, as long as it is not paid. */
export async function giveUpUnapproved(
	sql: Sql,
	tenantId: string,
	orderId: string,
	reason: 'approvalRejected' | 'approvalExpired' | 'approvalWithdrawn',
): Promise<void> {
	const order = await holdOrder(sql, tenantId, orderId, null);
	if (order.number !== null || order.status !== 'inCreation') throw new Error(`order ${orderId} waits for nobody`);
	await setApproval(sql, tenantId, orderId, 'rejected');
	await letGo(sql, tenantId, orderId, order, reason);
}
