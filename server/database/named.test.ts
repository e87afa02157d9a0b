import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { watchStatements } from '../testing/statements.ts';
import type { Sql } from './connection.ts';
import { piece, queryNamed, type Values } from './named.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

const inDatabase = <T>(work: (sql: Sql) => Promise<T>) => test.database.withoutTenant(work);

const asked = (template: string, values: Values) =>
	inDatabase(async (sql) => [...(await queryNamed<Record<string, unknown>[]>(sql, template, values))]);

describe('a statement with named values', () => {
	it('sends each of them once, however often it is named, and leaves casts alone', async () => {
		const { statements } = await watchStatements(test.appUrl, '01a1e030-8b8a-7690-a96f-09f343139c42', (sql) =>
			queryNamed(sql, 'select :one::int + :one::int as sum, :two::text as word', { one: 2, two: 'x' }).then(
				(rows) => rows,
			),
		);
		expect(statements.join()).toContain('select $1::int + $1::int as sum, $2::text as word');
		expect(await asked('select :one::int + :one::int as sum, :two::text as word', { one: 2, two: 'x' })).toEqual([
			{ sum: 4, word: 'x' },
		]);
	});

	it('takes lists, and nothing that stands in a value for a part of itself', async () => {
		const nasty = "'; drop table tenants; -- :other $1";
		expect(
			await asked('select cardinality(:all::text[]) as count, :text::text as text', { all: ['a', 'b'], text: nasty }),
		).toEqual([{ count: 2, text: nasty }]);
	});

	it('is not sent where a value is missing', async () => {
		await expect(asked('select :here::int, :gone::int', { here: 1 })).rejects.toThrow('no value for :gone');
	});

	it('is also a piece of another, and takes pieces itself', async () => {
		const rows = await inDatabase(async (sql) => {
			const more = sql`${3}::int`;
			const condition = piece(sql, 'n.n between :low::int and :low::int + :more', { low: 2, more: more as never });
			return [...(await sql<{ n: number }[]>`select n.n from generate_series(1, 9) as n (n) where ${condition}`)];
		});
		expect(rows.map(({ n }) => n)).toEqual([2, 3, 4, 5]);
	});
});
