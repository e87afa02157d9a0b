// The control of a running sandbox, to be used from another process: tests, chaos runs.
import type { KnobChanges, Knobs } from '../knobs.ts';
import type { Callback, Draft, Processing, Review, Template } from '../objects.ts';
import type { RecordedRequest } from '../request-log.ts';

export function printformerControl(url: string) {
	async function call<T>(method: string, path: string, body?: object): Promise<T> {
		const response = await fetch(`${url}/_sandbox${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
		const result: unknown = await response.json();
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(result)}`);
		return result as T;
	}

	return {
		turn: (changes: KnobChanges) => call<Knobs>('POST', '/knobs', changes),
		calm: () => call<Knobs>('DELETE', '/knobs'),
		advance: (seconds: number) => call<{ now: number }>('POST', '/clock', { advance: seconds }),
		requests: () => call<RecordedRequest[]>('GET', '/requests'),
		forgetRequests: () => call<object>('DELETE', '/requests'),
		callbacks: () => call<Callback[]>('GET', '/callbacks'),
		drafts: () => call<Draft[]>('GET', '/drafts'),
		processings: () => call<Processing[]>('GET', '/processings'),
		reviews: () => call<Review[]>('GET', '/reviews'),
		/** As somebody at the provider changes a template of a client. */
		changeTemplate: (client: string, identifier: string, changes: Partial<Template>) =>
			call<Template>('POST', `/templates/${client}/${identifier}`, changes),
		/** Waits until nothing is owed, fetched or made any more. */
		quiet: async (withinMs = 10_000) => (await call<{ quiet: boolean }>('POST', '/quiet', { withinMs })).quiet,
		reset: () => call<object>('POST', '/reset'),
	};
}
