// The order that a paid renewal of a subscription makes: written, paid and placed in one transaction, under the lock of the subscription. Its
// money is there whatever is left on the shelf, so it is placed in any case; what cannot be delivered goes to Error with a task.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { sellSeveral } from '../../stock/move-several.ts';
import { closeTask, openTask } from '../../tasks/open-task.ts';
import { lockOrder } from '../core/lock-order.ts';
import { moveOrder } from '../core/move-order.ts';
import { placeRecorded } from '../core/place-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { type NewOrder, type NewOrderLine, recordOrder } from '../core/record-order.ts';

/** As the note of the event with which it goes on. */
export const dataReleased = 'printDataReleased';

/** As the error of the order. */
type RenewalError = 'stock' | 'printData' | 'amount';

export interface RenewalOrder {
	order: Omit<NewOrder, 'checkoutKey' | 'createdBy' | 'paymentMethod' | 'reservedUntil'> & { subscriptionId: string };
	lines: readonly Omit<NewOrderLine, 'stock'>[];
	/** What the provider has taken. Without an intent it was settled there by hand, and is given back by hand. */
	paid: { provider: string; intentId: string | null; amount: number; currency: string };
	/** Whether something that is printed is missing. */
	lacksPrintData: boolean;
	/** In which it is placed, as the shop's calendar says. */
	year: number;
	/** What is written with the order before its number is drawn, for which everyone waits who places. */
	beforePlacing(): Promise<void>;
}

async function recordMoney(sql: Sql, tenantId: string, orderId: string, { paid }: RenewalOrder): Promise<void> {
	const { provider, intentId, amount, currency } = paid;
	const paymentId = newId();
	if (intentId !== null)
		await sql`
			insert into payments (tenant_id, id, order_id, provider, intent_id, amount, currency, method, state)
			values (${tenantId}, ${paymentId}, ${orderId}, ${provider}, ${intentId}, ${amount}, ${currency}, 'card', 'paid')`;
	await recordEvent(sql, tenantId, orderId, {
		...{ actor: 'system', kind: 'payment' },
		detail: { state: 'paid', paymentId, amount, currency, method: 'card' },
	});
}

function errorOf({ order, paid, lacksPrintData }: RenewalOrder, isShort: boolean): RenewalError | undefined {
	if (isShort) return 'stock';
	if (paid.amount !== order.totals.gross || paid.currency !== order.currency) return 'amount';
	// The last one: an order that has it goes on by itself once the data is there, so that nothing else may be wrong.
	return lacksPrintData ? 'printData' : undefined;
}

/** @returns its number */
export async function placeRenewalOrder(sql: Sql, tenantId: string, renewal: RenewalOrder): Promise<string> {
	const { order, year } = renewal;
	const { short, counted } = await sellSeveral(sql, tenantId, renewal.lines);
	const held = short.length > 0 ? 'released' : 'taken';
	const lines = renewal.lines.map((line): NewOrderLine => {
		const stock = counted.has(line.productId) ? held : 'notCounted';
		return { ...line, stock };
	});
	const by = { actor: 'system', userId: null } as const;
	const made = { ...order, checkoutKey: newId(), createdBy: null, paymentMethod: 'card' as const, reservedUntil: null };
	await recordOrder(sql, tenantId, made, lines, by);
	await recordMoney(sql, tenantId, order.id, renewal);
	await renewal.beforePlacing();
	const number = await placeRecorded(sql, tenantId, order.id, { ...by, paid: true, year });
	if (number === undefined) throw new Error(`order ${order.id} was placed by another`);
	const error = errorOf(renewal, short.length > 0);
	if (error) {
		await moveOrder(sql, tenantId, order.id, 'error', { actor: 'system', note: error, error });
		await openTask(sql, tenantId, { kind: 'renewalFailed', objectId: order.id, subject: number });
	}
	return number;
}

/** A step of every change of an order: what staff have taken out of Error needs no one any more. */
export async function settleRenewalTask(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	await lockOrder(sql, tenantId, orderId, 'allowReferences');
	const failed = await sql`
		select from orders where tenant_id = ${tenantId} and id = ${orderId} and status = 'error' and cancelled_at is null`;
	if (failed.length === 0) await closeTask(sql, tenantId, { kind: 'renewalFailed', objectId: orderId });
}

/** A design that was not released, and that no print data stands in for: nobody has been asked for data of it. */
const lacksRelease = (sql: Sql) => sql`exists (
	select from order_lines l
	where l.tenant_id = o.tenant_id and l.order_id = o.id and l.design_id is not null and l.release_id is null
		and not exists (select from print_lines p where p.tenant_id = l.tenant_id and p.item_id = l.item_id)
)`;

/**
 * To be called when all print data of an order is released: one that was stopped only for want of it goes on by itself, and nobody has to look
 * after it.
 */
export async function resumeRenewalOrder(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	await lockOrder(sql, tenantId, orderId, 'allowReferences');
	const stopped = await sql`
		select from orders o
		where o.tenant_id = ${tenantId} and o.id = ${orderId} and o.status = 'error' and o.error = 'printData' and o.number is not null
			and o.cancelled_at is null and o.payment <> 'refunded' and not ${lacksRelease(sql)}`;
	if (stopped.length === 0) return;
	await moveOrder(sql, tenantId, orderId, 'placed', { actor: 'system', note: dataReleased });
	await closeTask(sql, tenantId, { kind: 'renewalFailed', objectId: orderId });
}
