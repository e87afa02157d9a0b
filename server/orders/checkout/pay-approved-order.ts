// Paying an order that was approved: as long as its time lasts, at as many pages as are needed, one after the other.
import { newId } from '../../../rules/ids.ts';
import { isOnline } from '../../../rules/payments/methods.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { lockOrder } from '../core/lock-order.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { settleJobName } from '../payments/jobs.ts';
import { findCardPayment, type PaymentServices } from '../payments/services.ts';
import type { PaymentUrls } from '../payments/write-request.ts';

interface Payable {
	gross: number;
	currency: string;
	paymentMethod: string;
	payable: boolean;
	due: number;
	openId: string | null;
}

interface Payer {
	tenant: Tenant;
	userId: string;
	inTenant: InTenant;
	payments: PaymentServices | undefined;
}

/** A page is closed at the provider after this time; the order stays payable at another. */
const pageMs = 60 * 60_000;

/** The page that is open is used again. */
async function openPayment(sql: Sql, { tenant, userId, payments }: Payer, orderId: string): Promise<string> {
	await lockOrder(sql, tenant.id, orderId, 'exclusive');
	const [order] = await sql<Payable[]>`
		select o.gross::float8 as gross, o.currency, o.payment_method, a.due::float8 as due,
			o.status = 'inCreation' and o.approval = 'approved' and coalesce(o.reserved_until > now(), false) as payable, (
				select p.id from payments p where p.tenant_id = ${tenant.id} and p.order_id = o.id and p.state in ('opening', 'open') limit 1
			) as open_id
		from orders o join order_approvals a on a.tenant_id = o.tenant_id and a.order_id = o.id
		where o.tenant_id = ${tenant.id} and o.id = ${orderId} and o.user_id = ${userId}`;
	if (!order) throw new Refused('NOT_FOUND');
	if (!order.payable) throw new Refused('ORDER_NOT_MOVED');
	if (order.openId) return order.openId;
	const card = isOnline(order.paymentMethod) ? await findCardPayment(sql, payments, tenant.id) : undefined;
	if (!card) throw new Refused('PAYMENT_METHOD_INVALID');
	const paymentId = newId();
	await sql`
		insert into payments (tenant_id, id, order_id, provider, amount, currency)
		values (${tenant.id}, ${paymentId}, ${orderId}, ${card.provider}, ${order.due}, ${order.currency})`;
	await sendJob(sql, tenant.id, settleJobName, { paymentId }, { startAfter: new Date(Date.now() + pageMs) });
	return paymentId;
}

/** @returns the address of the page to pay on */
export async function payApprovedOrder(payer: Payer, orderId: string, urls: PaymentUrls): Promise<string> {
	const { tenant, inTenant, payments } = payer;
	if (!payments) throw new Refused('PAYMENT_METHOD_INVALID');
	const paymentId = await inTenant((sql) => openPayment(sql, payer, orderId));
	try {
		const { url } = await beginPayment(payments, tenant.id, paymentId, urls);
		if (url) return url;
	} catch (error) {
		if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnanswered)) throw error;
	}
	throw new Refused('PAYMENT_FAILED');
}
