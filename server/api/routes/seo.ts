// robots.txt and the map of a shop. Both are the same for everyone and may be kept for an hour.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultOrigin } from '../../../rules/hosts.ts';
import type { Database } from '../../database/connection.ts';
import { writeRobots } from '../../seo/robots.ts';
import { writeSitemapIndex, writeSitemapPart } from '../../seo/sitemap.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { originOf } from '../session.ts';

interface Parts {
	database: Database;
	behindProxy: boolean;
	platformDomain: string;
}

const xml = 'application/xml; charset=utf-8';

export function addSeo(scope: FastifyInstance, { database, behindProxy, platformDomain }: Parts): void {
	/** The map of a shop is that of its default domain, wherever it was asked for. */
	const originFor = (request: FastifyRequest, tenant: Tenant) =>
		defaultOrigin(tenant, originOf(request, behindProxy).shop, platformDomain);
	const kept = (reply: FastifyReply, type: string) => reply.header('cache-control', 'public, max-age=3600').type(type);

	scope.get('/robots.txt', async (request, reply) => {
		if (!request.tenant) return reply.callNotFound();
		return kept(reply, 'text/plain; charset=utf-8').send(
			writeRobots(request.tenant, originFor(request, request.tenant)),
		);
	});

	scope.get('/sitemap.xml', async (request, reply) => {
		if (!request.tenant) return reply.callNotFound();
		const index = await writeSitemapIndex(database, request.tenant, {
			origin: originFor(request, request.tenant),
		});
		return kept(reply, xml).send(index);
	});

	scope.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
		const [, name] = /^([\w-]{1,40})\.xml$/.exec(request.params.file) ?? [];
		const part =
			request.tenant && name !== undefined
				? await writeSitemapPart(database, request.tenant, name, { origin: originFor(request, request.tenant) })
				: undefined;
		if (!part) return reply.callNotFound();
		return kept(reply, xml).send(Readable.from(part));
	});
}
