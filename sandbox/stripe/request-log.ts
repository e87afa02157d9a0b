// What the API was asked, for tests that want to see each call as it came over the wire. In memory only; the oldest go first.
import type http from 'node:http';
import type { FormBranch } from './wire/forms.ts';

export interface RecordedRequest {
	id: string;
	account: string | null;
	method: string;
	path: string;
	params: FormBranch;
	headers: Record<string, string>;
	status: number | null;
	replayed: boolean;
	/** The work was done and the response did not arrive. */
	lost: boolean;
}

const remembered = 5000;
const shown = ['accept', 'authorization', 'content-type', 'idempotency-key', 'stripe-version', 'user-agent'];

/** Keys that are no test keys are not written down anywhere. */
const withoutSecrets = (value: string) => value.replace(/\b(?!(?:sk|rk)_test_)\w{2}_\w+/g, '****');

interface Beginning {
	requestId: string;
	method: string;
	path: string;
	request: http.IncomingMessage;
}

export function createRequestLog() {
	let entries: RecordedRequest[] = [];
	return {
		begin({ requestId, method, path, request }: Beginning): RecordedRequest {
			const headers = shown.flatMap((name) => {
				const value = request.headers[name]?.toString();
				return value === undefined ? [] : [[name, name === 'authorization' ? withoutSecrets(value) : value]];
			});
			const entry: RecordedRequest = {
				id: requestId,
				account: null,
				method,
				path,
				params: {},
				headers: Object.fromEntries(headers),
				status: null,
				replayed: false,
				lost: false,
			};
			entries = [...entries.slice(1 - remembered), entry];
			return entry;
		},
		list: (): readonly RecordedRequest[] => entries,
		clear() {
			entries = [];
		},
	};
}
export type RequestLog = ReturnType<typeof createRequestLog>;
