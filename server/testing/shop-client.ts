// Calls the shop as its own client in the browser does, and no more: one idempotency key for each press, retries by the same policy, a
// session where it is missing (web/platform/api.ts, retries.ts, renewal.ts).
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../rules/ids.ts';
import { isTransientCode, pauseBefore, retriesAtMost } from '../../rules/retry-policy.ts';
import { Browser } from './accounts.ts';

/** What the person at the browser sees. */
export interface CallFailure {
	code: string;
	message: string;
	details: string;
}

export const isRefusal = (answer: object): answer is CallFailure => 'code' in answer && 'message' in answer;

interface Tried extends CallFailure {
	retryAfter: number;
}

const lost = { code: 'LOST', message: 'Failed to fetch', details: '', retryAfter: 0 };

const isMutation = (query: string) => /^\s*mutation\b/.test(query);

export class ShopClient {
	/** How often something was sent again by itself. */
	retries = 0;
	readonly browser: Browser;

	constructor(...given: ConstructorParameters<typeof Browser>) {
		this.browser = new Browser(...given);
	}

	/** @returns the one field that is asked for */
	async call<Data extends object | number>(query: string, variables: object = {}): Promise<Data | CallFailure> {
		const headers = isMutation(query) ? { 'x-idempotency-key': newId() } : {};
		const tried = await this.#patiently(async () => {
			const first = await this.#try<Data>(query, variables, headers);
			if (!('failure' in first) || first.failure.code !== 'UNAUTHORIZED' || !(await this.#renew())) return first;
			return this.#try<Data>(query, variables, headers);
		});
		return 'failure' in tried ? tried.failure : tried.data;
	}

	/** @returns whether there is a session */
	async begin(language = 'de-DE'): Promise<boolean> {
		return this.#post('temporarySession', { language });
	}

	async #renew(): Promise<boolean> {
		return (await this.#post('refresh')) || this.begin();
	}

	async #post(call: string, body?: object): Promise<boolean> {
		const tried = await this.#patiently(async () => {
			const answer = await this.browser.post(call, body).catch(() => undefined);
			if (answer?.status === 200) return { data: true };
			// A response that was lost is not asked for again here.
			const code = answer?.status === 503 ? 'BUSY' : String(answer?.status);
			return { failure: { ...lost, code, retryAfter: Number(answer?.headers['retry-after']) || 0 } };
		});
		return 'data' in tried;
	}

	async #patiently<T>(attempt: () => Promise<{ data: T } | { failure: Tried }>) {
		for (let retry = 1; ; retry += 1) {
			const tried = await attempt();
			if (!('failure' in tried)) return tried;
			const { code, retryAfter } = tried.failure;
			const isTransient = code === lost.code || isTransientCode(code);
			if (!isTransient || retry > retriesAtMost) return tried;
			this.retries += 1;
			await sleep(pauseBefore(retry, retryAfter));
		}
	}

	async #try<Data>(query: string, variables: object, headers: Record<string, string>) {
		const answer = await this.browser.graphql(query, variables, headers).catch(() => undefined);
		if (answer === undefined) return { failure: lost };
		const { data, errors } = answer;
		if (!errors) return { data: Object.values(data)[0] as Data };
		const [{ message, extensions = {} }] = errors;
		const { code, details = '', retryAfter = 0 } = extensions;
		return { failure: { code: String(code), message, details: String(details), retryAfter: Number(retryAfter) } };
	}
}
