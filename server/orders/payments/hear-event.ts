// Takes what a provider tells of itself. A web hook only says that something has happened: what, is asked of the provider by a job,
// which is sent in the transaction that keeps the event, so that each is heard once and none is lost.
import { sendJob } from '../../jobs/send-job.ts';
import { readSecret } from '../../secrets/keep-secret.ts';
import { settleJobName } from './jobs.ts';
import type { PaymentServices } from './services.ts';

export async function hearEvent(
	services: PaymentServices,
	tenantId: string,
	rawBody: Buffer,
	signature: string,
): Promise<'heard' | 'again' | 'refused'> {
	const { database, provider, secretsKey } = services;
	const secret = await database.inTenant(tenantId, (sql) =>
		readSecret(sql, secretsKey, tenantId, 'paymentWebhookSecret'),
	);
	const event = secret === undefined ? undefined : await provider.readEvent(rawBody, signature, secret);
	if (!event) return 'refused';
	return database.inTenant(tenantId, async (sql) => {
		const kept = await sql`
			insert into webhook_events (tenant_id, provider, event_id, type)
			values (${tenantId}, 'stripe', ${event.id}, ${event.type}) on conflict do nothing`;
		if (kept.count === 0) return 'again';
		if (event.sessionId !== undefined) await sendJob(sql, tenantId, settleJobName, { sessionId: event.sessionId });
		return 'heard';
	});
}
