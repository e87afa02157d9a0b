// The built files of the browser: their names change with their content, so they may be kept for ever.
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ExpectedFailure } from '../failure.ts';
import type { PageAssets } from './plain-pages.ts';

const entry = 'web/entry.ts';

interface ManifestChunk {
	file: string;
	css?: string[];
}

function readPageAssets(build: string): PageAssets {
	const manifestFile = path.join(build, '.vite', 'manifest.json');
	if (!fs.existsSync(manifestFile))
		throw new ExpectedFailure('The storefront is not built.', 'Run npm start: it builds what is missing.');
	const manifest: Record<string, ManifestChunk> = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
	const chunk = manifest[entry];
	if (!chunk) throw new ExpectedFailure(`The build lacks ${entry}.`, 'Delete the folder build and run npm start.');
	return { styles: (chunk.css ?? []).map((file) => `/${file}`), scripts: [`/${chunk.file}`] };
}

export async function serveBuiltAssets(app: FastifyInstance, build: string): Promise<void> {
	app.decorate('pageAssets', readPageAssets(build));
	await app.register(fastifyStatic, {
		root: path.join(build, 'assets'),
		prefix: '/assets/',
		wildcard: true,
		index: false,
		preCompressed: true,
		immutable: true,
		maxAge: '1y',
	});
}

/** In development Vite serves the sources themselves and tells the browser what changed. */
export async function serveDevelopmentAssets(app: FastifyInstance, project: string): Promise<void> {
	const { createServer } = await import('vite');
	const vite = await createServer({
		root: project,
		appType: 'custom',
		server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
	});
	app.decorate('pageAssets', { styles: ['/web/styles.css'], scripts: ['/@vite/client', `/${entry}`] });
	app.addHook('onClose', () => vite.close());
	app.addHook('onRequest', (request, reply, done) => {
		vite.middlewares(request.raw, reply.raw, done);
	});
}
