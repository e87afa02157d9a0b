import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { containing, startingWith } from './like-pattern.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

async function isLike(text: string, pattern: string): Promise<boolean> {
	const [row] = await test.database.withoutTenant(
		(sql) => sql<{ fits: boolean }[]>`select ${text}::text like ${pattern}::text as fits`,
	);
	return row?.fits ?? false;
}

it.each([
	['100% cotton', '0% c', true],
	['100 cotton', '0% c', false],
	['a_b', 'a_b', true],
	['axb', 'a_b', false],
	['C:\\files', ':\\f', true],
])('finds in "%s" what is typed as "%s": %s', async (text, typed, fits) => {
	expect(await isLike(text, containing(typed))).toBe(fits);
});

it('finds the beginning of a text only at its beginning', async () => {
	expect(await isLike('50%-off', startingWith('50%'))).toBe(true);
	expect(await isLike('500-off', startingWith('50%'))).toBe(false);
	expect(await isLike('now 50%', startingWith('50%'))).toBe(false);
});
