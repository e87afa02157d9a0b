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

	it.each([null, undefined])('that is empty raises a general error: %s', (answer) => {
		expect(failureOf(answer)).toMatchObject({ message: 'Empty response' });
	});
});
