// One payment as its use cases see it.
import type { OnlineMethod } from '../../../rules/payments/methods.ts';
import type { Sql } from '../../database/connection.ts';
import type { NewSession } from '../../integrations/payment/port.ts';
import type { NewSubscriptionSession } from '../../integrations/payment/recurring.ts';

export interface Payment {
	id: string;
	orderId: string;
	sessionId: string | null;
	url: string | null;
	intentId: string | null;
	/** Due now: nothing in the trial of a subscription. */
	amount: number;
	currency: string;
	state: 'opening' | 'open' | 'paid' | 'expired' | 'failed';
	late: boolean;
	/** What the provider is being asked; null: it has answered, or was never asked. */
	request: NewSession | NewSubscriptionSession | null;
	/** Whether the order still waits for its money, and whether that has taken too long. */
	waiting: boolean;
	/** Of an order that was placed: it is paid afterwards. */
	placed: boolean;
	/** The shopper has paid, and the money is on its way. */
	processing: boolean;
	method: OnlineMethod | null;
	overdue: boolean;
}

/** @param lock until the end of the transaction; a caller that needs the order's lock too takes that first */
export async function findPayment(
	sql: Sql,
	tenantId: string,
	paymentId: string,
	lock = false,
): Promise<Payment | undefined> {
	const [payment] = await sql<Payment[]>`
		select p.id, p.order_id as "orderId", p.session_id as "sessionId", p.url, p.intent_id as "intentId",
			p.amount::float8 as amount, p.currency, p.state, p.late, p.request,
			o.status = 'inCreation' or (o.number is not null and o.payment = 'open' and o.cancelled_at is null) as waiting,
			o.number is not null as placed, p.processing_since is not null as processing, p.method,
			coalesce(o.reserved_until, p.created_at + interval '1 hour') <= now() as overdue
		from payments p join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
		where p.tenant_id = ${tenantId} and p.id = ${paymentId} ${lock ? sql`for update of p` : sql``}`;
	return payment;
}
