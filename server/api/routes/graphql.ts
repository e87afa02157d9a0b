// The API over HTTP: JSON by POST, multipart for files, and queries by GET.

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../../rules/errors.ts';
import type { ApiResult } from '../../../rules/page-contract.ts';
import { isRepeatKey, runIdempotent } from '../../accounts/sessions/idempotency.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { AssistantServices } from '../../assistant/services.ts';
import { shopDay } from '../../calendar/today.ts';
import type { DesignCopies } from '../../cart/line-designs.ts';
import { testParameter } from '../../catalogue/test-link.ts';
import type { Database } from '../../database/connection.ts';
import { classify } from '../../database/gate/admission.ts';
import type { DesignStores } from '../../designs/pictures/find-artwork.ts';
import type { PrintformerServices } from '../../designs/printformer/services.ts';
import { Refused } from '../../failure.ts';
import { ApiError, messageOf, soonAgain } from '../../graphql/errors.ts';
import type { Executor, GraphRequest } from '../../graphql/execute.ts';
import { receiveUpload, uploadLimits } from '../../http/multipart.ts';
import { measureOperations } from '../../http/operation-metrics.ts';
import { noteOverload } from '../../http/overload-log.ts';
import { graphqlPath, sendRefusal } from '../../http/refuse.ts';
import { UploadCounter } from '../../http/upload-counter.ts';
import { sendWhole } from '../../http/whole-response.ts';
import type { PhotoProvider } from '../../integrations/photos/port.ts';
import type { SchedulingProvider } from '../../integrations/scheduling/port.ts';
import type { TranslationProvider } from '../../integrations/translation/port.ts';
import type { MediaServices } from '../../media/add-picture.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import type { ProcurementServices } from '../../procurement/core/services.ts';
import { PageCache } from '../../rendering/page-cache.ts';
import { changesAnnounced } from '../../tenants/announce-change.ts';
import type { DomainServices } from '../../tenants/domains/services.ts';
import { stampOf, type Tenant } from '../../tenants/find-tenant.ts';
import type { OperatorServices } from '../../tenants/lifecycle/operator-call.ts';
import type { VersionWatch } from '../../tenants/watch-versions.ts';
import type { CachedTexts } from '../../texts/text-cache.ts';
import { createContext } from '../context.ts';
import { orderTokens } from '../cookies.ts';
import { type GivenCall, keyedCalls } from '../keyed-calls.ts';
import type { Metrics } from '../metrics.ts';
import { hasLapsed, hasLapsedSession, isNobody, originOf, userOf } from '../session.ts';

interface Parts {
	executor(): Promise<Executor>;
	database: Database;
	media: MediaServices;
	/** Where the files of designs are. */
	designStores?: DesignStores | undefined;
	versions: VersionWatch;
	signIn: SignIn;
	/** Undefined: no one translates. */
	translation?: TranslationProvider | undefined;
	/** Undefined: no one offers photos. */
	photos?: readonly PhotoProvider[] | undefined;
	scheduling?: SchedulingProvider | undefined;
	/** Undefined: no one writes. */
	assistant?: AssistantServices | undefined;
	/** Undefined: no one takes money. */
	payments?: PaymentServices | undefined;
	/** Undefined: no one designs there. */
	printformer?: PrintformerServices | undefined;
	domains?: DomainServices | undefined;
	designs?: DesignCopies | undefined;
	/** Undefined: nobody operates the platform from here. */
	operators?: OperatorServices | undefined;
	procurement?: ProcurementServices | undefined;
	/** How long stock is reserved for a shopper who pays, in place of what is usual. */
	reservationSeconds?: number | undefined;
	/** Signs the links that show a product before it is published. */
	testLinkKey?: Buffer | undefined;
	behindProxy: boolean;
	wordsOf(tenant: Tenant): Promise<CachedTexts>;
	/** Bytes of responses that may be kept for visitors without a session; 0 keeps none. */
	cacheBytes: number;
	/** Those of every response. */
	headers: Record<string, string>;
	/** Undefined: nothing is counted. */
	metrics?: Pick<Metrics, 'operation' | 'watchCache'> | undefined;
}

interface Caller {
	user?: Subject | undefined;
	lapsed?: boolean;
	/** Whether the result may be kept for others. */
	kept?: { kept: boolean };
	/** Aborted when the caller has gone. */
	signal?: AbortSignal | undefined;
}

const fields = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

const isVariables = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function readBody(body: unknown): GraphRequest | undefined {
	if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
		return undefined;
	const variables = 'variables' in body ? (body.variables ?? {}) : {};
	return isVariables(variables) ? { query: body.query, variables } : undefined;
}

function readAddress(url: string): GraphRequest | undefined {
	const { searchParams } = new URL(url, 'http://shop');
	try {
		const variables: unknown = JSON.parse(searchParams.get('variables') || '{}') ?? {};
		return readBody({ query: searchParams.get('query'), variables });
	} catch {
		return undefined;
	}
}

