// Databases of other versions than ours: older ones, that applied earlier forms of migrations, and newer ones.
import fs from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { openPool } from './connection.ts';
import { type KnownMigrations, type Migration, readKnownMigrations } from './known-migrations.ts';
import { findPendingMigrations, migrate } from './migrate.ts';
import { appRole } from './provision.ts';

let test: TestDatabase;
let owner: postgres.Sql;

beforeEach(async () => {
	test = await cloneDatabase(inject('cluster'));
	owner = openPool(test.ownerUrl, 1);
});

afterEach(async () => {
	await owner.end();
	await test.drop();
});

const known = readKnownMigrations();
const earlierForm = (name: string) => {
	const text = fs.readFileSync(path.join(import.meta.dirname, 'earlier-forms', `${name}.sql`), 'utf8');
	const checksum = known.migrations.find((migration) => migration.name === name)?.earlier[0] ?? '';
	return { text, checksum };
};
const upTo = (name: string): KnownMigrations => ({
	...known,
	migrations: known.migrations.filter((migration) => migration.name <= name),
});
const withEarlierForms = ({ version, migrations }: KnownMigrations): KnownMigrations => ({
	version,
	migrations: migrations.map((migration) =>
		migration.earlier.length > 0 ? { ...migration, ...earlierForm(migration.name) } : migration,
	),
});

/** Everything that the schema consists of, without what only says when it was made. */
async function catalogue(sql: postgres.Sql): Promise<string[]> {
	const parts = await sql<{ part: string }[]>`
		with own as (
			select oid, nspname from pg_namespace where nspname in ('public', 'jobs')
		)
		select concat_ws(' ', 'column', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
			pg_get_expr(d.adbin, d.adrelid)) as part
		from pg_class c join own on own.oid = c.relnamespace
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
		where c.relkind in ('r', 'p', 'v')
		union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(k.oid))
		from pg_constraint k join own on own.oid = connamespace where conrelid <> 0
		union all select concat_ws(' ', 'index', indexdef) from pg_indexes join own on nspname = schemaname
		union all select concat_ws(' ', 'policy', schemaname, tablename, policyname, permissive, cmd, qual, with_check)
		from pg_policies
		union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p join own on own.oid = pronamespace
		union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) from pg_trigger t where not tgisinternal
		union all select concat_ws(' ', 'rights', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity,
			has_table_privilege(${appRole}, c.oid, 'select'), has_table_privilege(${appRole}, c.oid, 'insert'),
			has_table_privilege(${appRole}, c.oid, 'update'), has_table_privilege(${appRole}, c.oid, 'delete'))
		from pg_class c join own on own.oid = c.relnamespace where c.relkind in ('r', 'p')
		union all select concat_ws(' ', 'queue', name) from jobs.queue`;
	return parts.map(({ part }) => part).sort();
}

async function emptyDatabase(): Promise<void> {
	await owner`drop schema public cascade`;
	await owner`drop schema jobs cascade`;
	await owner`create schema public`;
}

interface Told {
	tiers: Record<string, string>;
	documents: unknown[];
}

/** A database of long ago with three shops, each with an imprint, brought up to today. */
async function upgrade(form: (known: KnownMigrations) => KnownMigrations): Promise<Told> {
	await emptyDatabase();
	await migrate(owner, appRole, form(upTo('0150_pages')));
	for (const slug of ['demo', 'atelier', 'corner']) {
		const id = newId();
		await owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${id}, true)`;
			await sql`insert into tenants (id, slug, name) values (${id}, ${slug}, ${slug})`;
			await sql`insert into languages (tenant_id, language_code, is_default) values (${id}, 'de-DE', true)`;
			await sql`
				insert into plain_pages (tenant_id, slug, language_code, title, sections, position)
				values (${id}, 'imprint', 'de-DE', 'Impressum', '[{"heading": "Wer wir sind", "paragraphs": ["Wir."]}]', 1)`;
		});
	}
	await migrate(owner, appRole, form(upTo('0160_plain_pages_become_pages')));
	await migrate(owner, appRole);
	const tenants = await owner<
		{ id: string; slug: string; tier: string }[]
	>`select id, slug, tier from tenants order by slug`;
	const documents: unknown[] = [];
	for (const { id } of tenants)
		await owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${id}, true)`;
			documents.push(...(await sql`select draft, published from pages order by slug`));
		});
	return { tiers: Object.fromEntries(tenants.map(({ slug, tier }) => [slug, tier])), documents };
}

