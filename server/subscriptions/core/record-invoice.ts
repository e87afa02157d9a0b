// An invoice of the provider that is paid, with the order that it has made: written once, by its primary key.
import type { Sql } from '../../database/connection.ts';

export interface PaidInvoice {
	/** The provider's. */
	invoiceId: string;
	kind: 'first' | 'renewal' | 'change';
	termsVersion: number;
	amount: number;
	currency: string;
	attempts: number;
	periodStart: Date;
	periodEnd: Date;
	orderId: string;
	paidAt: Date;
}

/** @returns false where it was paid before: the caller makes no order then */
export async function recordPaidInvoice(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ invoiceId, orderId, periodStart, periodEnd, paidAt, ...invoice }: PaidInvoice,
): Promise<boolean> {
	const written = await sql`
		insert into subscription_invoices (
			tenant_id, provider_invoice_id, subscription_id, kind, state, terms_version, amount, currency, attempts, period_start,
			period_end, order_id, paid_at
		) values (
			${tenantId}, ${invoiceId}, ${subscriptionId}, ${invoice.kind}, 'paid', ${invoice.termsVersion}, ${invoice.amount},
			${invoice.currency}, ${invoice.attempts}, ${periodStart}, ${periodEnd}, ${orderId}, ${paidAt}
		)
		on conflict (tenant_id, provider_invoice_id) do update
		set state = 'paid', kind = excluded.kind, order_id = excluded.order_id, paid_at = excluded.paid_at, attempts = excluded.attempts
		where subscription_invoices.state <> 'paid'`;
	return written.count > 0;
}
