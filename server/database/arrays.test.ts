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
	['text', []],
	['text', ['a', null]],
])('an array of %s comes back from the database as it was sent: %j', async (type, values) => {
	const [row] = await test.owner`select ${values as string[]}::${test.owner.unsafe(type)}[] as values`;
	expect(row?.values).toEqual(values);
});

it('an array of moments comes back as dates, sent as texts or with its type named: the driver takes dates for a single moment', async () => {
	const moments = [new Date('2026-11-23T08:00:00.123Z'), new Date('1999-12-31T23:59:59.999Z')];
	const [row] = await test.owner`
		select ${moments.map((at) => at.toISOString())}::timestamptz[] as texts, ${test.owner.array(moments, 1185)} as named`;
	expect(row).toEqual({ texts: moments, named: moments });
});
