// What mails of campaigns call: the picture and the links of those who have agreed to be counted, and what the mail provider tells.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { followedPath, openedPath } from '../../../rules/newsletter/tracking.ts';
import type { Database } from '../../database/connection.ts';
import { signatureHeader, timestampHeader } from '../../integrations/mail/sendgrid-events.ts';
import type { Pace } from '../../jobs/pace.ts';
import { hearMailEvents } from '../../newsletter/events/hear-events.ts';
import { followLink, noteOpened } from '../../newsletter/events/note-sight.ts';

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function addNewsletterSight(scope: FastifyInstance, { database }: { database: Database }): void {
	scope.get<{ Params: { file: string } }>(`${openedPath}/:file`, async ({ tenant, params }, reply) => {
		if (!tenant) return reply.callNotFound();
		const id = params.file.replace(/\.gif$/, '');
		await database.inTenant(tenant.id, (sql) => noteOpened(sql, tenant.id, id));
		return reply
			.headers({
				'content-type': 'image/gif',
				'cache-control': 'no-store',
				'cross-origin-resource-policy': 'cross-origin',
			})
			.send(pixel);
	});

	scope.get<{ Params: { id: string; number: string } }>(
		`${followedPath}/:id/:number`,
		async ({ tenant, params }, reply) => {
			if (!tenant) return reply.callNotFound();
			const url = await database.inTenant(tenant.id, (sql) =>
				followLink(sql, tenant.id, params.id, Number(params.number)),
			);
			reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
			return url === undefined ? reply.callNotFound() : reply.redirect(url, 302);
		},
	);
}

const longestEvents = 4 * 2 ** 20;

/** Outside of the tenants' scope: the shop is that of the path, whatever host the provider was given. */
export async function addMailEvents(
	app: FastifyInstance,
	database: Database,
	pace?: Pick<Pace, 'nextEvent'>,
): Promise<void> {
	await app.register(async (own) => {
		own.removeAllContentTypeParsers();
		own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestEvents }, (_request, body, done) =>
			done(null, body),
		);
		own.post<{ Params: { tenantId: string } }>('/service-api/webhooks/sendgrid/:tenantId', async (request, reply) => {
			reply.header('cache-control', 'no-store');
			await pace?.nextEvent();
			const { tenantId } = request.params;
			const signature = request.headers[signatureHeader];
			const timestamp = request.headers[timestampHeader];
			const { body } = request;
			const isHeard =
				isId(tenantId) && typeof signature === 'string' && typeof timestamp === 'string' && Buffer.isBuffer(body)
					? await hearMailEvents(database, tenantId, { body, signature, timestamp })
					: false;
			if (isHeard) return reply.send({ received: true });
			request.log.warn({ tenantId }, 'events of mails refused: their signature does not hold');
			return reply.code(400).send({ statusCode: 400, message: 'The signature does not hold' });
		});
	});
}
