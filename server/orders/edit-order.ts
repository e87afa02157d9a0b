// What those do who look after orders: move them on, write notes, take away what was never placed. Each is in the
// story of the order and in the audit log.
import { mayDelete, type OrderStatus } from '../../rules/orders/machine.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import { closeApproval } from '../approvals/core/close-approval.ts';
import { releaseFromBudgets } from '../companies/core/budgets.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { releaseOrder } from './core/held-lines.ts';
import { moveOrder } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { setApproval } from './core/set-approval.ts';
import { checkNote, holdOrder, orderEntity, refuseUnpaid } from './hold-order.ts';

/** What it holds is for sale again. Of what is being paid at this moment the provider has the last word: that ends by itself. */
async function letGo(sql: Sql, { tenant, user }: Caller, orderId: string): Promise<void> {
	const tenantId = tenant.id;
	const paying = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state in ('opening', 'open', 'paid')`;
	if (paying.length > 0) throw new Refused('ORDER_NOT_MOVED');
	if (await closeApproval(sql, tenantId, orderId, { state: 'withdrawn', userId: user?.id ?? null }))
		await setApproval(sql, tenantId, orderId, 'rejected');
	await releaseFromBudgets(sql, tenantId, orderId);
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
	const order = await holdOrder(sql, tenant.id, orderId);
	const { status, number } = order;
	if (number !== null && (to === 'processed' || to === 'finished')) await refuseUnpaid(sql, tenant.id, order);
	if (number === null) await letGo(sql, caller, orderId);
	await moveOrder(sql, tenant.id, orderId, to, { actor: 'staff', userId: user?.id, note: checkNote(note) });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'moveOrder',
		entity: orderEntity(orderId),
		before: { status },
		after: { status: to },
	});
}

export async function addNote(sql: Sql, caller: Caller, orderId: string, text: string): Promise<void> {
	const { tenant, user, services } = caller;
	const note = checkNote(text);
	if (note === '') throw new Refused('VALIDATION', 'text');
	await holdOrder(sql, tenant.id, orderId);
	await recordEvent(sql, tenant.id, orderId, {
		actor: 'staff',
		userId: user?.id,
		kind: 'note',
		detail: { text: note },
	});
	await services.record(sql, tenant.id, actorOf(caller), { action: 'addOrderNote', entity: orderEntity(orderId) });
}

/** What was never placed goes without a trace, unless a shopper is paying for it at this moment. */
export async function deleteOrder(sql: Sql, caller: Caller, orderId: string): Promise<void> {
	const { tenant, services } = caller;
	const order = await holdOrder(sql, tenant.id, orderId);
	if (!mayDelete(order)) throw new Refused('ORDER_NOT_MOVED');
	await letGo(sql, caller, orderId);
	await sql`delete from orders where tenant_id = ${tenant.id} and id = ${orderId}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteOrder',
		entity: orderEntity(orderId),
		before: { status: order.status, gross: order.gross },
	});
}
