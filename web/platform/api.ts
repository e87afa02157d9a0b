// Calls of the API from the browser, and what becomes of their failures.
import type { ApiAnswer } from '../../rules/page-contract.ts';
import { textOf } from './graphql.ts';

/** Asks the API; what the answer looks like is known to whoever made the document. */
export type Ask = (document: unknown, variables: unknown) => Promise<unknown>;

/** A failure that the API has told us of; `code` finds its text in the reader's language. */
export class ApiFailure extends Error {
	readonly code: string | undefined;

	constructor(message: string, code?: string) {
		super(message);
		this.code = code;
	}
}

/** What the application does when the session has run out; set by whoever looks after sessions. */
let refreshSession: () => Promise<unknown> = () => Promise.resolve();

export function onUnauthorized(refresh: () => Promise<unknown>): void {
	refreshSession = refresh;
}

/** One rule for every answer, wherever it was made. */
export async function readAnswer(answer: ApiAnswer | null | undefined): Promise<unknown> {
	if (!answer) throw new ApiFailure('Empty response');
	const [problem] = answer.errors ?? [];
	if (!problem) return answer.data;
	const { statusCode, code } = problem.extensions ?? {};
	if (statusCode === 404) throw new ApiFailure('404', code);
	if (statusCode === 401 || problem.message === 'Unauthorized') await refreshSession();
	throw new ApiFailure(problem.message, code);
}

const operationName = (text: string) => /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';

export const askServer: Ask = async (document, variables) => {
	const query = textOf(document);
	const response = await fetch(`/service-api/graphql?c=${operationName(query)}`, {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query, variables }),
	});
	const answer: ApiAnswer | null = await response.json().catch(() => null);
	if (response.status === 401 && !answer?.errors) await refreshSession();
	return readAnswer(answer);
};
