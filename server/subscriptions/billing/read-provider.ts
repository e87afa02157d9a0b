// One reading of what the provider has of a subscription: counted before it begins, read outside of any transaction.
import type { Sql } from '../../database/connection.ts';
import { PaymentRefused } from '../../integrations/payment/port.ts';
import type { ProviderInvoice, ProviderSubscription, RecurringAccount } from '../../integrations/payment/recurring.ts';
import { openAccount, type PaymentServices } from '../../orders/payments/services.ts';

export type OneSubscription = { subscriptionId: string } | { providerId: string };

interface Begun {
	id: string;
	provider: string;
	providerId: string;
	/** The number of this reading. */
	reading: number;
	/** Since when there may be invoices that are not known, or that something has happened to. */
	since: Date | null;
}

export interface Reading extends Begun {
	found: ProviderSubscription;
	/** Oldest first. */
	invoices: readonly ProviderInvoice[];
}

/** Of the shop's provider. A shop whose provider charges once only has no subscriptions. */
export async function openRecurring(services: PaymentServices, tenantId: string): Promise<RecurringAccount> {
	const { recurring } = await openAccount(services, tenantId);
	if (!recurring) throw new PaymentRefused('charges_once');
	return recurring;
}

/**
 * Invoices are made a little after the period begins that they pay for. One that is open may be paid much later.
 * @returns undefined for one that is not ours, not begun, or not taken over: it moves nothing
 */
async function countReading(sql: Sql, tenantId: string, name: OneSubscription): Promise<Begun | undefined> {
	const named = 'subscriptionId' in name ? sql`s.id = ${name.subscriptionId}` : sql`s.provider_id = ${name.providerId}`;
	const [begun] = await sql<Begun[]>`
		update subscriptions s set reading = s.reading + 1
		where s.tenant_id = ${tenantId} and ${named} and s.number is not null and not s.detached
		returning s.id, s.provider, s.provider_id, s.reading, (
			select coalesce(min(i.period_start) filter (where i.state = 'open'), max(i.period_start)) - interval '1 day'
			from subscription_invoices i where i.tenant_id = ${tenantId} and i.subscription_id = s.id
		) as since`;
	return begun;
}

/** Throws PaymentUnanswered where the provider does not answer, and PaymentRefused where it has it for another shop. */
export async function readProvider(
	services: PaymentServices,
	tenantId: string,
	name: OneSubscription,
): Promise<Reading | undefined> {
	const { database, log } = services;
	const begun = await database.inTenant(tenantId, (sql) => countReading(sql, tenantId, name));
	if (!begun) return undefined;
	const recurring = await openRecurring(services, tenantId);
	const found = await recurring.readSubscription(begun.providerId);
	if (found.tenantId !== tenantId || found.subscriptionId !== begun.id) {
		log.error({ tenantId, subscriptionId: begun.id, providerId: found.id }, 'a subscription of another shop');
		throw new PaymentRefused('foreign_subscription');
	}
	// After the subscription: an invoice that it speaks of is among them.
	const invoices = await recurring.listInvoices(begun.providerId, begun.since);
	return { ...begun, found, invoices };
}
