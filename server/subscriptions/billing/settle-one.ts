// One subscription: read, its paid invoices made orders, then applied. May be called by anyone, any number of times, at the same time.
import type { ProviderInvoice } from '../../integrations/payment/recurring.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { isDelivery } from './apply-overdue.ts';
import { applyReading } from './apply-reading.ts';
import { dropUnpaid } from './drop-unpaid.ts';
import { holdContract } from './find-contract.ts';
import { placeRenewal } from './place-renewal.ts';
import { isProration } from './proration.ts';
import { type OneSubscription, readProvider } from './read-provider.ts';

/** What is paid stays paid, however old the reading is that says so. */
const isPaidDelivery = (invoice: ProviderInvoice): boolean =>
	invoice.status === 'paid' && (isDelivery(invoice) || isProration(invoice));

/** One transaction for each order, as everyone who places waits for its number. */
async function placeOnce(services: PaymentServices, tenantId: string, id: string, invoice: ProviderInvoice) {
	await services.database.inTenant(tenantId, async (sql) => {
		const contract = await holdContract(sql, tenantId, id);
		if (!contract || contract.known[invoice.id]?.state === 'paid') return;
		await placeRenewal(sql, tenantId, contract, invoice);
	});
}

/** Throws PaymentUnanswered where the provider does not answer. One that is not ours moves nothing. */
export async function settleOne(
	services: PaymentServices,
	tenantId: string,
	name: OneSubscription,
	news: { trialEnds?: boolean } = {},
): Promise<void> {
	const found = await readProvider(services, tenantId, name);
	if (!found) return;
	const reading = await dropUnpaid(services, tenantId, found);
	for (const invoice of reading.invoices)
		if (isPaidDelivery(invoice)) await placeOnce(services, tenantId, reading.id, invoice);
	await services.database.inTenant(tenantId, (sql) => applyReading(sql, tenantId, reading, news));
}
