import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

it.each([
	['text', ['plain', '', 'NULL', 'null', 'a,b', '{x}', 'quote " and \\ backslash', 'Größe\n', ' ']],
	['int', [1, -2, 0]],
	['uuid', ['0190c9a2-7b1e-7cc3-8a41-0d2f5b7f9a10']],
	['timestamptz', [new Date('2026-11-23T08:00:00.123Z')]],
	['text', []],
	['text', ['a', null]],
])('an array of %s comes back from the database as it was sent: %j', async (type, values) => {
	const [row] = await test.owner`select ${values as string[]}::${test.owner.unsafe(type)}[] as values`;
	expect(row?.values).toEqual(values);
});
