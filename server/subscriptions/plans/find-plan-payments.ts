// What a shop has paid for its plans, and the documents of the seller about that: invoices and credit notes.
import type { Sql } from '../../database/connection.ts';

export const planDocumentKinds = ['invoice', 'creditNote'] as const;

export interface PlanDocument {
	id: string;
	kind: (typeof planDocumentKinds)[number];
	number: string;
	hasXrechnung: boolean;
}

export interface PlanInvoice {
	id: string;
	paidAt: Date;
	amount: number;
	currency: string;
	periodStart: Date;
	periodEnd: Date;
	orderId: string;
	documents: PlanDocument[];
}

/** Of all plans that the shop has had, the newest first. */
export const listPlanInvoices = (sql: Sql, sellerId: string, forTenant: string): Promise<PlanInvoice[]> =>
	sql<PlanInvoice[]>`
		select i.provider_invoice_id as id, i.paid_at, i.amount::float8 as amount, i.currency, i.period_start, i.period_end, i.order_id, coalesce((
			select jsonb_agg(
				jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'hasXrechnung', d.xrechnung is not null) order by d.created_at, d.id
			)
			from order_documents d
			where d.tenant_id = ${sellerId} and d.order_id = i.order_id and d.kind in ('invoice', 'creditNote')
		), '[]') as documents
		from subscription_invoices i
		join subscriptions s on s.tenant_id = ${sellerId} and s.id = i.subscription_id
		where i.tenant_id = ${sellerId} and s.for_tenant = ${forTenant} and i.state = 'paid'
		order by i.paid_at desc, i.created_at desc, i.provider_invoice_id limit ${mostInvoices}`;

/** Ten years of months. */
const mostInvoices = 120;

/** In a transaction of the seller: the order that a document of a plan of that shop belongs to; undefined: it has no such document. */
export async function findPlanDocument(
	sql: Sql,
	sellerId: string,
	forTenant: string,
	documentId: string,
): Promise<string | undefined> {
	const [found] = await sql<{ orderId: string }[]>`
		select d.order_id from order_documents d
		join orders o on o.tenant_id = ${sellerId} and o.id = d.order_id
		join subscriptions s on s.tenant_id = ${sellerId} and s.id = o.subscription_id
		where d.tenant_id = ${sellerId} and d.id = ${documentId} and d.kind in ('invoice', 'creditNote') and s.for_tenant = ${forTenant}`;
	return found?.orderId;
}
