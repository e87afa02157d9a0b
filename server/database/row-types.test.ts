import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { driverTypes, rowTypesFile } from './row-types.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

it('the types of rows are those of the migrated database (else: npm run rows)', async () => {
	const file = path.join(import.meta.dirname, 'rows.generated.ts');
	expect(fs.readFileSync(file, 'utf8')).toBe(await rowTypesFile(test.owner));
});

const samples: Record<string, string> = {
	bigint: '9007199254740993',
	boolean: 'true',
	bytea: '\\x00ff',
	date: '2026-11-17',
	integer: '7',
	real: '0.5',
	smallint: '7',
	text: 'seven',
	'timestamp with time zone': '2026-11-17T00:00:00Z',
	uuid: '01890000-0000-7000-8000-000000000000',
};

it.each(Object.entries(driverTypes))(
	'the driver makes of a %s what the types of rows say: %s',
	async (type, expected) => {
		const [row] = await test.owner.unsafe<{ value: unknown }[]>(`select '${samples[type]}'::${type} as value`);
		const value = row?.value;
		expect(typeof value === 'object' ? value?.constructor.name : typeof value).toBe(expected);
	},
);

it.each([
	["check (kind in ('a', 'it''s'))", "kind: 'a' | 'it\\'s';"],
	["check (kind = any(array['a', 'b']))", "kind: 'a' | 'b';"],
	["check (kind in ('a'))", "kind: 'a';"],
	["check (kind = '' or kind ~ '^https://')", 'kind: string;'],
	["check (kind <> 'a')", 'kind: string;'],
	['', 'kind: string;'],
])('a column with the condition %s is typed as %s', async (check, line) => {
	const undo = new Error('undo');
	const attempt = test.owner.begin(async (sql) => {
		await sql.unsafe(`create table notes (kind text not null ${check}, read_at timestamptz, tags text[] not null)`);
		expect(await rowTypesFile(sql)).toContain(
			`\tnotes: {\n\t\t${line}\n\t\treadAt: Date | null;\n\t\ttags: string[];\n\t};\n`,
		);
		throw undo;
	});
	await expect(attempt).rejects.toBe(undo);
});
