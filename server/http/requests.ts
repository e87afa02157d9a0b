// What a request may be before anything of it is read, and the line about it in the log.
import type { FastifyInstance } from 'fastify';

export const bodyLimit = 2 ** 20;

/** A small compressed body can unpack to gigabytes: none is accepted. */
export function refuseCompressedBodies(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		const encoding = request.headers['content-encoding'];
		if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
			return reply.code(415).send({ statusCode: 415, message: 'Compressed request bodies are not accepted' });
	});
}

/** JSON is the only body; what else a route takes it says itself. */
export function acceptJsonOnly(app: FastifyInstance): void {
	app.removeContentTypeParser('text/plain');
}

export function logRequests(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		// The query is left out: it can hold tokens and what people searched for.
		const [path = ''] = request.url.split('?');
		const quiet = path.startsWith('/service-api/health') || path.startsWith('/service-api/ready');
		request.log[quiet ? 'debug' : 'info'](
			{
				tenant: request.tenant?.slug,
				method: request.method,
				path,
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'request',
		);
	});
}
