// The pages of a shop. For visitors without a session a page is made once and kept as ready bytes until something changes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/connection.ts';
import { ReadyStore } from '../rendering/ready-store.ts';
import { readAddress, type RenderParts, renderPage } from '../rendering/render-page.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { VersionWatch } from '../tenants/watch-versions.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { hasSession } from './session.ts';

interface Parts extends RenderParts {
	versions: VersionWatch;
	/** Bytes of pages that may be kept; 0 keeps none. */
	cacheBytes: number;
	development: boolean;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface ReadyPage {
	status: number;
	policy: string;
	bodies: Record<Encoding, Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function makeReady(document: string, status: number, policy: string): Promise<ReadyPage> {
	const identity = Buffer.from(document);
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
		compressGzip(identity),
	]);
	return { status, policy, bodies: { br, gzip: gz, identity } };
}

function acceptedEncoding(header: string | undefined): Encoding {
	if (header === undefined) return 'identity';
	if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
	return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header) ? 'gzip' : 'identity';
}

function sendReady(request: FastifyRequest, reply: FastifyReply, { status, policy, bodies }: ReadyPage): FastifyReply {
	const encoding = acceptedEncoding(request.headers['accept-encoding']);
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply
		.code(status)
		.headers({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': policy,
			'cache-control': 'no-cache',
			vary: 'accept-encoding, cookie',
		})
		.send(bodies[encoding]);
}

/** What is left of an address when everything is taken away that does not change its page. */
function meaningfulUrl(url: string, parameters: readonly string[]): string {
	const [path = '/', query] = url.split('?', 2);
	if (!query) return path;
	const given = new URLSearchParams(query);
	for (const name of [...given.keys()]) if (!parameters.includes(name)) given.delete(name);
	given.sort();
	return given.size > 0 ? `${path}?${given}` : path;
}

export function addPages(scope: FastifyInstance, parts: Parts): void {
	const ready = new ReadyStore<ReadyPage>({
		maxBytes: parts.cacheBytes,
		sizeOf: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
	});

	async function make(tenant: Tenant, url: string, request: FastifyRequest): Promise<ReadyPage | undefined> {
		const address = readAddress(tenant, url);
		if (!address) return undefined;
		const report = (error: unknown) => request.log.error({ err: error, tenant: tenant.slug }, 'page failed');
		const { status, document, cssHash } = await renderPage(parts, tenant, address, report);
		return makeReady(document, status, contentSecurityPolicy({ styleHash: cssHash, development: parts.development }));
	}

	/** While the database is away, whatever was made last is the current version. */
	async function currentVersion(tenant: Tenant, key: string): Promise<string> {
		try {
			const { texts, look, content } = await parts.versions.of(tenant.id);
			return `${texts}.${look}.${content}`;
		} catch (error) {
			const old = isUnavailable(error) ? ready.versionOf(key) : undefined;
			if (old === undefined) throw error;
			return old;
		}
	}

	async function find(tenant: Tenant, url: string, request: FastifyRequest): Promise<ReadyPage | undefined> {
		if (parts.cacheBytes === 0 || hasSession(request)) return make(tenant, url, request);
		const key = `${tenant.id}${url}`;
		const version = await currentVersion(tenant, key);
		const found = ready.find(key, version);
		if (found || !readAddress(tenant, url)) return found;
		const making = async () => {
			const page = await make(tenant, url, request);
			if (!page) throw new Error('an address without a page was asked for');
			return page;
		};
		return ready.make(key, version, making, ({ status }) => status === 200);
	}

	scope.get('/*', async (request, reply) => {
		const { tenant } = request;
		const url = meaningfulUrl(request.url, (await parts.code.renderer()).meaningfulParameters);
		const page = tenant && (await find(tenant, url, request));
		return page ? sendReady(request, reply, page) : reply.callNotFound();
	});
}
