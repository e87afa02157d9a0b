import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { chainAuditLog } from '../../audit/chain.ts';
import { recorder } from '../../audit/record-change.ts';
import type { Database } from '../../database/connection.ts';
import { removeTenantFiles } from '../../media/files/list-files.ts';
import { mediaStore } from '../../media/store.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { fillShop, piece } from '../../testing/sold.ts';
import { tenantWithSlug } from '../find-tenant.ts';
import { createShop } from './create-shop.ts';
import { removeShopsJob } from './remove-job.ts';

let test: TestDatabase;
let dataDir: string;
let tables: string[];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('removal');
	const rows = await test.owner<{ name: string }[]>`
		select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
	tables = rows.map(({ name }) => name);
});

afterAll(async () => {
	await test.drop();
	await removeFolder(dataDir);
});

const privateFolders = ['private', 'designs', 'exports'];

/** With something of what refers to each other: orders with a number, nested folders and categories, entries of the audit log. */
async function makeFullShop(slug: string): Promise<string> {
	const { database } = test;
	const id = await createShop(
		{
			...{ database, record: recorder(Buffer.alloc(32, 1)), addressOf: () => 'http://shop.localhost' },
			by: { email: 'olga@example.com', address: undefined, requestId: undefined },
		},
		{ name: slug, slug, tier: 'pro', country: 'DE', email: `first@${slug}.example`, operator: false },
	);
	const tenant = await tenantWithSlug(database, slug);
	if (!tenant) throw new Error('not made');
	await fillShop(test, tenant, [piece('card', 500), piece('flyer', 900)]);
	await database.inTenant(id, async (sql) => {
		for (const number of ['2026-000001', '2026-000002']) await insertOrder(sql, id, { number });
		const [parent, child, picture] = [newId(), newId(), newId()];
		await sql`insert into media_folders (tenant_id, id, name) values (${id}, ${parent}, 'above')`;
		await sql`insert into media_folders (tenant_id, id, name, parent_id) values (${id}, ${child}, 'below', ${parent})`;
		const [top, below] = [newId(), newId()];
		await sql`insert into categories (tenant_id, id, slug) values (${id}, ${top}, 'top')`;
		await sql`insert into categories (tenant_id, id, slug, parent_id) values (${id}, ${below}, 'below', ${top})`;
		await sql`insert into domains (tenant_id, host) values (${id}, ${`${slug}.example`})`;
		await mediaStore(dataDir).write(id, `${picture}.png`, 'image/png', Buffer.from('picture'));
	});
	for (const folder of privateFolders) {
		await fs.mkdir(path.join(dataDir, folder, id), { recursive: true });
		await fs.writeFile(path.join(dataDir, folder, id, `${newId()}.zip.half`), 'half');
	}
	await chainAuditLog.run({
		...{ tenantId: id, payload: {}, signal: new AbortController().signal, attempt: { number: 1, last: false } },
		...{ inTenant: (work) => database.inTenant(id, work), log: pino({ level: 'silent' }) },
	});
	return id;
}

async function countRows(tenantId: string): Promise<Record<string, number>> {
	const counts = await test.database.inTenant(tenantId, (sql) =>
		Promise.all(
			tables.map(async (table) => {
				const [row] = await sql<{ count: number }[]>`
					select count(*)::int as count from ${sql(table)} where tenant_id = ${tenantId}`;
				return [table, row?.count ?? 0] as const;
			}),
		),
	);
	return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const runJob = (tenantId: string, database: Pick<Database, 'inTenant'> = test.database) =>
	removeShopsJob((id) => removeTenantFiles({ dataDir, bucket: undefined }, id)).run({
		...{ tenantId, payload: {}, signal: new AbortController().signal, attempt: { number: 1, last: false } },
		...{ inTenant: (work) => database.inTenant(tenantId, work), log: pino({ level: 'silent' }) },
	});

const setDeleted = (id: string, days: number | null) =>
	test.database.inTenant(
		id,
		(sql) => sql`
			update tenants set deleted_at = ${days === null ? null : sql`now() - make_interval(days => ${days})`} where id = ${id}`,
	);

describe('the removal of a deleted shop', () => {
	it('leaves nothing of it in any table or folder, and everything of others, also when it is killed on the way', async () => {
		const [id, other] = [await makeFullShop('leaving'), await makeFullShop('staying')];
		const [before, ofOther] = [await countRows(id), await countRows(other)];
		expect(Object.keys(before).length).toBeGreaterThan(25);
		await setDeleted(id, 31);
		let turns = 0;
		const killed = {
			inTenant: ((tenantId, work) => {
				turns += 1;
				if (turns > 8) throw new Error('killed');
				return test.database.inTenant(tenantId, work);
			}) as Database['inTenant'],
		};
		await expect(runJob(id, killed)).rejects.toThrow('killed');
		expect(Object.keys(await countRows(id)).length).toBeGreaterThan(0);
		await runJob(id);
		expect(await countRows(id)).toEqual({});
		expect(await tenantWithSlug(test.database, 'leaving')).toBeUndefined();
		expect(await countRows(other)).toEqual(ofOther);
		for (const folder of ['media', ...privateFolders])
			expect(await fs.readdir(path.join(dataDir, folder))).toEqual([other]);
		const jobs = await test.owner`select from jobs.job where data ->> 'tenantId' = ${id}`;
		expect(jobs).toHaveLength(0);
		// Begun once more, as after a crash before it could say that it is done.
		await runJob(id);
	});

	it('finds and removes no shop that is not deleted, or can still be restored', async () => {
		const id = await makeFullShop('keeping');
		const job = removeShopsJob(async () => undefined);
		const before = await countRows(id);
		for (const days of [null, 29]) {
			await setDeleted(id, days);
			expect(await test.database.withoutTenant(async (sql) => job.findTenants?.(sql))).not.toContain(id);
			await runJob(id);
			expect(await countRows(id)).toEqual(before);
			await expect(
				test.database.inTenant(id, (sql) => sql`select remove_tenant_rows(${id}, 10, true)`),
			).rejects.toThrow('can still be restored');
		}
		await setDeleted(id, 31);
		expect(await test.database.withoutTenant(async (sql) => job.findTenants?.(sql))).toContain(id);
	});

	it('is possible in a transaction of that shop alone', async () => {
		const [id, other] = [await makeFullShop('own'), await makeFullShop('foreign')];
		await setDeleted(id, 31);
		await expect(
			test.database.inTenant(other, (sql) => sql`select remove_tenant_rows(${id}, 10, true)`),
		).rejects.toThrow('in a transaction of its own');
		await expect(test.database.withoutTenant((sql) => sql`select remove_tenant_rows(${id}, 10, true)`)).rejects.toThrow(
			'in a transaction of its own',
		);
	});

	it('takes placed orders along, which stay as long as their shop', async () => {
		const id = await makeFullShop('orders');
		await expect(test.database.inTenant(id, (sql) => sql`delete from orders where tenant_id = ${id}`)).rejects.toThrow(
			'a placed order stays',
		);
		await setDeleted(id, 29);
		await expect(test.database.inTenant(id, (sql) => sql`delete from orders where tenant_id = ${id}`)).rejects.toThrow(
			'a placed order stays',
		);
	});
});
