// What those do who look after orders: move them on, write notes, note that money has come, give it back, take away what was never
// placed. Each is in the story of the order and in the audit log.
import { findFieldError } from '../../rules/fields.ts';
import { mayDelete, type OrderStatus, type PaymentState } from '../../rules/orders/machine.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { sendJob } from '../jobs/send-job.ts';
import { releaseOrder } from './core/held-lines.ts';
import { orderLock } from './core/lock-order.ts';
import { changedJobName, moveOrder } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { type RefundWish, requestRefund } from './payments/request-refund.ts';

interface HeldOrder {
	status: OrderStatus;
	number: string | null;
	payment: PaymentState;
	paymentMethod: 'card' | 'invoice' | 'none';
	gross: number;
	refunded: number;
}

/** No one else changes it until the end of the transaction. */
async function hold(sql: Sql, tenantId: string, orderId: string): Promise<HeldOrder> {
	const [order] = await sql<HeldOrder[]>`
		select status, number, payment, payment_method, gross::float8 as gross, refunded::float8 as refunded from orders
		where tenant_id = ${tenantId} and id = ${orderId} ${orderLock(sql, 'exclusive')}`;
	if (!order) throw new Refused('NOT_FOUND');
	return order;
}

const longestNote = 2000;

function checkNote(text: string): string {
	const note = text.trim();
	if ([...note].length > longestNote) throw new Refused('VALIDATION', `a note has at most ${longestNote} characters`);
	if (findFieldError(note, {})) throw new Refused('VALIDATION', 'note');
	return note;
}

const entity = (id: string) => ({ type: 'order', id });

/** What it holds is for sale again. Of what is being paid at this moment the provider has the last word: that ends by itself. */
async function letGo(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const paying = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state in ('opening', 'open', 'paid')`;
	if (paying.length > 0) throw new Refused('ORDER_NOT_MOVED');
	await releaseOrder(sql, tenantId, orderId);
}

export async function moveByHand(
	sql: Sql,
	caller: Caller,
	orderId: string,
	to: OrderStatus,
	note: string,
): Promise<void> {
	const { tenant, user, services } = caller;
	const { status, number } = await hold(sql, tenant.id, orderId);
	if (number === null) await letGo(sql, tenant.id, orderId);
	await moveOrder(sql, tenant.id, orderId, to, { actor: 'staff', userId: user?.id, note: checkNote(note) });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'moveOrder',
		entity: entity(orderId),
		before: { status },
		after: { status: to },
	});
}

export async function addNote(sql: Sql, caller: Caller, orderId: string, text: string): Promise<void> {
	const { tenant, user, services } = caller;
	const note = checkNote(text);
	if (note === '') throw new Refused('VALIDATION', 'text');
	await hold(sql, tenant.id, orderId);
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'note',
		detail: { text: note },
	});
	await services.record(sql, tenant.id, actorOf(caller), { action: 'addOrderNote', entity: entity(orderId) });
}

/** Money of an invoice has come. Only of placed orders; cards tell it by themselves. */
export async function markPaid(sql: Sql, caller: Caller, orderId: string): Promise<void> {
	const { tenant, user, services } = caller;
	const order = await hold(sql, tenant.id, orderId);
	if (order.number === null || order.payment !== 'open' || order.paymentMethod !== 'invoice')
		throw new Refused('ORDER_NOT_MOVED');
	const payment: PaymentState = order.refunded > 0 ? 'partlyRefunded' : 'paid';
	await sql`
		update orders set payment = ${payment}, updated_at = now() where tenant_id = ${tenant.id} and id = ${orderId}`;
	const detail = { state: 'paid', amount: order.gross - order.refunded, method: order.paymentMethod };
	await recordEvent(sql, tenant.id, orderId, { actor: 'staff', userId: user?.id, kind: 'payment', detail });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'markOrderPaid',
		entity: entity(orderId),
		before: { payment: order.payment },
		after: { payment },
	});
}

/** Of a bill that no one has paid yet less has to be paid; nothing goes anywhere. */
async function lowerBill(
	sql: Sql,
	{ tenant, user }: Caller,
	orderId: string,
	{ gross, refunded }: HeldOrder,
	{ refundId, amount, reason }: RefundWish,
): Promise<void> {
	if (!Number.isSafeInteger(amount) || amount < 1 || amount > gross - refunded)
		throw new Refused('VALIDATION', 'amount');
	const [made] = await sql`
		insert into refunds (tenant_id, id, order_id, amount, reason, state, user_id)
		values (${tenant.id}, ${refundId}, ${orderId}, ${amount}, ${reason}, 'done', ${user?.id ?? null})
		on conflict (tenant_id, id) do nothing returning id`;
	if (!made) throw new Refused('VALIDATION', 'refundId');
	const payment: PaymentState = refunded + amount === gross ? 'refunded' : 'open';
	await sql`
		update orders set refunded = refunded + ${amount}::bigint, payment = ${payment}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${orderId}`;
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'refund',
		detail: { refundId, amount, state: 'done', reason },
	});
	await sendJob(sql, tenant.id, changedJobName, { orderId, refundId });
}

const longestReason = 500;

export async function refundOrder(sql: Sql, caller: Caller, orderId: string, wish: RefundWish): Promise<void> {
	const { tenant, services } = caller;
	const order = await hold(sql, tenant.id, orderId);
	if (order.number === null) throw new Refused('ORDER_NOT_MOVED');
	const reason = wish.reason.trim();
	if ([...reason].length > longestReason || findFieldError(reason, {})) throw new Refused('VALIDATION', 'reason');
	const { refundId, amount } = wish;
	const [known] = await sql<{ orderId: string; amount: number }[]>`
		select order_id, amount::float8 as amount from refunds where tenant_id = ${tenant.id} and id = ${refundId}`;
	// Pressed twice, it is one.
	if (known?.orderId === orderId && known.amount === amount) return;
	const isOpenBill = order.paymentMethod === 'invoice' && order.payment === 'open';
	if (isOpenBill) await lowerBill(sql, caller, orderId, order, { refundId, amount, reason });
	else await requestRefund(sql, caller, orderId, { refundId, amount, reason });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'refundOrder',
		entity: entity(orderId),
		after: { refundId, amount },
	});
}

/** What was never placed goes without a trace, unless a shopper is paying for it at this moment. */
export async function deleteOrder(sql: Sql, caller: Caller, orderId: string): Promise<void> {
	const { tenant, services } = caller;
	const order = await hold(sql, tenant.id, orderId);
	if (!mayDelete(order)) throw new Refused('ORDER_NOT_MOVED');
	await letGo(sql, tenant.id, orderId);
	await sql`delete from orders where tenant_id = ${tenant.id} and id = ${orderId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteOrder',
		entity: entity(orderId),
		before: { status: order.status, gross: order.gross },
	});
}
