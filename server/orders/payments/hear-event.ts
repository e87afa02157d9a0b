// Takes what a provider tells of itself. A webhook only says that something has happened: what, is asked of the provider by a job,
// which is sent in the transaction that keeps the event, so that each is received once and none is lost.
import type { Sql } from '../../database/connection.ts';
import type { PaymentEvent, PaymentProvider } from '../../integrations/payment/port.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { readSecret } from '../../secrets/keep-secret.ts';
import { sendSettling } from '../../subscriptions/core/send-settling.ts';
import { settleJobName } from './jobs.ts';
import type { PaymentServices } from './services.ts';

/** What is to be read anew. An invoice is read with its subscription. */
async function sendReading(sql: Sql, tenantId: string, event: PaymentEvent): Promise<void> {
	const { sessionId, subscriptionId: providerId, customerId, trialEnds } = event;
	if (sessionId !== undefined) await sendJob(sql, tenantId, settleJobName, { sessionId });
	if (providerId !== undefined) await sendSettling(sql, tenantId, { providerId, ...(trialEnds && { trialEnds }) });
	else if (customerId !== undefined) await sendSettling(sql, tenantId, { customerId });
}

export async function hearEvent(
	services: PaymentServices,
	provider: PaymentProvider,
	tenantId: string,
	rawBody: Buffer,
	signature: string,
): Promise<'heard' | 'again' | 'refused'> {
	const { database, providers, secretsKey } = services;
	// The keys of a shop are those of its own provider.
	if (providers.of(tenantId) !== provider) return 'refused';
	const secret = await database.inTenant(tenantId, (sql) =>
		readSecret(sql, secretsKey, tenantId, 'paymentWebhookSecret'),
	);
	const event = secret === undefined ? undefined : await provider.readEvent(rawBody, signature, secret);
	if (!event) return 'refused';
	return database.inTenant(tenantId, async (sql) => {
		const kept = await sql`
			insert into webhook_events (tenant_id, provider, event_id, type)
			values (${tenantId}, ${provider.id}, ${event.id}, ${event.type}) on conflict do nothing`;
		if (kept.count === 0) return 'again';
		await sendReading(sql, tenantId, event);
		return 'heard';
	});
}
