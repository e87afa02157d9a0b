// What has become of a payment: asked of the provider, never believed from a browser or a webhook. The page that the shopper comes back
// to, webhooks and the jobs all call this, in any order and any number of times.
import { isId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { PaymentRefused, type Session } from '../../integrations/payment/port.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { lockOrder } from '../core/lock-order.ts';
import { changedJobName } from '../core/move-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { beginPayment, keepSession } from './begin-payment.ts';
import { findPayment, type Payment } from './find-payment.ts';
import { type BegunSubscription, openAccount, type PaymentServices } from './services.ts';

type Settled = 'placed' | 'open' | 'processing' | 'failed' | 'refunded';

export type PaymentName = { paymentId: string } | { sessionId: string };

/** What it came to; whatever else is said of it afterwards. */
function known({ state, late }: Payment): Settled | undefined {
	if (state === 'paid') return late ? 'refunded' : 'placed';
	return state === 'expired' || state === 'failed' ? 'failed' : undefined;
}

/** @returns nothing for a session that is not ours, or for something else: it moves nothing */
async function paymentOf(sql: Sql, tenantId: string, session: Session): Promise<Payment | undefined> {
	if (session.tenantId !== tenantId || !isId(session.paymentId)) return undefined;
	const payment = await findPayment(sql, tenantId, session.paymentId);
	const fits = payment?.orderId === session.orderId && (payment.sessionId ?? session.id) === session.id;
	return fits ? payment : undefined;
}

/** The reason in an order that no one will pay any more: its time is up, or its owner does not want to. */
type Closing = 'expired' | 'cancelled';

interface Acting {
	services: PaymentServices;
	tenantId: string;
	why: Closing;
	/** Read beside the session, before the transaction. */
	begun?: BegunSubscription | undefined;
}

/** What a session that is complete has begun beside its payment; the provider is asked again where it has not answered. */
async function readBegun(
	services: PaymentServices,
	tenantId: string,
	{ state, subscriptionId, invoiceId, intentId }: Session,
): Promise<BegunSubscription | undefined> {
	if (state !== 'paid' || subscriptionId === null) return undefined;
	const { recurring } = await openAccount(services, tenantId);
	if (!recurring) throw new PaymentRefused('charges_once');
	const [subscription, invoice] = await Promise.all([
		recurring.readSubscription(subscriptionId),
		// That of a trial comes to nothing.
		invoiceId !== null && intentId !== null ? recurring.readInvoice(invoiceId) : null,
	]);
	return { subscription, invoice };
}

/** The order waits for the end of the trial: no money has come. */
async function startTrial(
	{ services, tenantId, begun }: Acting,
	sql: Sql,
	{ id: paymentId, orderId }: Payment,
	{ id: sessionId, currency }: Session,
) {
	if (!begun) throw new Error(`session ${sessionId} is complete without a subscription`);
	await sql`
		update payments set state = 'paid', changed_at = now() where tenant_id = ${tenantId} and id = ${paymentId}`;
	const detail = { state: 'paid', paymentId, amount: 0, currency };
	await recordEvent(sql, tenantId, orderId, { actor: 'system', kind: 'payment', detail });
	await services.orders.begin(sql, tenantId, orderId, begun, 'trial');
}

/** Pages that were left for another way to pay: no one is to pay twice. The job closes them, outside of this transaction. */
async function closeOthers(sql: Sql, tenantId: string, { id, orderId }: Payment): Promise<void> {
	const others = await sql<{ id: string }[]>`
		select id from payments where tenant_id = ${tenantId} and order_id = ${orderId} and id <> ${id}
			and state in ('opening', 'open') and processing_since is null`;
	for (const { id: paymentId } of others) await sendJob(sql, tenantId, 'payments.settle', { paymentId });
}

async function paid(acting: Acting, sql: Sql, payment: Payment, session: Session) {
	const { services, tenantId, begun } = acting;
	const { id: paymentId, orderId, method } = payment;
	const { amount, currency, intentId } = session;
	if (intentId === null && amount === 0 && payment.amount === 0) return startTrial(acting, sql, payment, session);
	if (intentId === null) throw new Error(`session ${session.id} is paid without an intent`);
	if (amount !== payment.amount || currency !== payment.currency)
		services.log.error(
			{
				tenantId,
				orderId,
				paymentId,
				expected: `${payment.amount} ${payment.currency}`,
				paid: `${amount} ${currency}`,
			},
			'paid amount differs from the order',
		);
	await sql`
		update payments set state = 'paid', intent_id = ${intentId}, changed_at = now()
		where tenant_id = ${tenantId} and id = ${paymentId}`;
	await recordEvent(sql, tenantId, orderId, {
		actor: 'system',
		kind: 'payment',
		detail: { state: 'paid', paymentId, amount, currency, ...(method && { method }) },
	});
	await closeOthers(sql, tenantId, payment);
	const finished = await services.orders.finish(sql, tenantId, orderId, { paymentId, amount, currency, intentId });
	if (begun) await services.orders.begin(sql, tenantId, orderId, begun, finished);
}

/** Only this word of the provider gives stock back. */
async function expired({ services, tenantId, why }: Acting, sql: Sql, payment: Payment) {
	const { id, orderId, placed, processing, method } = payment;
	await sql`
		update payments set state = 'expired', request = null, changed_at = now()
		where tenant_id = ${tenantId} and id = ${id}`;
	await recordEvent(sql, tenantId, orderId, {
		actor: 'system',
		kind: 'payment',
		// Nobody has let the time pass: the bank has refused the debit.
		detail: { state: processing ? 'refused' : 'expired', paymentId: id, ...(method && { method }) },
	});
	await services.orders.giveUp(sql, tenantId, orderId, why);
	// The shopper is told how to pay after all.
	if (placed && processing) await sendJob(sql, tenantId, changedJobName, { orderId, failedPaymentId: id });
}

/** Once: the order is placed at once, so that its shopper need not wait for days to know of it. */
async function processing({ services, tenantId }: Acting, sql: Sql, payment: Payment, { currency }: Session) {
	const { id: paymentId, orderId, amount, method } = payment;
	await sql`
		update payments set processing_since = now(), changed_at = now() where tenant_id = ${tenantId} and id = ${paymentId}`;
	const detail = { state: 'processing', paymentId, amount, currency, ...(method && { method }) };
	await recordEvent(sql, tenantId, orderId, { actor: 'system', kind: 'payment', detail });
	if (!payment.placed) await services.orders.accept(sql, tenantId, orderId);
}

/** @returns what has happened now; nothing where it is known already, or not decided */
async function act(
	acting: Acting,
	sql: Sql,
	payment: Payment,
	session: Session,
): Promise<'succeeded' | 'expired' | undefined> {
	// Money that comes after everything was given up still has to be dealt with.
	const isNews = session.state === 'paid' ? payment.state !== 'paid' : known(payment) === undefined;
	if (isNews && session.state === 'paid') {
		await paid(acting, sql, payment, session);
		return 'succeeded';
	}
	if (isNews && session.state === 'processing' && payment.waiting && !payment.processing) {
		await processing(acting, sql, payment, session);
		return undefined;
	}
	if (isNews && session.state === 'expired') {
		await expired(acting, sql, payment);
		return 'expired';
	}
	return undefined;
}

/** Acts on what the provider has just said. Of many who come at once one acts; the others find what it came to. */
export async function applySession(
	services: PaymentServices,
	tenantId: string,
	session: Session,
	why: Closing = 'expired',
): Promise<Settled> {
	const begun = await readBegun(services, tenantId, session);
	const { settled, happened } = await services.database.inTenant(tenantId, async (sql) => {
		const before = await paymentOf(sql, tenantId, session);
		if (!before) {
			services.log.error({ tenantId, session: session.id }, 'a session that belongs to no payment of this shop');
			throw new PaymentRefused('foreign_session');
		}
		await lockOrder(sql, tenantId, before.orderId, 'exclusive');
		await keepSession(sql, tenantId, before.id, session);
		const payment = (await findPayment(sql, tenantId, before.id, true)) ?? before;
		const happened = await act({ services, tenantId, why, begun }, sql, payment, session);
		const after = await findPayment(sql, tenantId, before.id);
		const settled: Settled = (after && known(after)) ?? (session.state === 'processing' ? 'processing' : 'open');
		return { settled, happened };
	});
	if (happened) services.meter?.payment(happened);
	return settled;
}

/** No one was ever sent to the provider, for the process that was to do it has ended; no one will be any more. */
async function giveUpUnbegun(acting: Acting, paymentId: string): Promise<Settled> {
	const { services, tenantId } = acting;
	return services.database.inTenant(tenantId, async (sql) => {
		const before = await findPayment(sql, tenantId, paymentId);
		if (!before) throw new PaymentRefused('unknown_payment');
		await lockOrder(sql, tenantId, before.orderId, 'exclusive');
		const payment = await findPayment(sql, tenantId, paymentId, true);
		if (payment?.state !== 'opening' || payment.request) return (payment && known(payment)) ?? 'open';
		await expired(acting, sql, payment);
		return 'failed';
	});
}

/** @returns the session's id, or what it has come to without one */
async function sessionOf(acting: Acting, paymentId: string, giveUp: boolean): Promise<{ sessionId: string } | Settled> {
	const { services, tenantId } = acting;
	const payment = await services.database.inTenant(tenantId, (sql) => findPayment(sql, tenantId, paymentId));
	if (!payment) throw new PaymentRefused('unknown_payment');
	const settled = known(payment);
	if (settled) return settled;
	if (payment.sessionId !== null) return { sessionId: payment.sessionId };
	if (payment.request) return { sessionId: (await beginPayment(services, tenantId, paymentId)).id };
	return giveUp || payment.overdue ? giveUpUnbegun(acting, paymentId) : 'open';
}

/** Asks the provider, outside of any transaction, and acts on its response. Throws PaymentUnanswered when there is none. */
export async function settlePayment(services: PaymentServices, tenantId: string, name: PaymentName): Promise<Settled> {
	const acting: Acting = { services, tenantId, why: 'expired' };
	const found = 'sessionId' in name ? name : await sessionOf(acting, name.paymentId, false);
	if (typeof found === 'string') return found;
	const account = await openAccount(services, tenantId);
	return applySession(services, tenantId, await account.read(found.sessionId));
}

/** No one is to pay this any more, unless a user already has. */
export async function closePayment(
	services: PaymentServices,
	tenantId: string,
	paymentId: string,
	why: Closing = 'expired',
): Promise<Settled> {
	const found = await sessionOf({ services, tenantId, why }, paymentId, true);
	if (typeof found === 'string') return found;
	const account = await openAccount(services, tenantId);
	return applySession(services, tenantId, await account.expire(found.sessionId), why);
}
