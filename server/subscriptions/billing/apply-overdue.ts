// Invoices that are not paid: what is overdue, when the provider charges the card again, and the notice that each attempt is worth.
import type { Sql } from '../../database/connection.ts';
import type { ProviderInvoice } from '../../integrations/payment/recurring.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { sendNotice } from '../core/send-notice.ts';
import type { Contract } from './find-contract.ts';

/** What of them makes an order once it is paid: the first one belongs to the checkout, and what is due for the rest of a period is no delivery. */
export const isDelivery = ({ reason, amount }: ProviderInvoice): boolean => reason === 'cycle' && amount > 0;

const isOverdue = (invoice: ProviderInvoice): boolean =>
	invoice.status === 'open' && invoice.attempts > 0 && invoice.amount > 0;

export interface Overdue {
	since: Date | null;
	retryAt: Date | null;
	failureCode: string | null;
	actionUrl: string | null;
	invoiceId: string | null;
}

const nothingOverdue: Overdue = { since: null, retryAt: null, failureCode: null, actionUrl: null, invoiceId: null };

/** The newest one decides. Of a subscription that has ended nothing is charged any more. */
export function overdueOf(invoices: readonly ProviderInvoice[], hasEnded: boolean): Overdue {
	const open = hasEnded ? [] : invoices.filter(isOverdue);
	const newest = open.at(-1);
	if (!newest) return nothingOverdue;
	const { id, nextAttempt, failureCode, needsAction, hostedUrl, createdAt } = newest;
	return {
		since: open[0]?.createdAt ?? createdAt,
		retryAt: nextAttempt,
		failureCode,
		actionUrl: needsAction ? hostedUrl : null,
		invoiceId: id,
	};
}

async function keepUnpaid(sql: Sql, tenantId: string, contract: Contract, invoice: ProviderInvoice): Promise<void> {
	const { id, status, termsVersion, amount, currency, attempts, periodStart, periodEnd } = invoice;
	await sql`
		insert into subscription_invoices (
			tenant_id, provider_invoice_id, subscription_id, kind, state, terms_version, amount, currency, attempts, period_start, period_end
		) values (
			${tenantId}, ${id}, ${contract.id}, ${isDelivery(invoice) ? 'renewal' : 'change'}, ${status},
			${termsVersion || contract.termsVersion}, ${amount}, ${currency}, ${attempts}, ${periodStart}, ${periodEnd}
		)
		on conflict (tenant_id, provider_invoice_id) do update set state = excluded.state, attempts = excluded.attempts
		where subscription_invoices.state <> 'paid'`;
}

async function notifyOfFailure(
	sql: Sql,
	tenantId: string,
	{ id }: Contract,
	{ id: invoiceId, attempts, amount, failureCode, needsAction, hostedUrl, nextAttempt }: ProviderInvoice,
): Promise<void> {
	await recordSubscriptionEvent(sql, tenantId, id, {
		...{ actor: 'system', kind: 'failed' },
		detail: { invoiceId, attempts, amount, failureCode, needsAction, retryAt: nextAttempt },
	});
	const key = `${invoiceId}.${attempts}` as const;
	if (needsAction && hostedUrl !== null)
		await sendNotice(sql, tenantId, id, { purpose: 'action', key, amount, url: hostedUrl });
	else
		await sendNotice(sql, tenantId, id, {
			purpose: 'failed',
			key,
			amount,
			retryAt: nextAttempt?.toISOString() ?? null,
		});
}

/** What was known already costs nothing. */
export async function applyUnpaid(
	sql: Sql,
	tenantId: string,
	contract: Contract,
	invoices: readonly ProviderInvoice[],
	hasEnded: boolean,
): Promise<void> {
	for (const invoice of invoices) {
		if (invoice.status === 'paid' || invoice.status === 'draft' || invoice.amount === 0) continue;
		const known = contract.known[invoice.id];
		if (known?.state === invoice.status && known.attempts === invoice.attempts) continue;
		await keepUnpaid(sql, tenantId, contract, invoice);
		const isNews = isOverdue(invoice) && (known?.attempts ?? 0) < invoice.attempts;
		if (isNews && !hasEnded) await notifyOfFailure(sql, tenantId, contract, invoice);
	}
}
