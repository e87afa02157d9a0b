import { afterEach, describe, expect, it } from 'vitest';
import { onUnauthorized, readAnswer } from './api.ts';

let refreshes = 0;
onUnauthorized(async () => {
	refreshes += 1;
});

afterEach(() => {
	refreshes = 0;
});

describe('an answer of the API', () => {
	it('without errors is its data', async () => {
		expect(await readAnswer({ data: { tenant: 1 } })).toEqual({ tenant: 1 });
	});

	it('that says 404 is an error "404"', async () => {
		const answer = readAnswer({
			errors: [{ message: 'Not found', extensions: { statusCode: 404, code: 'NOT_FOUND' } }],
		});
		await expect(answer).rejects.toMatchObject({ message: '404', code: 'NOT_FOUND' });
		expect(refreshes).toBe(0);
	});

	it.each([{ message: 'Unauthorized' }, { message: 'Something', extensions: { statusCode: 401 } }])(
		'that says %j starts a refresh of the session and is raised',
		async (problem) => {
			await expect(readAnswer({ errors: [problem] })).rejects.toThrow(problem.message);
			expect(refreshes).toBe(1);
		},
	);

	it('with another error raises its message and keeps its code', async () => {
		const failure = await readAnswer({
			errors: [{ message: 'Forbidden', extensions: { statusCode: 403, code: 'FORBIDDEN' } }],
		}).catch((error) => error);
		expect(failure).toMatchObject({ message: 'Forbidden', code: 'FORBIDDEN' });
		expect(refreshes).toBe(0);
	});

	it.each([null, undefined])('that is empty raises a general error: %s', async (answer) => {
		await expect(readAnswer(answer)).rejects.toThrow('Empty response');
	});
});
