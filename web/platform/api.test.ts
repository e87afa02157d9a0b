import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, fetchFromServer, isTransient, readResult } from './api.ts';
import { retry } from './retries.ts';

const failureOf = (...given: Parameters<typeof readResult>): unknown => {
	try {
		readResult(...given);
		return undefined;
	} catch (error) {
		return error;
	}
};

describe('a response of the API', () => {
	it('without errors is its data', () => {
		expect(readResult({ data: { tenant: 1 } })).toEqual({ tenant: 1 });
	});

	it('that says 404 is an error "404"', () => {
		const errors = [{ message: 'Not found', extensions: { statusCode: 404, code: 'NOT_FOUND' } }];
		expect(failureOf({ errors })).toMatchObject({ message: '404', code: 'NOT_FOUND', unauthorized: false });
	});

	it.each([{ message: 'Unauthorized' }, { message: 'Something', extensions: { statusCode: 401 } }])(
		'that says %j is a matter of the session and is raised',
		(problem) => {
			expect(failureOf({ errors: [problem] })).toMatchObject({ message: problem.message, unauthorized: true });
		},
	);

	it('with status 401 and nothing else is one too', () => {
		expect(failureOf(null, 401)).toMatchObject({ message: 'Unauthorized', unauthorized: true });
	});

	it('with another error raises its message and keeps its code', () => {
		const errors = [{ message: 'Forbidden', extensions: { statusCode: 403, code: 'FORBIDDEN' } }];
		expect(failureOf({ errors })).toMatchObject({ message: 'Forbidden', code: 'FORBIDDEN', unauthorized: false });
	});

	it.each([
		[400, 'BAD_REQUEST'],
		[403, 'FORBIDDEN'],
		[404, 'UNAVAILABLE'],
		[413, 'TOO_LARGE'],
		[415, 'UNSUPPORTED_MEDIA_TYPE'],
		[429, 'TOO_MANY_REQUESTS'],
		[500, 'INTERNAL'],
		[502, 'UNAVAILABLE'],
		[503, 'UNAVAILABLE'],
	])('with status %i has failed, whatever its body says', (status, code) => {
		const told = { code, status, unauthorized: false, message: `HTTP ${status}` };
		const failed = { statusCode: status, message: 'Something' } as { data?: unknown };
		for (const body of [failed, { data: { saved: true } }, {}, null])
			expect(failureOf(body, status)).toMatchObject(told);
	});

	it('with a status and an error has failed for the reason of the error', () => {
		const errors = [{ message: 'Too large', extensions: { statusCode: 413, code: 'TOO_LARGE' } }];
		expect(failureOf({ errors }, 413)).toMatchObject({ message: 'Too large', code: 'TOO_LARGE', status: 413 });
		expect(failureOf({ errors: [{ message: 'Broken' }] }, 502)).toMatchObject({ message: 'Broken', status: 502 });
	});

	it.each([{}, { errors: [] }])('with neither data nor errors is empty: %j', (answer) => {
		expect(failureOf(answer, 200)).toMatchObject({ message: 'Empty response', status: 200 });
	});

	it('whose data is null has worked', () => {
		expect(readResult({ data: null }, 200)).toBeNull();
	});

	it.each([null, undefined])('that is empty raises a general error: %s', (answer) => {
		expect(failureOf(answer)).toMatchObject({ message: 'Empty response' });
	});
});

describe('a call that failed', () => {
	it.each(['BUSY', 'UNAVAILABLE', 'TOO_SLOW', 'STILL_WORKING'])('with %s may go better in a moment', (code) => {
		expect(isTransient(new ApiFailure('Not now', code, 503))).toBe(true);
	});

	it('because its response was lost may be retried, and one that was refused may not', () => {
		expect(isTransient(new TypeError('Failed to fetch'))).toBe(true);
		for (const code of ['VALIDATION', 'INTERNAL', 'TOO_MANY_REQUESTS', 'RESULT_UNREAD', 'TRANSLATION_BUSY', undefined])
			expect(isTransient(new ApiFailure('No', code, 422))).toBe(false);
	});

	it('is sent again by itself three times, and not after a refusal', async () => {
		const attempts = async (...outcomes: unknown[]) => {
			let count = 0;
			const end = await retry(
				() => {
					const outcome = outcomes[count++];
					return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
				},
				new ApiFailure('Busy', 'BUSY', 503),
				isTransient,
			).catch((error: unknown) => error);
			return { count, end };
		};
		const busy = new ApiFailure('Busy', 'BUSY', 503);
		const refused = new ApiFailure('No', 'VALIDATION', 422);
		expect(await attempts(busy, 'made')).toEqual({ count: 2, end: 'made' });
		expect(await attempts(refused)).toEqual({ count: 1, end: refused });
	});

	it('counts as lost when a response was lost and the shop was only busy afterwards, as its result is unknown', async () => {
		const lost = new TypeError('Failed to fetch');
		const busy = new ApiFailure('Busy', 'BUSY', 503, { retryAfter: 0 });
		vi.useFakeTimers();
		vi.stubGlobal('document', { getElementById: () => ({ setAttribute: () => undefined, remove: () => undefined }) });
		const end = retry(() => Promise.reject(busy), lost, isTransient).catch((error: unknown) => error);
		await vi.runAllTimersAsync();
		expect(await end).toBe(lost);
	});
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a call of the API', () => {
	it.each([Number.NaN, Number.POSITIVE_INFINITY])(
		'with a number that could not be read is not sent, as JSON would make none of it: %s',
		async (price) => {
			vi.stubGlobal('window', { location: new URL('http://demo.localhost/admin') });
			const call = fetchFromServer('mutation Save($input: Prices!) { save(input: $input) }', { input: [{ price }] });
			await expect(call).rejects.toThrow('unreadable number');
		},
	);
});
