// Calls of the API from the browser, and what becomes of their failures.
import { newId } from '../../rules/ids.ts';
import type { ApiAnswer } from '../../rules/page-contract.ts';
import { textOf } from './graphql.ts';
import { isExempt, withinSession } from './session.ts';

/** Asks the API; what the answer looks like is known to whoever made the document. */
export type Ask = (document: unknown, variables: unknown) => Promise<unknown>;

/** A failure that the API has told us of; `code` finds its text in the reader's language. */
export class ApiFailure extends Error {
	readonly code: string | undefined;
	/** Whether the session is what is missing. */
	readonly unauthorized: boolean;

	constructor(message: string, code?: string, unauthorized = false) {
		super(message);
		this.code = code;
		this.unauthorized = unauthorized;
	}
}

/** One rule for every answer, wherever it was made. */
export function readAnswer(answer: ApiAnswer | null | undefined, status?: number): unknown {
	if (status === 401 && !answer?.errors) throw new ApiFailure('Unauthorized', 'UNAUTHORIZED', true);
	if (!answer) throw new ApiFailure('Empty response');
	const [problem] = answer.errors ?? [];
	if (!problem) return answer.data;
	const { statusCode, code } = problem.extensions ?? {};
	if (statusCode === 404 || statusCode === 410) throw new ApiFailure(String(statusCode), code);
	throw new ApiFailure(problem.message, code, statusCode === 401 || problem.message === 'Unauthorized');
}

export const operationName = (text: string) => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';
export const isMutation = (text: string) => /^\s*mutation\b/.test(text);
const isOver = (error: unknown) => error instanceof ApiFailure && error.unauthorized;

/** JSON would make null of it, which means something else: that there is no price, no limit. */
function refuseUnreadNumbers(_name: string, value: unknown): unknown {
	if (typeof value === 'number' && !Number.isFinite(value))
		throw new Error('A number that could not be read is not sent');
	return value;
}

export const askServer: Ask = async (document, variables) => {
	const query = textOf(document);
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	// The same for the retry, so that it cannot act twice.
	if (isMutation(query)) headers['x-idempotency-key'] = newId();
	return withinSession(async () => {
		const response = await fetch(`/service-api/graphql?c=${operationName(query)}`, {
			method: 'POST',
			credentials: 'same-origin',
			headers: isExempt() ? { ...headers, 'x-session': 'none' } : headers,
			body: JSON.stringify({ query, variables }, refuseUnreadNumbers),
		});
		const answer: ApiAnswer | null = await response.json().catch(() => null);
		return readAnswer(answer, response.status);
	}, isOver);
};
