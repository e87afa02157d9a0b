// What the calendar's provider reports. Its proof is a signature over the very bytes that it has sent, with a key that was made for this shop.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { receiveMeeting } from '../../contact-requests/meetings/receive-meeting.ts';
import { type SchedulingServices, schedulingWebhookPath } from '../../contact-requests/scheduling/services.ts';
import type { Database } from '../../database/connection.ts';
import { readSecret } from '../../secrets/keep-secret.ts';

interface WebhookParts extends SchedulingServices {
	database: Pick<Database, 'inTenant'>;
}

const longestEvent = 2 ** 18;

async function receive(
	{ database, provider, secretsKey }: WebhookParts,
	tenantId: string,
	body: Buffer,
	signature: string,
): Promise<'received' | 'refused'> {
	return database.inTenant(tenantId, async (sql) => {
		const key = await readSecret(sql, secretsKey, tenantId, 'schedulingWebhook');
		const found = key === undefined ? 'refused' : provider.readEvent(body, signature, key, Date.now());
		if (found === 'refused') return 'refused';
		if (found) await receiveMeeting(sql, tenantId, found);
		return 'received';
	});
}

/** Outside of the tenants' scope: the shop is that of the path, whatever host the provider was given. */
export async function addSchedulingWebhooks(
	app: FastifyInstance,
	{ provider, ...rest }: Omit<WebhookParts, 'provider'> & { provider: WebhookParts['provider'] | undefined },
): Promise<void> {
	if (!provider) return;
	const parts = { ...rest, provider };
	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestEvent }, (_request, body, done) =>
			done(null, body),
		);
		own.post(schedulingWebhookPath(':tenantId'), async (request, reply) => {
			reply.header('cache-control', 'no-store');
			const { tenantId } = request.params as { tenantId: string };
			const signature = request.headers[parts.provider.webhookHeader];
			const { body } = request;
			// A shop that is not there has no secret either: no one learns which shops there are.
			const outcome =
				isId(tenantId) && typeof signature === 'string' && Buffer.isBuffer(body)
					? await receive(parts, tenantId, body, signature)
					: 'refused';
			if (outcome === 'received') return reply.send({ received: true });
			request.log.warn({ tenantId }, 'webhook of the calendar refused: its signature does not hold');
			return reply.code(400).send({ statusCode: 400, message: 'The signature does not hold' });
		});
	});
}