describe('a database that applied the earlier form of a migration', () => {
	it('is upgraded, and ends with the same schema and the same data as one that applied the present form', async () => {
		const fresh = await catalogue(test.owner);
		const today = await upgrade((migrations) => migrations);
		expect(today.tiers).toEqual({ demo: 'enterprise', atelier: 'pro', corner: 'starter' });
		expect(await catalogue(owner)).toEqual(fresh);
		expect(await upgrade(withEarlierForms)).toEqual(today);
		expect(await catalogue(owner)).toEqual(fresh);
	});

	it('leaves a shop as it is that only has the name of one in the demo', async () => {
		const [last] = known.migrations.filter(({ name }) => name === '0240_one_form');
		await owner`insert into tenants (id, slug, name) values (${newId()}, 'demo', 'Demo Ltd')`;
		await owner`delete from migrations where name = ${last?.name ?? ''}`;
		expect(await migrate(owner, appRole)).toEqual([last?.name]);
		expect(await owner`select tier from tenants`).toEqual([{ tier: 'starter' }]);
	});
});

describe('a database that a newer version has migrated', () => {
	const newer = (header: string): KnownMigrations => {
		const text = `${header}\n\nalter table tenants add column motto text;\n`;
		const compatibleWith = /compatible with (.*)/.exec(header)?.[1] ?? null;
		const migration: Migration = { name: '9000_mottos', text, checksum: 'new', earlier: [], compatibleWith };
		return { version: '0.2.0', migrations: [...known.migrations, migration] };
	};
	const asVersion = (version: string): KnownMigrations => ({ ...known, version });

	it('is refused with one sentence, with and without the right to migrate, and nothing is changed', async () => {
		expect(await migrate(owner, appRole, newer('-- Mottos of shops.'))).toEqual(['9000_mottos']);
		const sentence = /^A newer Platen has migrated this database \(9000_mottos\); version 0\.1\.\d+ cannot serve it\.$/;
		await expect(findPendingMigrations(test.database)).rejects.toThrow(sentence);
		await owner`delete from migrations where name = '0240_one_form'`;
		await expect(migrate(owner, appRole)).rejects.toThrow(sentence);
		expect(await owner`select from migrations where name = '0240_one_form'`).toHaveLength(0);
	});

	it('is served on by the version that its migrations say they are compatible with, and by none before', async () => {
		await migrate(owner, appRole, newer('-- compatible with 0.1.9'));
		for (const version of ['0.1.9', '0.1.10', '0.2.0', '1.0.0']) {
			expect(await findPendingMigrations(test.database, asVersion(version))).toEqual([]);
			expect(await migrate(owner, appRole, asVersion(version))).toEqual([]);
		}
		for (const version of ['0.1.8', '0.0.20'])
			await expect(findPendingMigrations(test.database, asVersion(version))).rejects.toThrow('A newer Platen');
	});

	it('says so in the header of its file', () => {
		const folder = fs.mkdtempSync(path.join(import.meta.dirname, '..', '..', '.cache', 'headers-'));
		try {
			fs.writeFileSync(path.join(folder, '1_a.sql'), '-- compatible with 1.2.3\n\nselect 1;\n');
			fs.writeFileSync(path.join(folder, '2_b.sql'), 'select 1;\n');
			const { migrations } = readKnownMigrations(folder);
			expect(migrations.map(({ compatibleWith }) => compatibleWith)).toEqual(['1.2.3', null]);
		} finally {
			fs.rmSync(folder, { recursive: true });
		}
	});

	it('of a version that knew nothing of compatibility is read as well', async () => {
		await owner`alter table migrations drop column compatible_with`;
		expect(await findPendingMigrations(test.database)).toEqual([]);
		expect(await migrate(owner, appRole)).toEqual([]);
	});
});
