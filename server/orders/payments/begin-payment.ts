// Opens the page at the provider on which an order is paid. What is asked is written down first: if the response is lost, or the process
// ends, the same is asked again under the same key, and no second page comes about.
import type { Sql } from '../../database/connection.ts';
import {
	type NewSession,
	noSubscription,
	type PaymentAccount,
	PaymentRefused,
	type Session,
} from '../../integrations/payment/port.ts';
import type { NewSubscriptionSession } from '../../integrations/payment/recurring.ts';
import { lockOrder } from '../core/lock-order.ts';
import { findPayment, type Payment } from './find-payment.ts';
import { openAccount, type PaymentServices } from './services.ts';
import { type PaymentUrls, writeRequest } from './write-request.ts';

const answered = (tenantId: string, payment: Payment & { sessionId: string }): Session => ({
	id: payment.sessionId,
	url: payment.url,
	state: payment.state === 'paid' ? 'paid' : payment.state === 'open' ? 'open' : 'expired',
	amount: payment.amount,
	currency: payment.currency,
	tenantId,
	orderId: payment.orderId,
	paymentId: payment.id,
	intentId: payment.intentId,
	...noSubscription,
});

const hasSession = (payment: Payment): payment is Payment & { sessionId: string } => payment.sessionId !== null;

/** Under the lock of the payment, which giving up takes as well: no one is sent to pay for what was given up. */
async function prepare(
	sql: Sql,
	tenantId: string,
	paymentId: string,
	urls: PaymentUrls | undefined,
): Promise<Session | NewSession | NewSubscriptionSession> {
	const payment = await findPayment(sql, tenantId, paymentId, true);
	if (!payment) throw new PaymentRefused('unknown_payment');
	if (hasSession(payment)) return answered(tenantId, payment);
	if (payment.state !== 'opening' || !payment.waiting) throw new PaymentRefused('order_given_up');
	if (payment.request) return payment.request;
	if (!urls) throw new PaymentRefused('never_begun');
	const request = await writeRequest(sql, tenantId, payment, urls);
	await sql`
		update payments set request = ${JSON.stringify(request)}::text::jsonb, changed_at = now()
		where tenant_id = ${tenantId} and id = ${paymentId}`;
	return request;
}

/** It is the provider's response that makes a session known, no matter who hears it: a webhook may be faster than the response itself. */
export const keepSession = (sql: Sql, tenantId: string, paymentId: string, { id, url }: Pick<Session, 'id' | 'url'>) =>
	sql`
		update payments set session_id = ${id}, url = ${url}, state = 'open', request = null, changed_at = now()
		where tenant_id = ${tenantId} and id = ${paymentId} and state = 'opening'`;

/** Nothing was opened: no one can have paid. */
async function giveUpUnopened(services: PaymentServices, tenantId: string, { paymentId, orderId }: NewSession) {
	await services.database.inTenant(tenantId, async (sql) => {
		await lockOrder(sql, tenantId, orderId, 'exclusive');
		const failed = await sql`
			update payments set state = 'failed', request = null, changed_at = now()
			where tenant_id = ${tenantId} and id = ${paymentId} and state = 'opening'`;
		if (failed.count > 0) await services.orders.giveUp(sql, tenantId, orderId, 'failed');
	});
}

async function openPage(account: PaymentAccount, request: NewSession | NewSubscriptionSession): Promise<Session> {
	if (!('subscriptionId' in request)) return account.open(request);
	if (!account.recurring) throw new PaymentRefused('charges_once');
	return account.recurring.openSubscription(request);
}

/**
 * Outside of any transaction. Throws PaymentUnanswered when it is not known whether the page is there: the order stays in creation,
 * and the next caller asks again. Throws PaymentRefused when there will be none: the order is given up.
 * @param urls may be left out where it was begun before
 */
export async function beginPayment(
	services: PaymentServices,
	tenantId: string,
	paymentId: string,
	urls?: PaymentUrls,
): Promise<Session> {
	const { database, log, meter } = services;
	const prepared = await database.inTenant(tenantId, (sql) => prepare(sql, tenantId, paymentId, urls));
	if ('id' in prepared) return prepared;
	const account = await openAccount(services, tenantId);
	const session = await openPage(account, prepared).catch(async (error: unknown) => {
		meter?.payment(error instanceof PaymentRefused ? 'refused' : 'unanswered');
		if (error instanceof PaymentRefused) {
			log.warn({ tenantId, paymentId, code: error.code }, 'payment refused');
			await giveUpUnopened(services, tenantId, prepared);
		}
		throw error;
	});
	await database.inTenant(tenantId, (sql) => keepSession(sql, tenantId, paymentId, session));
	meter?.payment('started');
	return session;
}