/** What was written before a provider did not respond has been taken back: nothing was changed, although something was committed. */
const takenBack = 'DESIGN_PROVIDER_BUSY';

/** What failed for want of a session, of time or of a service may go better next time: the same call is to act then. */
function isFinal(answer: string): boolean {
	if (!answer.includes('"errors":')) return true;
	const { errors = [] }: ApiResult = JSON.parse(answer);
	return errors.every(({ extensions: { statusCode = 400, code } = {} }) => {
		const isTransient = statusCode >= 500 || statusCode === 401 || statusCode === 429 || code === 'STILL_WORKING';
		return !isTransient || code === takenBack;
	});
}

const problem = (error: ApiError) =>
	JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] });

const notNow: readonly unknown[] = ['BUSY', 'UNAVAILABLE'] satisfies ErrorCode[];

/**
 * Of a result without data that says "not now": proxies and clients that know nothing of GraphQL are notified by the status.
 * @returns seconds
 */
function retryAfterOf(text: string): number | undefined {
	if (!text.includes('"code":"BUSY"') && !text.includes('"code":"UNAVAILABLE"')) return undefined;
	const { data, errors }: { data?: unknown; errors?: { extensions?: Record<string, unknown> }[] } = JSON.parse(text);
	const problem = errors?.find(({ extensions }) => notNow.includes(extensions?.code));
	return data || !problem ? undefined : Number(problem.extensions?.retryAfter) || soonAgain();
}

function toProblem(error: unknown): string {
	if (error instanceof Refused) return problem(new ApiError(error.code, error.details, error.facts));
	throw error;
}

