// The contract begins in the transaction that settles the payment of its checkout: with the first order, with a trial, or, where the money
// came too late and goes back, only to be ended at the provider.
import { shopDayOf } from '../../calendar/today.ts';
import { removeOrdered } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { beginSubscription } from '../../subscriptions/core/begin-subscription.ts';
import { recordPaidInvoice } from '../../subscriptions/core/record-invoice.ts';
import { requestCommand } from '../../subscriptions/core/request-command.ts';
import { sendNotice } from '../../subscriptions/core/send-notice.ts';
import { linesOf } from '../core/held-lines.ts';
import type { BegunSubscription, PaymentCallbacks } from '../payments/services.ts';

interface Checkout {
	subscriptionId: string | null;
	timeZone: string;
	/** Of its lines. */
	lineCount: number;
}

async function findCheckout(sql: Sql, tenantId: string, orderId: string): Promise<Checkout> {
	const [found] = await sql<Checkout[]>`
		select o.subscription_id, o.line_count, t.time_zone from orders o join tenants t on t.id = o.tenant_id
		where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	if (!found) throw new Error(`there is no order ${orderId}`);
	return found;
}

/** The first order has used up what the checkout kept; in a trial it stays, without a number, until it is removed. */
async function keepTrialOrder(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const lines = await linesOf(sql, tenantId, orderId);
	await removeOrdered(
		sql,
		tenantId,
		lines.flatMap(({ itemId }) => itemId ?? []),
	);
	await sql`
		update orders set reserved_until = null, updated_at = now() where tenant_id = ${tenantId} and id = ${orderId}`;
}

async function recordFirstInvoice(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	orderId: string,
	{ subscription, invoice }: BegunSubscription,
): Promise<void> {
	if (!invoice) throw new Error(`subscription ${subscription.id} is paid without an invoice`);
	const { id: invoiceId, termsVersion, amount, currency, attempts, periodStart, periodEnd, paidAt } = invoice;
	await recordPaidInvoice(sql, tenantId, subscriptionId, {
		...{ invoiceId, orderId, kind: 'first', amount, currency, attempts, periodStart, periodEnd },
		termsVersion: termsVersion || subscription.termsVersion,
		paidAt: paidAt ?? new Date(),
	});
}

/**
 * Once, as the payment is settled once. Where the money goes back the invoice is recorded all the same: it makes no order any more.
 * Numbers are drawn after that of the order.
 */
export const beginContract: PaymentCallbacks['begin'] = async (sql, tenantId, orderId, begun, finished) => {
	const { subscriptionId, timeZone, lineCount } = await findCheckout(sql, tenantId, orderId);
	if (subscriptionId === null) throw new Error(`order ${orderId} belongs to no subscription`);
	const { subscription } = begun;
	const { id: providerId, customerId, items, startedAt, trialEnd, periodEnd } = subscription;
	if (finished === 'trial') await keepTrialOrder(sql, tenantId, orderId);
	else await recordFirstInvoice(sql, tenantId, subscriptionId, orderId, begun);
	const year = Number(shopDayOf(new Date(), { timeZone }).slice(0, 4));
	const isNew = await beginSubscription(sql, tenantId, subscriptionId, {
		...{ providerId, customerId, startedAt, trialEnd, periodEnd, year },
		// Of very many lines there is one item for each tax rate.
		items: items.length < lineCount ? [] : items,
	});
	if (!isNew) return;
	if (finished === 'refunded') {
		await requestCommand(sql, tenantId, subscriptionId, {
			...{ command: 'end', actor: 'system', userId: null, reason: 'late' },
		});
		return;
	}
	await sendNotice(sql, tenantId, subscriptionId, { purpose: 'begun' });
	// What else the provider knows of it, such as the card.
	await sendJob(sql, tenantId, 'subscriptions.settle', { subscriptionId });
};
