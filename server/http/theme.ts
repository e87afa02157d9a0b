// The styles of a shop's theme. Their address names their content: an old address gets the current styles, but not for ever.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { SurroundingsStore } from '../rendering/surroundings.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import type { Look } from '../theme/load-look.ts';

const compress = promisify(gzip);

export function addTheme(scope: FastifyInstance, surroundings: SurroundingsStore): void {
	scope.get<{ Params: { file: string } }>('/theme/:file', async (request, reply) => {
		const { tenant } = request;
		if (!tenant || !/^[0-9a-f]{16}\.css$/.test(request.params.file)) return reply.callNotFound();
		const kept = await surroundings.of(tenant, { language: defaultLanguage(tenant), base: '' });
		const isAsked = ({ hash }: Look) => request.params.file === `${hash}.css`;
		// Another process may have heard of a change a moment before us.
		const look = isAsked(kept.look) ? kept.look : await surroundings.look(tenant);
		const current = isAsked(look);
		reply.headers({
			'content-type': 'text/css; charset=utf-8',
			'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-store',
			vary: 'accept-encoding',
		});
		if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(look.css);
		return reply.header('content-encoding', 'gzip').send(await compress(look.css));
	});
}
