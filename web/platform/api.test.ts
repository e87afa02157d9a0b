import { describe, expect, it } from 'vitest';
import { readAnswer } from './api.ts';

const failureOf = (...given: Parameters<typeof readAnswer>): unknown => {
	try {
		readAnswer(...given);
		return undefined;
	} catch (error) {
		return error;
	}
};

describe('an answer of the API', () => {
	it('without errors is its data', () => {
		expect(readAnswer({ data: { tenant: 1 } })).toEqual({ tenant: 1 });
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
		expect(readAnswer({ data: null }, 200)).toBeNull();
	});

	it.each([null, undefined])('that is empty raises a general error: %s', (answer) => {
		expect(failureOf(answer)).toMatchObject({ message: 'Empty response' });
	});
});
