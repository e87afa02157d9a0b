// Cancels a placed order as a whole, in one transaction: what it has taken of the stock may come back, its money may go back, and the customer may be
// told. Its status stays where it is. Sent twice it is one; of two who cancel at once the second is refused.
import { type CancelReason, mayCancel } from '../../rules/orders/machine.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Caller } from '../accounts/services.ts';
import { releaseFromBudgets } from '../companies/core/budgets.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { sendJob } from '../jobs/send-job.ts';
import { returnSeveral } from '../stock/move-several.ts';
import { closeTask } from '../tasks/open-task.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { linesInState, linesOf } from './core/held-lines.ts';
import { changedJobName } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { checkNote, editorOf, type HeldOrder, holdOrder, type OrderEditor, orderEntity } from './hold-order.ts';
import { refundHeld } from './refund-order.ts';

export interface Cancellation {
	reason: CancelReason;
	/** For those who look after orders. */
	note: string;
	/** Whether what was taken of the stock is for sale again. */
	restock: boolean;
	/** In minor units; 0: nothing goes back. */
	refund: number;
	/** Made by the caller: the same wish twice is one cancellation with one refund. */
	refundId: string;
	/** Whether the customer gets a mail. */
	notify: boolean;
}

async function restockLines(
	sql: Sql,
	{ tenant, userId }: OrderEditor,
	orderId: string,
	number: string,
): Promise<boolean> {
	const taken = linesInState(await linesOf(sql, tenant.id, orderId), 'taken');
	if (taken.length === 0) return false;
	const { short, counted } = await returnSeveral(sql, tenant.id, taken, { userId, note: number });
	if (short.length > 0) throw new Refused('VALIDATION', 'restock');
	// What is not counted any more has nowhere to come back to.
	await sql`
		update order_lines set stock = case when product_id = any(${[...counted]}::uuid[]) then 'released' else 'notCounted' end
		where tenant_id = ${tenant.id} and order_id = ${orderId} and stock = 'taken'`;
	return counted.size > 0;
}

/** As it stands on the credit note, in the language of the order. */
async function refundReason(sql: Sql, tenant: Tenant, { language: given, number }: HeldOrder): Promise<string> {
	const language = spokenLanguage(tenant, given);
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['orderMails'] as const };
	const t = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
	return t('orderMails.cancelled.refundReason', { number: number ?? '' });
}

/** What has left the house is not in stock again. */
async function isShipped(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const shipped = await sql`
		select from orders where tenant_id = ${tenantId} and id = ${orderId} and shipped <> 'none'`;
	return shipped.length > 0;
}

async function isSentTwice(sql: Sql, tenantId: string, orderId: string, refundId: string): Promise<boolean> {
	const known = await sql`
		select from order_events where tenant_id = ${tenantId} and order_id = ${orderId} and kind = 'cancelled'
			and detail ->> 'refundId' = ${refundId}`;
	return known.length > 0;
}

export async function cancelOrder(sql: Sql, caller: Caller, orderId: string, wish: Cancellation): Promise<void> {
	const order = await holdOrder(sql, caller.tenant.id, orderId);
	if (order.cancelledAt && (await isSentTwice(sql, caller.tenant.id, orderId, wish.refundId))) return;
	await cancelHeld(sql, editorOf(caller), orderId, order, wish);
}

/** Of an order that the editor holds. */
export async function cancelHeld(
	sql: Sql,
	editor: OrderEditor,
	orderId: string,
	order: HeldOrder,
	wish: Cancellation,
): Promise<void> {
	const { tenant, actor, userId } = editor;
	const { reason, refund, refundId } = wish;
	const note = checkNote(wish.note);
	if (!mayCancel(order) || order.number === null) throw new Refused('ORDER_NOT_MOVED');
	if (wish.restock && (await isShipped(sql, tenant.id, orderId))) throw new Refused('VALIDATION', 'restock');
	await releaseFromBudgets(sql, tenant.id, orderId);
	const restock = wish.restock && (await restockLines(sql, editor, orderId, order.number));
	if (refund !== 0) {
		const amounts = { refundId, amount: refund, reason: await refundReason(sql, tenant, order) };
		await refundHeld(sql, editor, orderId, order, amounts);
	}
	// Of what is given back as a whole no invoice is missing.
	if (refund === order.gross - order.refunded)
		await closeTask(sql, tenant.id, { kind: 'invoiceMissing', objectId: orderId });
	await closeTask(sql, tenant.id, { kind: 'cancellationWanted', objectId: orderId });
	await closeTask(sql, tenant.id, { kind: 'withdrawalDeclared', objectId: orderId });
	await sql`
		update orders set cancelled_at = clock_timestamp(), cancelled_by = ${userId ?? null}::uuid, cancel_reason = ${reason},
			cancel_note = ${note}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${orderId}`;
	const eventId = await recordEvent(sql, tenant.id, orderId, {
		...{ actor, userId },
		kind: 'cancelled',
		detail: { reason, note, restock, refund, refundId, notify: wish.notify },
	});
	await sendJob(sql, tenant.id, changedJobName, { orderId, eventId });
	await editor.record(sql, {
		action: 'cancelOrder',
		entity: orderEntity(orderId),
		after: { reason, restock, refund },
	});
}
