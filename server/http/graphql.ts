// The API over HTTP: JSON, or multipart for files.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Subject } from '../accounts/subject.ts';
import { testParameter } from '../catalogue/test-link.ts';
import { shopDay } from '../catalogue/today.ts';
import type { Database } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { createContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import type { Executor, GraphRequest } from '../graphql/execute.ts';
import type { TranslationProvider } from '../integrations/translation/port.ts';
import type { MediaServices } from '../media/add-picture.ts';
import type { PaymentServices } from '../payments/services.ts';
import { ReadyStore } from '../rendering/ready-store.ts';
import { actOnce, isRepeatKey } from '../sessions/remember-answer.ts';
import type { SignIn } from '../sign-in/open.ts';
import { changesAnnounced } from '../tenants/announce-change.ts';
import { stampOf, type Tenant } from '../tenants/find-tenant.ts';
import type { VersionWatch } from '../tenants/watch-versions.ts';
import type { KeptWords } from '../texts/text-cache.ts';
import { orderTokens } from './cookies.ts';
import { receiveUpload, uploadLimits } from './multipart.ts';
import { hasLapsed, isNobody, originOf, userOf } from './session.ts';
import { sendWhole } from './whole-answer.ts';

interface Parts {
	executor(): Promise<Executor>;
	database: Database;
	media: MediaServices;
	versions: VersionWatch;
	signIn: SignIn;
	/** Undefined: nobody translates. */
	translation?: TranslationProvider | undefined;
	/** Undefined: nobody takes money. */
	payments?: PaymentServices | undefined;
	/** How long stock is kept for somebody who pays, in place of what is usual. */
	reservationSeconds?: number | undefined;
	/** Signs the links that show a product before it is published. */
	testLinkKey?: Buffer | undefined;
	behindProxy: boolean;
	wordsOf(tenant: Tenant): Promise<KeptWords>;
	/** Bytes of answers that may be kept for visitors without a session; 0 keeps none. */
	cacheBytes: number;
	/** Those of every answer. */
	headers: Record<string, string>;
}

const fields = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

function readRequest(body: unknown): GraphRequest | undefined {
	if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
		return undefined;
	const variables = 'variables' in body ? (body.variables ?? {}) : {};
	if (typeof variables !== 'object' || Array.isArray(variables)) return undefined;
	return { query: body.query, variables: variables as Record<string, unknown> };
}

const isMutation = (text: string) => /^\s*mutation\b/.test(text);

/** What failed for want of a session has changed nothing: after a refresh the same call is to act. */
const isWorthKeeping = (answer: string) => !answer.includes('"statusCode":401');

function toApiError(error: unknown): ApiError {
	if (error instanceof Refused) return new ApiError(error.code, error.details, error.facts);
	throw error;
}

const problem = (error: ApiError) =>
	JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] });

export async function addGraphql(scope: FastifyInstance, parts: Parts): Promise<void> {
	const { executor, database, media, versions, signIn, behindProxy, cacheBytes, wordsOf, testLinkKey, headers } = parts;
	const { services: accounts, subjects } = signIn;
	const translation = parts.translation && { provider: parts.translation, secretsKey: accounts.secretsKey };
	const ready = new ReadyStore<string>({ maxBytes: cacheBytes, sizeOf: (answer) => 2 * answer.length });

	async function run(
		asked: GraphRequest,
		tenant: Tenant,
		request: FastifyRequest,
		{ user, kept = { kept: true } }: { user?: Subject | undefined; kept?: { kept: boolean } } = {},
	): Promise<string> {
		const context = createContext(database, tenant, {
			media,
			user,
			answer: kept,
			words: request.headers.cookie === undefined ? await wordsOf(tenant) : undefined,
			accounts,
			origin: originOf(request, behindProxy),
			translation,
			payments: parts.payments,
			...(parts.reservationSeconds ? { reservationSeconds: parts.reservationSeconds } : {}),
			testLinkKey,
			orderTokens: orderTokens(request),
		});
		const before = changesAnnounced(tenant.id);
		const answer = JSON.stringify(
			await (await executor()).ask(asked, context, (error) =>
				request.log.error({ err: error, tenant: tenant.slug }, 'operation failed'),
			),
		);
		if (isMutation(asked.query) && changesAnnounced(tenant.id) !== before) versions.forget(tenant.id);
		return answer;
	}

	/** Our own client's questions have the same answer for every visitor without a session, until something changes. */
	async function answerAll(asked: GraphRequest, tenant: Tenant, request: FastifyRequest): Promise<string> {
		const { texts, content } = await versions.of(tenant.id);
		const version = `${texts}.${content}.${shopDay()}.${stampOf(tenant)}`;
		const key = `${tenant.id}\n${asked.query}\n${JSON.stringify(asked.variables)}`;
		const kept = { kept: true };
		const made = () => run(asked, tenant, request, { kept });
		const isWorth = (answer: string) => kept.kept && !answer.includes('"errors":');
		return ready.find(key, version) ?? ready.make(key, version, made, isWorth);
	}

	async function answerOne(asked: GraphRequest, tenant: Tenant, request: FastifyRequest): Promise<string> {
		const user = await userOf(request, subjects);
		if (hasLapsed(request, user)) return problem(new ApiError('UNAUTHORIZED'));
		const key = request.headers['x-idempotency-key'];
		if (key === undefined || !isMutation(asked.query)) return run(asked, tenant, request, { user });
		if (typeof key !== 'string' || !isRepeatKey(key)) return problem(new ApiError('BAD_REQUEST', 'x-idempotency-key'));
		const call = { tenantId: tenant.id, sessionId: user?.sessionId, key, request: JSON.stringify(asked) };
		return actOnce(database, call, () => run(asked, tenant, request, { user }), isWorthKeeping).catch((error) =>
			problem(toApiError(error)),
		);
	}

	/** What a test link shows ends with it, whatever has not changed. */
	const isKept = async ({ query, variables }: GraphRequest) =>
		!isMutation(query) && !variables?.[testParameter] && (await executor()).isKnown(query);

	async function answer(asked: GraphRequest, tenant: Tenant, request: FastifyRequest): Promise<string> {
		const shared = cacheBytes > 0 && isNobody(request) && (await isKept(asked));
		return shared ? answerAll(asked, tenant, request) : answerOne(asked, tenant, request);
	}

	async function respond(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<FastifyReply> {
		const asked = readRequest(body);
		if (!asked || !request.tenant)
			return reply.code(400).send({ statusCode: 400, message: 'The body must be {query, variables}' });
		const text = await answer(asked, request.tenant, request);
		return sendWhole(request, reply, headers, { status: 200, fields, body: text });
	}

	// In a scope of its own: no other route takes multipart.
	await scope.register(async (own) => {
		await own.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
		own.post('/service-api/graphql', async (request, reply) => {
			if (!request.isMultipart()) return respond(request, reply, request.body);
			const { operations, clear } = await receiveUpload(request);
			try {
				return await respond(request, reply, operations);
			} finally {
				await clear();
			}
		});
	});
}
