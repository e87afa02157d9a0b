// Everything in the database that refers to pictures has a part that answers for it.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mediaUses } from '../../../start/media-references.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
});

afterAll(() => test.drop());

const exceptions: Record<string, string> = {
	'media.made_from': 'a thumbnail outlives its source, and follows when that is replaced',
};

it('every foreign key to pictures is in a part of the library’s registry, and the other way round', async () => {
	const found = await test.owner<{ column: string }[]>`
		select c.relname || '.' || a.attname as column
		from pg_constraint f
		join pg_class c on c.oid = f.conrelid
		join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'tenant_id'
		where f.contype = 'f' and f.confrelid = 'media'::regclass`;
	const columns = found.map(({ column }) => column).filter((column) => !(column in exceptions));
	expect(columns.sort()).toEqual(mediaUses.flatMap((part) => part.columns).sort());
	expect(columns).toContain('products.media_id');
});

it('no two parts have the same kind', () => {
	const kinds = mediaUses.map(({ kind }) => kind);
	expect(new Set(kinds).size).toBe(kinds.length);
});
