// The pages of a shop. For visitors without a session a page is made once and cached as bytes until something changes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { longestSearch } from '../../../rules/catalogue/list-parameters.ts';
import { defaultOrigin } from '../../../rules/hosts.ts';
import type { ForeignLoad, PagePart } from '../../../rules/page-contract.ts';
import { isAdmin, mayDo } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Subject } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import { testParameter } from '../../catalogue/test-link.ts';
import { isUnavailable } from '../../database/connection.ts';
import { noteOverload } from '../../http/overload-log.ts';
import { isForMachines } from '../../http/refuse.ts';
import type { RequestTrace } from '../../http/request-trace.ts';
import type { PastResponse } from '../../http/requests.ts';
import { createResponseCache, type RequestInterceptor, requestKey } from '../../http/response-cache.ts';
import { allowForeignLoads } from '../../http/security-headers.ts';
import { sendWhole, writeWhole } from '../../http/whole-response.ts';
import { PageCache } from '../../rendering/page-cache.ts';
import { gzipParts, joinParts } from '../../rendering/page-parts.ts';
import { PageTurns } from '../../rendering/page-turns.ts';
import { stampOf, type Tenant, type TenantFinder } from '../../tenants/find-tenant.ts';
import type { Versions, VersionWatch } from '../../tenants/watch-versions.ts';
import { closedPartAt, loginAddress, pricesInstead, viewOf } from '../admin-gate.ts';
import { isOpen } from '../closed-shops.ts';
import { orderTokens } from '../cookies.ts';
import type { WatchCache } from '../metrics.ts';
import { sendFailurePage } from '../plain-pages.ts';
import { type CachedPage, compressPage, type Encoding, sizeOfPage } from '../rendering/cached-page.ts';
import {
	type Address,
	type ClosedPart,
	isDraft,
	type RenderParts,
	readAddress,
	renderPage,
	withoutDraft,
} from '../rendering/render-page.ts';
import { writeNotices } from '../rendering/shop-notices.ts';
import { hasLapsed, hasSession, isNobody, originOf, userOf } from '../session.ts';
import { pagesRoute } from './status.ts';

interface Parts extends RenderParts {
	tenants: TenantFinder;
	/** Whether a session whose access has run out is one of an operator of the platform. */
	actsAsOperator(request: FastifyRequest): Promise<boolean>;
	versions: VersionWatch;
	subjects: SubjectWatch;
	/** Bytes of pages that may be kept; 0 keeps none. */
	cacheBytes: number;
	/** Whether admins have the tools of those who develop. */
	developerTools: boolean;
	behindProxy: boolean;
	platformDomain: string;
	/** Those of every response. */
	headers: Record<string, string>;
	requestTrace: RequestTrace;
	watchCache: WatchCache | undefined;
	/** Notified of what the framework has not seen; undefined where no one listens. */
	tellPast: ((answer: PastResponse) => void) | undefined;
}

/** For one: whatever was prepared is already compressed. */
export function makeOnce(
	document: readonly PagePart[],
	accepted: string | undefined,
): { body: Buffer; encoding: Encoding } {
	if (accepts(accepted, 'gzip')) return { body: gzipParts(document), encoding: 'gzip' };
	return { body: joinParts(document), encoding: 'identity' };
}

/** Named, and not with a weight of nothing. */
const named = { br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/ };

const accepts = (header: string | undefined, encoding: keyof typeof named) =>
	header !== undefined && named[encoding].test(header);

