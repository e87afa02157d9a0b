// Pays the invoice of a subscription that could not be paid, for a customer who does not wait for the provider's next attempt.
import { newId } from '../../../rules/ids.ts';
import { Refused } from '../../failure.ts';
import { PaymentRefused } from '../../integrations/payment/port.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { settleOne } from './settle-one.ts';

export interface OverduePayment {
	paid: boolean;
	/** Where the bank wants the customer to authorise it. */
	actionUrl: string | null;
	/** The bank's word. */
	failureCode: string | null;
}

interface Open {
	openInvoiceId: string | null;
	actionUrl: string | null;
	failureCode: string | null;
}

async function findOpen({ database }: PaymentServices, tenantId: string, subscriptionId: string): Promise<Open> {
	const [open] = await database.inTenant(
		tenantId,
		(sql) => sql<Open[]>`
			select open_invoice_id, action_url, failure_code from subscriptions
			where tenant_id = ${tenantId} and id = ${subscriptionId} and not detached`,
	);
	if (!open) throw new Refused('NOT_FOUND');
	return open;
}

/** @returns the bank's word where it refuses */
async function pay(services: PaymentServices, tenantId: string, invoiceId: string): Promise<string | null> {
	const recurring = await openRecurring(services, tenantId);
	try {
		await recurring.payInvoice(invoiceId, newId());
		return null;
	} catch (error) {
		if (error instanceof PaymentRefused) return error.code;
		throw error;
	}
}

/** Under the lock of the contract. */
export async function payAlone(
	services: PaymentServices,
	tenantId: string,
	subscriptionId: string,
): Promise<OverduePayment> {
	const { database } = services;
	await findOpen(services, tenantId, subscriptionId);
	const open = await database.inTenant(
		tenantId,
		(sql) => sql<{ id: string }[]>`
			select provider_invoice_id as id from subscription_invoices
			where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and state = 'open' order by period_start`,
	);
	let refusal: string | null = null;
	for (const { id } of open) refusal = (await pay(services, tenantId, id)) ?? refusal;
	await settleOne(services, tenantId, { subscriptionId });
	const after = await findOpen(services, tenantId, subscriptionId);
	const paid = after.openInvoiceId === null;
	return { paid, actionUrl: after.actionUrl, failureCode: paid ? null : (after.failureCode ?? refusal) };
}

/** All that is open, the oldest first: a subscription with short periods may have several. Throws PaymentUnanswered. */
export const payOverdue = (
	services: PaymentServices,
	tenantId: string,
	subscriptionId: string,
): Promise<OverduePayment> =>
	withProviderLock(services, tenantId, subscriptionId, () => payAlone(services, tenantId, subscriptionId));
