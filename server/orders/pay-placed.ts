// Paying an order that was placed and not paid: by invoice, in advance, or by a debit that the bank has refused.
import { newId } from '../../rules/ids.ts';
import type { PaymentState } from '../../rules/orders/machine.ts';
import {
	chosenMethods,
	isOnline,
	isPossible,
	type OnlineMethod,
	type PaymentMethod,
} from '../../rules/payments/methods.ts';
import type { OrderSettings } from '../../rules/settings/orders.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { PaymentRefused, PaymentUnanswered } from '../integrations/payment/port.ts';
import { sendJob } from '../jobs/send-job.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { orderLock } from './core/lock-order.ts';
import { beginPayment } from './payments/begin-payment.ts';
import { findCardPayment, type PaymentServices } from './payments/services.ts';
import { settlePayment } from './payments/settle-payment.ts';
import type { PaymentUrls } from './payments/write-request.ts';
import { findOrderSettings } from './settings/find-settings.ts';

interface PayableOrder {
	id: string;
	number: string | null;
	payment: PaymentState;
	paymentMethod: PaymentMethod;
	cancelledAt: Date | null;
	gross: number;
	refunded: number;
	currency: string;
}

interface Offer {
	provider: string;
	methods: readonly OnlineMethod[];
}

const least = 50;

const isOffered = (method: OnlineMethod, settings: OrderSettings): boolean => {
	const chosen = chosenMethods.find((one) => one === method);
	return chosen === undefined || settings[`${chosen}Offered`];
};

/** Whether its money is on its way. */
export async function isMoneyComing(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const coming = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'open' and processing_since is not null`;
	return coming.length > 0;
}

/** Whether the bank has refused a debit: the order waits for its money again. */
export async function isDebitRefused(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const refused = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'expired' and processing_since is not null`;
	return refused.length > 0;
}

/** Whether the customer has paid what was not due: it goes back, or has gone back. */
export async function isPaymentReturned(sql: Sql, tenantId: string, orderId: string): Promise<boolean> {
	const returned = await sql`
		select from payments where tenant_id = ${tenantId} and order_id = ${orderId} and state = 'paid' and late`;
	return returned.length > 0;
}

/** With what an order can be paid at this moment; with nothing where nothing is due, or the money is on its way. */
export async function findPayable(
	sql: Sql,
	services: PaymentServices | undefined,
	tenant: Tenant,
	{ id, number, payment, cancelledAt, gross, refunded, currency }: PayableOrder,
): Promise<Offer | undefined> {
	if (number === null || payment !== 'open' || cancelledAt || gross - refunded < least) return undefined;
	const [offer, settings, isComing] = await Promise.all([
		findCardPayment(sql, services, tenant.id),
		findOrderSettings(sql, tenant.id),
		isMoneyComing(sql, tenant.id, id),
	]);
	if (!offer || isComing) return undefined;
	const methods = offer.methods.filter(
		(method) => isOffered(method, settings) && isPossible(method, currency, tenant.country),
	);
	return { provider: offer.provider, methods };
}

const holdPayable = async (sql: Sql, tenantId: string, orderId: string): Promise<PayableOrder | undefined> => {
	const [order] = await sql<PayableOrder[]>`
		select id, number, payment, payment_method, cancelled_at, gross::float8 as gross, refunded::float8 as refunded, currency from orders
		where tenant_id = ${tenantId} and id = ${orderId} ${orderLock(sql, 'exclusive')}`;
	return order;
};

interface Payer {
	tenant: Tenant;
	inTenant: InTenant;
	payments: PaymentServices | undefined;
}

const hourMs = 60 * 60_000;
/** One for each way to pay, and some that were left. */
const askedAtMost = 5;

/** A page that was opened before is used again. */
async function openPayment(sql: Sql, { tenant, payments }: Payer, orderId: string, method: OnlineMethod) {
	const order = await holdPayable(sql, tenant.id, orderId);
	const offer = order && (await findPayable(sql, payments, tenant, order));
	if (!order || !offer?.methods.includes(method)) throw new Refused('PAYMENT_METHOD_INVALID');
	const amount = order.gross - order.refunded;
	const [known] = await sql<{ id: string }[]>`
		select id from payments where tenant_id = ${tenant.id} and order_id = ${orderId} and state in ('opening', 'open') and method = ${method}
			and amount = ${amount} and created_at > now() - interval '50 minutes'`;
	if (known) return known.id;
	const paymentId = newId();
	await sql`
		insert into payments (tenant_id, id, order_id, provider, amount, currency, method)
		values (${tenant.id}, ${paymentId}, ${orderId}, ${offer.provider}, ${amount}, ${order.currency}, ${method})`;
	const startAfter = new Date(Date.now() + hourMs);
	await sendJob(sql, tenant.id, 'payments.settle', { paymentId }, { startAfter });
	return paymentId;
}

/** @returns the address of the page to pay on */
export async function payPlacedOrder(
	payer: Payer,
	orderId: string,
	method: PaymentMethod,
	urls: PaymentUrls,
): Promise<string> {
	const { tenant, inTenant, payments } = payer;
	if (!payments || !isOnline(method)) throw new Refused('PAYMENT_METHOD_INVALID');
	const paymentId = await inTenant((sql) => openPayment(sql, payer, orderId, method));
	try {
		const { url } = await beginPayment(payments, tenant.id, paymentId, urls);
		if (url) return url;
	} catch (error) {
		if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnanswered)) throw error;
	}
	throw new Refused('PAYMENT_FAILED');
}

/**
 * Asks the provider about every payment that was begun and not decided, for a shopper who comes back from there.
 * @returns whether it has answered for all of them; else a payment may have gone through of which the order knows nothing yet
 */
export async function settlePlacedOrder({ tenant, inTenant, payments }: Payer, orderId: string): Promise<boolean> {
	const open = await inTenant(
		(sql) => sql<{ id: string }[]>`
			select id from payments where tenant_id = ${tenant.id} and order_id = ${orderId} and state = 'open'
			order by created_at desc limit ${askedAtMost}`,
	);
	if (open.length === 0) return true;
	if (!payments) return false;
	let isAnswered = true;
	for (const { id } of open)
		try {
			await settlePayment(payments, tenant.id, { paymentId: id });
		} catch (error) {
			// What could not be asked now is told by the provider, or asked by the job.
			if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnanswered)) throw error;
			isAnswered = false;
		}
	return isAnswered;
}
