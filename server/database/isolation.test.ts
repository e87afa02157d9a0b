import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTenant } from '../tenants/create-tenant.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { findIsolationErrors } from './isolation.ts';
import { appRole } from './provision.ts';

let test: TestDatabase;
let north: string;
let south: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: true, languageCodes: ['de-DE', 'en-GB'] };
	north = await createTenant(test.database, {
		...tenant,
		slug: 'north',
		name: 'North',
		domains: [{ host: 'north.example', active: true }],
	});
	south = await createTenant(test.database, { ...tenant, slug: 'south', name: 'South' });
});

afterAll(() => test.drop());

describe('the rows of a tenant', () => {
	it('are all that a query sees whose tenant predicate was forgotten', async () => {
		const rows = await test.database.inTenant(north, (sql) => sql`select distinct tenant_id from languages`);
		expect(rows).toEqual([{ tenantId: north }]);
	});

	it('belong to the first statement of the transaction already', async () => {
		const counts = await test.database.inTenant(north, async (sql) => {
			const first = await sql`update languages set position = position`;
			return first.count;
		});
		expect(counts).toBe(2);
	});

	it('are hidden when no tenant is set', async () => {
		expect(await test.database.withoutTenant((sql) => sql`select from languages`)).toHaveLength(0);
	});

	it('are hidden again from the next user of the same connection', async () => {
		const rounds = Array.from({ length: 20 }, () =>
			Promise.all([
				test.database.inTenant(north, (sql) => sql`select from languages`),
				test.database.withoutTenant((sql) => sql`select from languages`),
			]),
		);
		for (const [seen, hidden] of await Promise.all(rounds)) {
			expect(seen).toHaveLength(2);
			expect(hidden).toHaveLength(0);
		}
	});

	it('cannot be written for another tenant', async () => {
		const foreign = test.database.inTenant(
			north,
			(sql) => sql`insert into languages (tenant_id, language_code) values (${south}, 'fr-FR')`,
		);
		await expect(foreign).rejects.toThrow('row-level security');
	});

	it('cannot be changed or deleted by another tenant', async () => {
		const changed = await test.database.inTenant(north, async (sql) => [
			await sql`update languages set position = 9 where tenant_id = ${south}`,
			await sql`delete from languages where tenant_id = ${south}`,
		]);
		expect(changed.map(({ count }) => count)).toEqual([0, 0]);
		expect(await test.database.inTenant(south, (sql) => sql`select from languages`)).toHaveLength(2);
	});

	it('stay hidden from the owner of the tables too', async () => {
		expect(await test.owner`select from languages`).toHaveLength(0);
	});
});

describe('the global tables', () => {
	it('let a tenant rename itself and no other', async () => {
		const counts = await test.database.inTenant(north, async (sql) => [
			(await sql`update tenants set name = 'North Press' where id = ${north}`).count,
			(await sql`update tenants set name = 'Taken' where id = ${south}`).count,
		]);
		expect(counts).toEqual([1, 0]);
	});

	it('let no tenant take over the domain of another', async () => {
		const taken = await test.database.inTenant(
			south,
			(sql) => sql`update domains set tenant_id = ${south} where host = 'north.example'`,
		);
		expect(taken.count).toBe(0);
		const given = test.database.inTenant(
			north,
			(sql) => sql`update domains set tenant_id = ${south} where host = 'north.example'`,
		);
		await expect(given).rejects.toThrow('row-level security');
	});
});

describe('the role of the app', () => {
	it.each([
		'alter table languages disable row level security',
		'alter table languages no force row level security',
		'drop policy tenant on languages',
		'truncate languages',
		'create table loot (id int)',
		"insert into migrations (name, checksum) values ('x', 'x')",
		'delete from tenants',
		'delete from jobs.queue',
		"select jobs.create_queue('loot', '{}')",
	])('may not: %s', async (statement) => {
		await expect(test.database.inTenant(north, (sql) => sql.unsafe(statement))).rejects.toThrow(
			/must be owner|permission denied/,
		);
	});
});

describe('the catalogue of the database', () => {
	it('shows no table that would let rows of one tenant reach another', async () => {
		expect(await findIsolationErrors(test.owner, appRole)).toEqual([]);
	});

	it.each([
		['drop policy tenant on languages', 'languages: does not have the tenant policy as its only permissive one'],
		[
			'create policy open on languages for select using (true)',
			'languages: does not have the tenant policy as its only permissive one',
		],
		['alter table languages no force row level security', 'languages: row security is not enabled and forced'],
		['alter table languages disable row level security', 'languages: row security is not enabled and forced'],
		[
			'create unique index shared on languages (position, tenant_id)',
			'languages: unique index shared does not begin with tenant_id',
		],
		['alter table languages drop constraint languages_pkey', 'languages: no primary key'],
		['create table notes (id uuid primary key)', 'notes: no column tenant_id uuid not null'],
		[
			'create table notes (tenant_id uuid, id uuid, language text, primary key (tenant_id, id))',
			'notes: row security is not enabled and forced',
		],
		[
			`create table notes (tenant_id uuid, id uuid references tenants (id), primary key (tenant_id, id))`,
			'notes: foreign key notes_id_fkey does not carry the tenant',
		],
		['create view spoken as select * from languages', 'spoken: a view without security_invoker, or a materialised one'],
		[
			'create function peek() returns bigint language sql security definer as $$ select count(*) from languages $$',
			'peek: a function with the rights of its owner',
		],
		[`grant truncate on languages to ${appRole}`, "languages: the app's role may truncate"],
		[`grant delete on tenants to public`, "tenants: the app's role may delete"],
		['drop policy own on jobs.job', 'jobs.job: does not hide the jobs of other tenants'],
		['alter table jobs.archive no force row level security', 'jobs.archive: does not hide the jobs of other tenants'],
		['create policy open on jobs.job using (true)', 'jobs.job: does not hide the jobs of other tenants'],
		[`grant truncate on jobs.job to ${appRole}`, "jobs.job: the app's role may truncate"],
	])('names the fault after: %s', async (statement, fault) => {
		const undo = new Error('undo');
		const attempt = test.owner.begin(async (sql) => {
			await sql.unsafe(statement);
			expect(await findIsolationErrors(sql, appRole)).toContain(fault);
			throw undo;
		});
		await expect(attempt).rejects.toBe(undo);
	});
});
