// The built files of the browser: their names change with their content, so they may be kept for ever.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * By a route of our own: that of the plugin lists the folder for each request, to find out whether a name is spelt as on the disk. With a
 * thousand files that is most of the work, and no other route guards one of them.
 */
export async function serveAssets(app: FastifyInstance, build: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: path.join(build, 'client', 'assets'),
		serve: false,
		index: false,
		preCompressed: true,
		immutable: true,
		maxAge: '1y',
	});
	app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
}
