// Money of an order goes back by hand, or less of its bill has to be paid.
import { findFieldError } from '../../rules/fields.ts';
import type { PaymentState } from '../../rules/orders/machine.ts';
import { isByTransfer, type PaymentMethod } from '../../rules/payments/methods.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { sendJob } from '../jobs/send-job.ts';
import { changedJobName } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { editorOf, type HeldOrder, holdOrder, type OrderEditor, orderEntity } from './hold-order.ts';
import { isDebitRefused, isMoneyComing } from './pay-placed.ts';
import { type RefundWish, requestRefund } from './payments/request-refund.ts';

/** Of a bill that no one has paid yet less has to be paid; nothing goes anywhere. */
async function lowerBill(
	sql: Sql,
	{ tenant, actor, userId }: OrderEditor,
	orderId: string,
	{ gross, refunded }: HeldOrder,
	{ refundId, amount, reason }: RefundWish,
): Promise<void> {
	if (!Number.isSafeInteger(amount) || amount < 1 || amount > gross - refunded)
		throw new Refused('VALIDATION', 'amount');
	const [made] = await sql`
		insert into refunds (tenant_id, id, order_id, amount, reason, state, user_id)
		values (${tenant.id}, ${refundId}, ${orderId}, ${amount}, ${reason}, 'done', ${userId ?? null})
		on conflict (tenant_id, id) do nothing returning id`;
	if (!made) throw new Refused('VALIDATION', 'refundId');
	const payment: PaymentState = refunded + amount === gross ? 'refunded' : 'open';
	await sql`
		update orders set refunded = refunded + ${amount}::bigint, payment = ${payment}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${orderId}`;
	await recordEvent(sql, tenant.id, orderId, {
		...{ actor, userId },
		kind: 'refund',
		detail: { refundId, amount, state: 'done', reason, way: 'bill' },
	});
	await sendJob(sql, tenant.id, changedJobName, { orderId, refundId });
}

interface Billed {
	id: string;
	payment: PaymentState;
	paymentMethod: PaymentMethod;
}

/** Whether it is placed and its money has never come: it was to be transferred, or the bank has refused the debit. */
export async function isOpenBill(sql: Sql, tenantId: string, { id, payment, paymentMethod }: Billed): Promise<boolean> {
	if (payment !== 'open') return false;
	if (isByTransfer(paymentMethod)) return true;
	return (await isDebitRefused(sql, tenantId, id)) && !(await isMoneyComing(sql, tenantId, id));
}

const longestReason = 500;

/** Of an order that the caller holds. Each is in the audit log. */
export async function refundHeld(
	sql: Sql,
	editor: OrderEditor,
	orderId: string,
	order: HeldOrder,
	{ refundId, amount, reason }: RefundWish,
): Promise<void> {
	const { tenant, actor, userId, record } = editor;
	const [known] = await sql<{ orderId: string; amount: number }[]>`
		select order_id, amount::float8 as amount from refunds where tenant_id = ${tenant.id} and id = ${refundId}`;
	// Pressed twice, it is one.
	if (known?.orderId === orderId && known.amount === amount) return;
	const wish = { refundId, amount, reason };
	if (await isOpenBill(sql, tenant.id, { id: orderId, ...order })) await lowerBill(sql, editor, orderId, order, wish);
	else await requestRefund(sql, { tenant, actor, userId }, orderId, wish);
	await record(sql, {
		action: 'refundOrder',
		entity: orderEntity(orderId),
		after: { refundId, amount },
	});
}

export async function refundOrder(sql: Sql, caller: Caller, orderId: string, wish: RefundWish): Promise<void> {
	const order = await holdOrder(sql, caller.tenant.id, orderId);
	if (order.number === null) throw new Refused('ORDER_NOT_MOVED');
	const reason = wish.reason.trim();
	if ([...reason].length > longestReason || findFieldError(reason, {})) throw new Refused('VALIDATION', 'reason');
	await refundHeld(sql, editorOf(caller), orderId, order, { ...wish, reason });
}
