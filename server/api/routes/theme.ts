// The styles and the sign of a shop's theme. Their address names their content: an old address gets the current ones, but not
// to keep.

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { everybody } from '../../catalogue/read-model/audience.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { drawIcon } from '../../theme/draw-icon.ts';
import type { LoadedTheme } from '../../theme/load-shop-theme.ts';
import type { PageShellStore } from '../rendering/page-shell.ts';

const compress = promisify(gzip);

const kinds = {
	css: { type: 'text/css; charset=utf-8', write: ({ css }: LoadedTheme) => css },
	svg: { type: 'image/svg+xml', write: ({ theme }: LoadedTheme, { name }: Tenant) => drawIcon(theme, name) },
};

const isKind = (ending: string | undefined): ending is keyof typeof kinds =>
	ending !== undefined && Object.hasOwn(kinds, ending);

export function addTheme(scope: FastifyInstance, surroundings: PageShellStore): void {
	scope.get<{ Params: { file: string } }>('/theme/:file', async (request, reply) => {
		const { tenant } = request;
		const [, hash, ending] = /^([0-9a-f]{16})\.([a-z]+)$/.exec(request.params.file) ?? [];
		if (!tenant || !isKind(ending)) return reply.callNotFound();
		const kept = await surroundings.of(tenant, { language: defaultLanguage(tenant), base: '' }, everybody);
		// Another process may have received a change a moment before us.
		const look = kept.look.hash === hash ? kept.look : await surroundings.look(tenant);
		const { type, write } = kinds[ending];
		reply.headers({
			'content-type': type,
			'cache-control': look.hash === hash ? 'public, max-age=31536000, immutable' : 'no-store',
			vary: 'accept-encoding',
		});
		const content = write(look, tenant);
		if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(content);
		return reply.header('content-encoding', 'gzip').send(await compress(content));
	});
}