function bestEncoding(header: string | undefined): Encoding {
	if (accepts(header, 'br')) return 'br';
	return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

interface Answer {
	status: number;
	body: Buffer;
	encoding: Encoding;
	/** Where what was asked for has gone. */
	movedTo: string | undefined;
	/** From other sites. */
	loads: readonly ForeignLoad[];
	/** Made for this visitor: no one keeps it, also not their own browser after they have signed out. */
	own?: boolean;
}

export function fieldsOf({ encoding, own }: Pick<Answer, 'encoding' | 'own'>): Record<string, string> {
	const fields: Record<string, string> = {
		'content-type': 'text/html; charset=utf-8',
		'cache-control': own ? 'private, no-store' : 'no-cache',
		vary: 'accept-encoding, cookie',
	};
	if (encoding !== 'identity') fields['content-encoding'] = encoding;
	return fields;
}

function send(
	request: FastifyRequest,
	reply: FastifyReply,
	headers: Record<string, string>,
	answer: Answer,
): FastifyReply {
	const { status, body, loads } = answer;
	return sendWhole(request, reply, allowForeignLoads(headers, loads), { status, fields: fieldsOf(answer), body });
}

/** What is said of days is said of today. */
const versionOf = ({ texts, look, content }: Versions, tenant: Tenant) =>
	`${texts}.${look}.${content}.${shopDay(tenant)}.${stampOf(tenant)}`;

const longestPath = 1000;

/** A whole text that was pasted into the search is looked for by its beginning, as the field itself would have cut it. */
function shorterSearch(address: string): string | undefined {
	const url = URL.parse(address, 'http://shop');
	const text = url?.searchParams.get('q')?.trim().slice(0, longestSearch);
	if (!url || !text || !/^\/(?:[a-z-]{2,10}\/)?search$/.test(url.pathname)) return undefined;
	return `${url.pathname}?${new URLSearchParams({ q: text.toWellFormed() })}`;
}

/**
 * What is left of a request's target when everything is taken away that does not change its page: another host in front
 * of it, parameters that no one asks for. Undefined when it is no path of ours at all.
 */
function meaningfulUrl(target: string, parameters: readonly string[]): string | undefined {
	const [path = '', query] = target.replace(/^https?:\/\/[^/?]*/i, '').split('?', 2);
	if (!/^\/(?!\/)/.test(path)) return undefined;
	if (!query) return path;
	const given = new URLSearchParams(query);
	for (const name of [...given.keys()]) if (!parameters.includes(name)) given.delete(name);
	given.sort();
	return given.size > 0 ? `${path}?${given}` : path;
}

/** Whose access has run out is asked about by the tools themselves, once it is refreshed. */
const mayHaveTools = (request: FastifyRequest, user: Subject | undefined): boolean =>
	user ? user.admin || isAdmin(user) : hasLapsed(request, user);

/** What a test link shows ends with it: it is kept nowhere. */
const isTest = ({ url }: Address) => new URLSearchParams(url.split('?')[1]).has(testParameter);

/** What a user has gathered, or has opened from a mail, is shown to a guest as well: no other page knows anything of guests. */
const isOfReader = ({ url, base }: Address, request: FastifyRequest) =>
	/^\/(?:cart\/?(?:\?|$)|orders\/)/.test(url.slice(base.length)) && !isNobody(request);

/** Where there is a copy of a page from before the last change, no one waits longer for the new one. */
const waitWithCopyMs = 1000;

/** @returns who answers what was asked for in the same way before */
export function addPages(scope: FastifyInstance, parts: Parts): RequestInterceptor {
	const responseCache = createResponseCache();
	const pageCache = new PageCache<CachedPage>({
		maxBytes: parts.cacheBytes,
		sizeOf: sizeOfPage,
	});
	parts.watchCache?.('pages', pageCache);

	const turns = new PageTurns();

	interface Making {
		user?: Subject | undefined;
		part?: ClosedPart | undefined;
		/** Whether an operator of the platform acts here. */
		acts?: boolean;
		waitMs?: number | undefined;
	}

	function make(tenant: Tenant, address: Address, request: FastifyRequest, making: Making = {}) {
		const { user, part, acts = user?.operator !== undefined, waitMs } = making;
		const report = (error: unknown) => {
			if (!noteOverload(request, error)) request.log.error({ err: error, tenant: tenant.slug }, 'page failed');
		};
		const developerTools = parts.developerTools && mayHaveTools(request, user);
		const opened = orderTokens(request);
		// The administration has notices of its own.
		const { procurement } = request;
		const notices =
			part === 'admin' ? undefined : writeNotices(tenant, address.language, { user, acts, visit: procurement });
		// In a frame only our own tools show a page, in the look of a draft.
		const preloadsFonts = user === undefined || request.headers['sec-fetch-dest'] !== 'iframe';
		const origin = originFor(request, tenant);
		const reader = {
			...{ user, part, developerTools, orderTokens: opened, origin, notices, procurement, preloadsFonts },
			hasLapsed: hasLapsed(request, user),
		};
		return turns.run(tenant.id, () => renderPage(parts, tenant, address, report, reader), waitMs);
	}

	const shopOf = (request: FastifyRequest) => originOf(request, parts.behindProxy).shop;

	/** What a page calls itself: its address at the default domain. */
	const originFor = (request: FastifyRequest, tenant: Tenant) =>
		defaultOrigin(tenant, shopOf(request), parts.platformDomain);

	/** By scheme and port a page is different as well. */
	const keyOf = (tenant: Tenant, address: Address, request: FastifyRequest) =>
		`${tenant.id}${shopOf(request)}${address.url}`;

	/** While the database is away, whatever was made last is better than nothing. */
	function findLatest(key: string, error: unknown): CachedPage {
		const latest = isUnavailable(error) ? pageCache.findLatest(key) : undefined;
		if (!latest) throw error;
		return latest;
	}

	async function findCachedPage(tenant: Tenant, address: Address, request: FastifyRequest): Promise<CachedPage> {
		const key = keyOf(tenant, address, request);
		let version: string;
		try {
			version = versionOf(await parts.versions.of(tenant.id), tenant);
		} catch (error) {
			return findLatest(key, error);
		}
		const found = pageCache.find(key, version);
		const waitMs = pageCache.versionOf(key) === undefined ? undefined : waitWithCopyMs;
		const making = async () => compressPage(await make(tenant, address, request, { waitMs }));
		if (!found) return pageCache.make(key, version, making, ({ status, kept }) => status === 200 && kept);
		rememberResponse(request, tenant, key);
		return found;
	}

	function rememberResponse(request: FastifyRequest, { id: tenantId }: Tenant, page: string): void {
		const key = requestKey(request.raw, parts.behindProxy);
		const { host, protocol } = request;
		if (key !== undefined) responseCache.set(key, { host, tenantId, secure: protocol === 'https', page });
	}

	/** The same again, if nothing has changed since and no one has to be asked whether it has. */
	function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
		const key = requestKey(request, parts.behindProxy);
		const asked = key === undefined ? undefined : responseCache.get(key);
		const tenant = asked && parts.tenants.knownByHost(asked.host);
		if (!tenant || tenant.id !== asked.tenantId || !isOpen(tenant)) return false;
		const versions = parts.versions.of(tenant.id);
		const page = 'then' in versions ? undefined : pageCache.find(asked.page, versionOf(versions, tenant));
		if (!page) return false;
		const { status, bodies, loads } = page;
		const id = parts.requestTrace.idOf(request);
		tellOf(request, response, { id, tenant: tenant.slug, status });
		const encoding = bestEncoding(request.headers['accept-encoding']);
		const answer = { status, fields: fieldsOf({ encoding }), body: bodies[encoding] };
		const transport = scope.transportSecurity({ host: asked.host, secure: asked.secure, tenant });
		writeWhole(response, { id, transport }, allowForeignLoads(parts.headers, loads), answer);
		return true;
	}

	function tellOf(
		request: IncomingMessage,
		response: ServerResponse,
		answer: Pick<PastResponse, 'id' | 'tenant' | 'status'>,
	): void {
		const { tellPast } = parts;
		if (!tellPast) return;
		const { method = '', url = '' } = request;
		const traceId = parts.requestTrace.traceIdOf(request);
		const since = performance.now();
		response.once('finish', () =>
			tellPast({ ...answer, traceId, method, url, milliseconds: performance.now() - since }),
		);
	}

	/** Who has lapsed is asked about: a page that is opened again after a while says as well who acts here. */
	const isVisit = async (request: FastifyRequest, user: Subject | undefined): Promise<boolean> =>
		user ? user.operator !== undefined : hasLapsed(request, user) && (await parts.actsAsOperator(request));

	const isOwn = (address: Address, request: FastifyRequest) =>
		hasSession(request) || isTest(address) || isOfReader(address, request);

	async function answer(tenant: Tenant, address: Address, request: FastifyRequest): Promise<Answer> {
		if (parts.cacheBytes > 0 && !isOwn(address, request)) {
			const { status, movedTo, bodies, loads } = await findCachedPage(tenant, address, request);
			const encoding = bestEncoding(request.headers['accept-encoding']);
			return { status, movedTo, body: bodies[encoding], encoding, loads };
		}
		return answerOwn(tenant, address, request);
	}

	/** While the database is away, and no one can be asked who this is, what is kept for all is better than nothing. */
	async function answerOwn(tenant: Tenant, address: Address, request: FastifyRequest): Promise<Answer> {
		const accepted = request.headers['accept-encoding'];
		const own = isOwn(address, request);
		try {
			const user = await userOf(request, parts.subjects);
			const acts = await isVisit(request, user);
			const { status, movedTo, document, loads } = await make(tenant, address, request, { user, acts });
			return { status, movedTo, own, loads, ...makeOnce(document, accepted) };
		} catch (error) {
			const kept = findLatest(keyOf(tenant, address, request), error);
			const encoding = bestEncoding(accepted);
			const { status, movedTo, loads } = kept;
			return { status, movedTo, own, loads, body: kept.bodies[encoding], encoding };
		}
	}

	/** A language that is a draft has pages for those who work in the shop. */
	async function maySee(address: Address, tenant: Tenant, request: FastifyRequest): Promise<boolean> {
		if (!isDraft(tenant, address)) return true;
		const user = await userOf(request, parts.subjects);
		return user ? mayDo(user, 'gAdminArea') : hasLapsed(request, user);
	}

	/** Never kept: neither for others nor for the same browser after its user has logged out. */
	async function answerClosed(
		part: ClosedPart,
		tenant: Tenant,
		address: Address,
		request: FastifyRequest,
		reply: FastifyReply,
	) {
		const user = await userOf(request, parts.subjects);
		const view = viewOf(part, address, request, user);
		if (view === 'login')
			return reply.header('cache-control', 'no-store').redirect(loginAddress(address, request.url), 302);
		const elsewhere = view === 'missing' ? pricesInstead(address, request.url) : undefined;
		if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
		const { status, document } = await make(tenant, address, request, {
			user,
			acts: await isVisit(request, user),
			part: view === 'shown' ? part : undefined,
		});
		const once = makeOnce(document, request.headers['accept-encoding']);
		return send(request, reply, parts.headers, { status, movedTo: undefined, own: true, loads: [], ...once });
	}

	/** All of it, also what means nothing to the page, such as where a visitor came from. */
	const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

	function move(request: FastifyRequest, reply: FastifyReply, to: string) {
		const [path = '/'] = to.split('?');
		return reply.header('cache-control', 'no-cache').redirect(`${path}${queryOf(request.url)}`, 301);
	}

	function answerTooLong(request: FastifyRequest, reply: FastifyReply) {
		const shorter = shorterSearch(request.url);
		return shorter ? reply.redirect(shorter, 302) : sendFailurePage(request, reply, 414);
	}

	scope.get(pagesRoute, async (request, reply) => {
		const { tenant } = request;
		if (request.url.length > longestPath) return answerTooLong(request, reply);
		const url = meaningfulUrl(request.url, (await parts.code.renderer()).meaningfulParameters);
		if (!tenant || !url || isForMachines(request)) return reply.callNotFound();
		const named = readAddress(tenant, url);
		// Not for ever: with another default language the address is a page again.
		if ('movedTo' in named) return move(request, reply, named.movedTo);
		const address = (await maySee(named, tenant, request)) ? named : withoutDraft(tenant, named);
		const part = closedPartAt(address);
		if (part) return answerClosed(part, tenant, address, request, reply);
		const answered = await answer(tenant, address, request);
		if (answered.movedTo !== undefined) return move(request, reply, answered.movedTo);
		return send(request, reply, parts.headers, answered);
	});
	return answerAgain;
}
