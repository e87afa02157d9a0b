// What providers call when something has happened. Their proof is a signature over the very bytes that they have sent: no browser is in
// it, so neither the origin nor the session counts, and no one reads the body before the signature was checked.

import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { classify } from '../../database/gate/admission.ts';
import { webhookPath } from '../../integrations/payment/providers.ts';
import type { Pace } from '../../jobs/pace.ts';
import { hearEvent } from '../../orders/payments/hear-event.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';

const longestEvent = 2 ** 20;

/** Outside of the tenants' scope: the shop is that of the path, whatever host the provider was given. */
export async function addWebhooks(
	app: FastifyInstance,
	payments: PaymentServices,
	pace?: Pick<Pace, 'nextEvent'>,
): Promise<void> {
	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestEvent }, (_request, body, done) =>
			done(null, body),
		);
		for (const provider of payments.providers.all)
			own.post(webhookPath(provider, ':tenantId'), async (request, reply) => {
				reply.header('cache-control', 'no-store');
				classify('money');
				// A provider tells of a thousand renewals at once, and waits longer than a visitor does.
				await pace?.nextEvent();
				const { tenantId } = request.params as { tenantId: string };
				const signature = request.headers[provider.webhookHeader];
				const { body } = request;
				const refuse = (status: number, message: string) => reply.code(status).send({ statusCode: status, message });
				// A shop that is not there has no secret either: no one learns which shops there are.
				const hear = async () =>
					isId(tenantId) && typeof signature === 'string' && Buffer.isBuffer(body)
						? hearEvent(payments, provider, tenantId, body, signature)
						: 'refused';
				const heard = await hear().catch((error: unknown) => {
					payments.meter?.webhook('failed');
					throw error;
				});
				payments.meter?.webhook(heard);
				if (heard !== 'refused') return reply.send({ received: true });
				request.log.warn({ tenantId }, 'webhook refused: its signature does not hold');
				return refuse(400, 'The signature does not hold');
			});
	});
}
