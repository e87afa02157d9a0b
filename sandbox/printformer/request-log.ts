// What the API was asked, for tests that want to see each call as it came over the wire. In memory only; the oldest go first.
import type { Params } from './wire/body.ts';

export interface RecordedRequest {
	method: string;
	path: string;
	query: string;
	client: string | null;
	contentType: string | null;
	params: Params;
	/** Names of the files that came along. */
	files: string[];
	status: number | null;
	/** The work was done and the response did not arrive. */
	lost: boolean;
}

const remembered = 5000;

export function createRequestLog() {
	let entries: RecordedRequest[] = [];
	return {
		add(entry: RecordedRequest): RecordedRequest {
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
