// The built files of the browser: their names change with their content, so they may be kept for ever.
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function serveAssets(app: FastifyInstance, build: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: path.join(build, 'client', 'assets'),
		prefix: '/assets/',
		wildcard: true,
		index: false,
		preCompressed: true,
		immutable: true,
		maxAge: '1y',
	});
}
