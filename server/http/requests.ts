// What a request may be before anything of it is read, and the line about it in the log.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const bodyLimit = 2 ** 20;

/** With two hosts a proxy before us could mean one tenant and we another. HTTP/1.0 knows none. */
export function requireOneHost(app: FastifyInstance): void {
	app.addHook('onRequest', async ({ raw }, reply) => {
		const count = raw.headersDistinct.host?.length ?? 0;
		if (count > 1 || (count === 0 && raw.httpVersion !== '1.0'))
			return reply.code(400).send({ statusCode: 400, message: 'One host is needed' });
	});
}

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
	app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
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
}