export async function addGraphql(scope: FastifyInstance, parts: Parts): Promise<void> {
	const {
		executor,
		database,
		media,
		designStores,
		versions,
		signIn,
		behindProxy,
		cacheBytes,
		wordsOf,
		testLinkKey,
		headers,
	} = parts;
	const { services: accounts, subjects } = signIn;
	const translation = parts.translation && { provider: parts.translation, secretsKey: accounts.secretsKey };
	const photos = parts.photos && { providers: parts.photos, secretsKey: accounts.secretsKey };
	const scheduling = parts.scheduling && { provider: parts.scheduling, secretsKey: accounts.secretsKey };
	const keyed = keyedCalls(signIn);
	const uploads = new UploadCounter();
	const cache = new PageCache<string>({ maxBytes: cacheBytes, sizeOf: (answer) => 2 * answer.length });
	parts.metrics?.watchCache('answers', cache);

	/** What load has refused is logged once a second. */
	const report = (request: FastifyRequest, level: 'warn' | 'error', message: string) => (error: unknown) => {
		if (!noteOverload(request, error)) request.log[level]({ err: error, tenant: request.tenant?.slug }, message);
	};

	async function run(
		asked: GraphRequest,
		tenant: Tenant,
		request: FastifyRequest,
		{ user, kept = { kept: true }, lapsed = false, signal }: Caller = {},
	): Promise<string> {
		const context = createContext(database, tenant, {
			media,
			designStores,
			user,
			lapsed,
			answer: kept,
			words: request.headers.cookie === undefined ? await wordsOf(tenant) : undefined,
			accounts,
			origin: originOf(request, behindProxy),
			translation,
			photos,
			scheduling,
			assistant: parts.assistant,
			payments: parts.payments,
			printformer: parts.printformer,
			domains: parts.domains,
			designs: parts.designs,
			operators: parts.operators,
			plans: parts.operators && { database: parts.database, platformDomain: parts.operators.platformDomain },
			...(parts.reservationSeconds ? { reservationSeconds: parts.reservationSeconds } : {}),
			testLinkKey,
			orderTokens: orderTokens(request),
			procurement: request.procurement,
			procurementServices: parts.procurement,
			signal,
			report: report(request, 'warn', 'operation went on after a failure'),
		});
		const before = changesAnnounced(tenant.id);
		const { ask, isMutation } = await executor();
		const answer = JSON.stringify(await ask(asked, context, report(request, 'error', 'operation failed')));
		if (changesAnnounced(tenant.id) !== before && isMutation(asked.query)) versions.forget(tenant.id);
		return answer;
	}

	/** Our own client's queries have the same response for every visitor without a session, until something changes. */
	async function answerAll(asked: GraphRequest, tenant: Tenant, request: FastifyRequest): Promise<string> {
		const { texts, content } = await versions.of(tenant.id);
		const version = `${texts}.${content}.${shopDay(tenant)}.${stampOf(tenant)}`;
		const key = `${tenant.id}\n${asked.query}\n${JSON.stringify(asked.variables)}`;
		const kept = { kept: true };
		const made = () => run(asked, tenant, request, { kept });
		const isWorth = (answer: string) => kept.kept && !answer.includes('"errors":');
		return cache.find(key, version) ?? cache.make(key, version, made, isWorth);
	}

	async function answerKeyed(
		given: GivenCall,
		tenant: Tenant,
		key: string | string[],
		caller: Caller,
	): Promise<string> {
		const { asked, request } = given;
		const { isOneMutation, isRepeatable } = await executor();
		if (typeof key !== 'string' || !isRepeatKey(key)) return problem(new ApiError('BAD_REQUEST', 'x-idempotency-key'));
		if (!isOneMutation(asked.query))
			return problem(new ApiError('BAD_REQUEST', 'x-idempotency-key: one mutation in a document'));
		const act = () => run(asked, tenant, request, caller);
		return runIdempotent(database, keyed.callOf(given, key, caller.user), {
			act,
			isFinal,
			readAgain: isRepeatable(asked.query) ? act : undefined,
			report: report(request, 'warn', 'answer not remembered'),
		}).catch(toProblem);
	}

	async function answerOne(
		asked: GraphRequest,
		tenant: Tenant,
		request: FastifyRequest,
		signal: AbortSignal | undefined,
	): Promise<string> {
		const user = await userOf(request, subjects);
		const given = { tenantId: tenant.id, asked, request };
		const recalled = user ? undefined : await keyed.recall(given).catch(toProblem);
		if (recalled !== undefined) return recalled;
		if (hasLapsed(request, user)) return problem(new ApiError('UNAUTHORIZED'));
		const key = request.headers['x-idempotency-key'];
		const caller = { user, lapsed: hasLapsedSession(request, user), signal };
		const isKeyed = key !== undefined && (await executor()).isMutation(asked.query);
		return isKeyed ? answerKeyed(given, tenant, key, caller) : run(asked, tenant, request, caller);
	}

	/** What a test link shows ends with it, whatever has not changed. */
	const isKept = async ({ query, variables }: GraphRequest) =>
		!variables?.[testParameter] && (await executor()).isShared(query);

	async function answer(
		asked: GraphRequest,
		tenant: Tenant,
		request: FastifyRequest,
		signal: AbortSignal | undefined,
	): Promise<string> {
		const shared = cacheBytes > 0 && isNobody(request) && (await isKept(asked));
		return shared ? answerAll(asked, tenant, request) : answerOne(asked, tenant, request, signal);
	}

	async function respond(
		request: FastifyRequest,
		reply: FastifyReply,
		asked: GraphRequest | undefined,
		signal?: AbortSignal,
	): Promise<FastifyReply> {
		if (!asked || !request.tenant)
			return sendRefusal(request, reply, { status: 400, message: `${messageOf('BAD_REQUEST')} (query, variables)` });
		const { tenant } = request;
		const { workClassOf, operationsIn } = await executor();
		classify(workClassOf(asked.query));
		const work = () => answer(asked, tenant, request, signal);
		const meter = parts.metrics?.operation;
		const text = await (meter ? measureOperations(meter, operationsIn(asked.query), work) : work());
		const seconds = retryAfterOf(text);
		if (seconds === undefined) return sendWhole(request, reply, headers, { status: 200, fields, body: text });
		const later = { ...fields, 'retry-after': String(seconds) };
		return sendWhole(request, reply, headers, { status: 503, fields: later, body: text });
	}

	/** Who calls is asked before any file is received. */
	async function admitCaller(request: FastifyRequest, query: unknown) {
		const user = await userOf(request, subjects);
		if (hasLapsed(request, user)) throw new ApiError('UNAUTHORIZED');
		const limits = (await executor()).admitUpload(String(query), { user, lapsed: hasLapsedSession(request, user) });
		const end = uploads.begin(request.tenant?.id ?? '', user?.id ?? request.ip);
		if (!end) throw new ApiError('BUSY', 'too many files at once');
		return { limits, end };
	}

	async function respondToUpload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		let end = () => {};
		const gone = new AbortController();
		reply.raw.once('close', () => !reply.raw.writableFinished && gone.abort());
		try {
			const { operations, clear } = await receiveUpload(request, {
				mostBytes: (await executor()).mostUploadBytes,
				async admit({ query }) {
					const admitted = await admitCaller(request, query);
					end = admitted.end;
					return admitted.limits;
				},
			});
			return await respond(request, reply, readBody(operations), gone.signal).finally(clear);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const status = Number(error.extensions.statusCode);
			return sendRefusal(request, reply, { status, message: error.message, cause: error });
		} finally {
			end();
		}
	}

	// In a scope of its own: no other route takes multipart.
	await scope.register(async (own) => {
		await own.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
		own.get(graphqlPath, async (request, reply) => {
			const asked = readAddress(request.url);
			// An address is followed by any client that meets it, and by programs that only look.
			if (!asked || !(await executor()).isMutation(asked.query)) return respond(request, reply, asked);
			const refusal = { status: 405, message: messageOf('METHOD_NOT_ALLOWED') };
			return sendRefusal(request, reply.header('allow', 'POST'), refusal);
		});
		own.post(graphqlPath, async (request, reply) => {
			if (!request.isMultipart()) return respond(request, reply, readBody(request.body));
			return respondToUpload(request, reply);
		});
	});
}
