// By which everything that follows from one request is found again: its lines in the log, its jobs and theirs, its transactions.

export interface Trace {
	/** Of the request that began it, or of the job that no one has asked for. */
	requestId: string;
	/** Of the trace that the request is part of (W3C `traceparent`), where a caller before us has begun one. */
	traceId?: string;
}

/** What a proxy may call a request, and nothing that could be read as something else in a log or in SQL. */
const requestIdForm = /^[A-Za-z0-9._-]{8,56}$/;
const traceIdForm = /^(?!0{32}$)[0-9a-f]{32}$/;
const traceparentForm = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && requestIdForm.test(text);

const isTraceId = (text: unknown): text is string => typeof text === 'string' && traceIdForm.test(text);

/** @returns nothing for what does not follow the standard; its version 00 ends after the flags */
export function readTraceparent(text: string): string | undefined {
	const [, traceId] = (text.length <= 200 && traceparentForm.exec(text)) || [];
	if (text.startsWith('00') && text.length !== 55) return undefined;
	return isTraceId(traceId) ? traceId : undefined;
}

/** As it was kept beside a job, perhaps by another version. */
export function readTrace(kept: unknown): Trace | undefined {
	if (typeof kept !== 'object' || kept === null || !('requestId' in kept) || !isRequestId(kept.requestId))
		return undefined;
	const traceId = 'traceId' in kept && isTraceId(kept.traceId) ? kept.traceId : undefined;
	return traceId === undefined ? { requestId: kept.requestId } : { requestId: kept.requestId, traceId };
}
