// Calls of the API from the browser, and what becomes of their failures.
import { newId } from '../../rules/ids.ts';
import type { ApiResult } from '../../rules/page-contract.ts';
import { isTransientCode } from '../../rules/retry-policy.ts';
import { textOf } from './graphql.ts';
import { isExempt, withinSession } from './session.ts';

/** Queries the API; what the result looks like is known from the document. */
export type Fetcher = (document: unknown, variables: unknown) => Promise<unknown>;

/** A failure that the API has told us of; `code` finds its text in the reader's language. */
export class ApiFailure extends Error {
	readonly code: string | undefined;
	/** The status that the error names, or that of the whole response. */
	readonly status: number | undefined;
	/** Whether the session is what is missing. */
	readonly unauthorized: boolean;
	/** What a program needs to know to go on, as the API tells it beside the code. */
	readonly facts: Readonly<Record<string, unknown>>;

	constructor(message: string, code?: string, status?: number, facts: Readonly<Record<string, unknown>> = {}) {
		super(message);
		this.code = code;
		this.status = status;
		this.facts = facts;
		this.unauthorized = status === 401 || message === 'Unauthorized';
	}
}

/** Of a response that names no error itself: it comes from a proxy, or was cut off. Any other status says that no one is there. */
const codeOfStatus: Readonly<Record<number, string>> = {
	400: 'BAD_REQUEST',
	401: 'UNAUTHORIZED',
	403: 'FORBIDDEN',
	413: 'TOO_LARGE',
	415: 'UNSUPPORTED_MEDIA_TYPE',
	429: 'TOO_MANY_REQUESTS',
	500: 'INTERNAL',
};

const failureOfStatus = (status: number, facts: object) =>
	new ApiFailure(status === 401 ? 'Unauthorized' : `HTTP ${status}`, codeOfStatus[status] ?? 'UNAVAILABLE', status, {
		...facts,
	});

/**
 * One rule for every response, wherever it was made: only one with data, and by a status that says so, has worked.
 * @param facts what the response says beside its body
 */
export function readResult(answer: ApiResult | null | undefined, status = 200, facts: object = {}): unknown {
	const [problem] = answer?.errors ?? [];
	if (problem) {
		const { statusCode = status, code } = problem.extensions ?? {};
		const isGone = statusCode === 404 || statusCode === 410;
		throw new ApiFailure(isGone ? String(statusCode) : problem.message, code, statusCode, {
			...facts,
			...problem.extensions,
		});
	}
	if (status < 200 || status > 299) throw failureOfStatus(status, facts);
	if (answer?.data === undefined) throw new ApiFailure('Empty response', undefined, status);
	return answer.data;
}

export const operationName = (text: string) => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';
export const isMutation = (text: string) => /^\s*mutation\b/.test(text);
const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

/** Whether the same call may go better in a moment. Whatever is no response of the API was lost on its way. */
export const isTransient = (error: unknown): boolean =>
	error instanceof ApiFailure ? isTransientCode(error.code) : error instanceof TypeError && navigator.onLine !== false;

/** JSON would make null of it, which means something else: that there is no price, no limit. */
function refuseUnreadNumbers(_name: string, value: unknown): unknown {
	if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('unreadable number');
	return value;
}

export const fetchFromServer: Fetcher = async (document, variables) => {
	const query = textOf(document);
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	// The same for the retry, so that it cannot act twice.
	if (isMutation(query)) headers['x-idempotency-key'] = newId();
	const call = async () => {
		const response = await fetch(`/service-api/graphql?c=${operationName(query)}`, {
			method: 'POST',
			credentials: 'same-origin',
			headers: isExempt() ? { ...headers, 'x-session': 'none' } : headers,
			body: JSON.stringify({ query, variables }, refuseUnreadNumbers),
		});
		const answer: ApiResult | null = await response.json().catch(() => null);
		return readResult(answer, response.status, { retryAfter: response.headers.get('retry-after') });
	};
	return withinSession(call, isOver).catch(async (error: unknown) => {
		if (!isTransient(error)) throw error;
		const { retry } = await import('./retries.ts').catch(() => Promise.reject(error));
		return retry(() => withinSession(call, isOver), error, isTransient);
	});
};
