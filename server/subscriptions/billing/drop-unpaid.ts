// Each payment pays for one delivery. Of what is cancelled or has ended none is made any more, so what is still unpaid is void at the provider:
// its card is not charged again, and nobody is asked for the money.
import { newId } from '../../../rules/ids.ts';
import type { ProviderInvoice } from '../../integrations/payment/recurring.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { openRecurring, type Reading } from './read-provider.ts';

/** As long as it runs, what has not been tried yet may be paid in a moment. */
const isUnpaid = ({ status, amount, attempts }: ProviderInvoice, hasEnded: boolean): boolean =>
	status === 'open' && amount > 0 && (hasEnded || attempts > 0);

/**
 * Outside of any transaction. What is paid at the same moment stays paid.
 * @returns the reading with the invoices as they are now
 */
export async function dropUnpaid(services: PaymentServices, tenantId: string, reading: Reading): Promise<Reading> {
	const { found, invoices } = reading;
	const hasEnded = found.status === 'ended';
	if (!hasEnded && found.cancelAt === null) return reading;
	if (!invoices.some((invoice) => isUnpaid(invoice, hasEnded))) return reading;
	const recurring = await openRecurring(services, tenantId);
	const settled: ProviderInvoice[] = [];
	for (const invoice of invoices)
		settled.push(isUnpaid(invoice, hasEnded) ? await recurring.voidInvoice(invoice.id, newId()) : invoice);
	return { ...reading, invoices: settled };
}
