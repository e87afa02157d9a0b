// Money has come to the account of the shop: recorded as a payment with its day, and the order is paid. What was chosen first and came to nothing, such as a
// debit that the bank has refused, makes way for the transfer.
import { newId } from '../../rules/ids.ts';
import type { PaymentState } from '../../rules/orders/machine.ts';
import { isByTransfer } from '../../rules/payments/methods.ts';
import { findReceivedDayError, mayReceiveTransfer } from '../../rules/payments/received-day.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import { shopDay, shopDayOf } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { sendJob } from '../jobs/send-job.ts';
import { changedJobName } from './core/move-order.ts';
import { recordEvent } from './core/record-event.ts';
import { holdOrder, orderEntity } from './hold-order.ts';
import { isMoneyComing } from './pay-placed.ts';

/** As the provider of a payment that needed none. */
const transferId = 'transfer';

/** @param receivedOn a day; undefined: today */
export async function receiveTransfer(
	sql: Sql,
	caller: Caller,
	orderId: string,
	receivedOn: string | undefined,
): Promise<void> {
	const { tenant, user, services } = caller;
	const order = await holdOrder(sql, tenant.id, orderId);
	if (!mayReceiveTransfer(order) || (await isMoneyComing(sql, tenant.id, orderId)))
		throw new Refused('ORDER_NOT_MOVED');
	const [placed] = await sql<{ placedAt: Date; currency: string }[]>`
		select placed_at, currency from orders where tenant_id = ${tenant.id} and id = ${orderId}`;
	const today = shopDay(tenant);
	const day = receivedOn ?? today;
	const placedOn = placed ? shopDayOf(placed.placedAt, tenant) : today;
	if (findReceivedDayError(day, { today, placedOn })) throw new Refused('VALIDATION', 'receivedOn');
	const method = isByTransfer(order.paymentMethod) ? order.paymentMethod : 'prepayment';
	const payment: PaymentState = order.refunded > 0 ? 'partlyRefunded' : 'paid';
	const amount = order.gross - order.refunded;
	const paymentId = newId();
	await sql`
		insert into payments (tenant_id, id, order_id, provider, method, amount, currency, state, received_on)
		values (${tenant.id}, ${paymentId}, ${orderId}, ${transferId}, ${method}, ${amount}, ${placed?.currency ?? tenant.currency}, 'paid', ${day})`;
	await sql`
		update orders set payment = ${payment}, payment_method = ${method}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${orderId}`;
	await recordEvent(sql, tenant.id, orderId, {
		...{ actor: 'staff', userId: user?.id, kind: 'payment' },
		detail: { state: 'paid', paymentId, amount, method, receivedOn: day },
	});
	// Whose goods came first does not wait for this.
	if (method === 'prepayment') await sendJob(sql, tenant.id, changedJobName, { orderId, paidPaymentId: paymentId });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'markOrderPaid',
		entity: orderEntity(orderId),
		before: { payment: order.payment },
		after: { payment, amount, receivedOn: day },
	});
}
