import { describe, expect, it } from 'vitest';
import { readTrace, readTraceparent } from './trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('a traceparent', () => {
	it('tells the id of its trace, also in a later version of the standard with more behind it', () => {
		expect(readTraceparent(`00-${traceId}-00f067aa0ba902b7-01`)).toBe(traceId);
		expect(readTraceparent(`01-${traceId}-00f067aa0ba902b7-01-what-comes`)).toBe(traceId);
	});

	it.each([
		['nothing', ''],
		['too short', `00-${traceId}-00f067aa0ba902b7`],
		['more than version 00 has', `00-${traceId}-00f067aa0ba902b7-01-more`],
		['the version that is forbidden', `ff-${traceId}-00f067aa0ba902b7-01`],
		['large letters', `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`],
		['no trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
		['no parent', `00-${traceId}-${'0'.repeat(16)}-01`],
		['SQL', `00-${traceId}'; drop table jobs-00f067aa0ba902b7-01`],
		['endless', `01-${traceId}-00f067aa0ba902b7-01-${'a'.repeat(1000)}`],
	])('that is none tells nothing: %s', (_what, text) => {
		expect(readTraceparent(text)).toBeUndefined();
	});
});

describe('a trace that is stored with a job', () => {
	it('is read as it was stored, and ignored where it is invalid', () => {
		expect(readTrace({ requestId: 'edge-1234567', traceId })).toEqual({ requestId: 'edge-1234567', traceId });
		expect(readTrace({ requestId: 'edge-1234567', traceId: "x'" })).toEqual({ requestId: 'edge-1234567' });
		for (const kept of [undefined, null, 'edge-1234567', {}, { requestId: "a'; drop table jobs" }, { traceId }])
			expect(readTrace(kept)).toBeUndefined();
	});
});
