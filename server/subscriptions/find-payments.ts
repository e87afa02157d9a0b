// The invoices of the provider for subscriptions, with the orders that they have made and the shop's own invoices for these.
import type { Sql } from '../database/connection.ts';
import { isWaitingForPrintData } from '../orders/find-orders.ts';

export interface SubscriptionPayment {
	subscriptionId: string;
	invoiceId: string;
	kind: 'first' | 'renewal' | 'change';
	state: 'open' | 'paid' | 'void' | 'uncollectible';
	amount: number;
	currency: string;
	attempts: number;
	createdAt: Date;
	paidAt: Date | null;
	periodStart: Date;
	periodEnd: Date;
	orderId: string | null;
	orderNumber: string | null;
	/** The delivery that was paid waits for print data of its customer. */
	waitsForPrintData: boolean;
	/** The shop's. */
	documentId: string | null;
	documentNumber: string | null;
	/** Of what was paid, in minor units. */
	refunded: number;
	creditNotes: { id: string; number: string }[];
}

interface Page {
	first: number;
	offset: number;
}

/** Of each subscription the latest first. One statement. */
export const findSubscriptionPayments = (
	sql: Sql,
	tenantId: string,
	subscriptionIds: readonly string[],
	{ first, offset }: Page,
) => sql<SubscriptionPayment[]>`
	select i.subscription_id, i.provider_invoice_id as invoice_id, i.kind, i.state, i.amount::float8 as amount, i.currency, i.attempts,
		i.created_at, i.paid_at, i.period_start, i.period_end, i.order_id, o.number as order_number,
		coalesce(${isWaitingForPrintData(sql)}, false) as waits_for_print_data, d.id as document_id,
		d.number as document_number, coalesce(o.refunded, 0)::float8 as refunded, coalesce((
			select jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number) order by c.created_at, c.id) from order_documents c
			where c.tenant_id = ${tenantId} and c.order_id = i.order_id and c.kind = 'creditNote'
		), '[]') as credit_notes
	from unnest(${[...new Set(subscriptionIds)]}::uuid[]) as s (id)
	cross join lateral (
		select * from subscription_invoices i where i.tenant_id = ${tenantId} and i.subscription_id = s.id
		order by i.created_at desc, i.provider_invoice_id limit ${first} offset ${offset}
	) i
	left join orders o on o.tenant_id = ${tenantId} and o.id = i.order_id
	left join lateral (
		select d.id, d.number from order_documents d
		where d.tenant_id = ${tenantId} and d.order_id = i.order_id and d.kind = 'invoice' order by d.created_at, d.id limit 1
	) d on true
	order by i.subscription_id, i.created_at desc, i.provider_invoice_id`;
