import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../../demo/fill.ts';
import { fillAccounts } from '../../../demo/fill-accounts.ts';
import { fillLists } from '../../../demo/fill-lists.ts';
import { fillOrders } from '../../../demo/fill-orders.ts';
import { fillPrintData } from '../../../demo/print-data/fill-print-data.ts';
import { newId } from '../../../rules/ids.ts';
import { verifyArchives } from '../../audit/archive.ts';
import { chainAuditLog, verifyChain } from '../../audit/chain.ts';
import { changesOf } from '../../audit/changes-of-person.ts';
import { showPicture } from '../../catalogue/show-picture.ts';
import { enterBuyer } from '../../procurement/buyers/save-buyer.ts';
import { enterSecret } from '../../secrets/keep-secret.ts';
import { startApp } from '../../testing/app.ts';
import { orderColumns } from '../../testing/order-rows.ts';
import { someBuyer } from '../../testing/procurement.ts';
import { type Installation, makeInstallation, manifestOf, readEntries } from '../../testing/transfer.ts';
import { type Tenant, tenantWithSlug } from '../find-tenant.ts';
import { importTenant } from './import-tenant.ts';
import { exportedTables } from './table-list.ts';

let here: Installation;
let there: Installation;
let demo: Tenant;
let file: string;
let adminId: string;
/** Those of the demo shop where it was made. */
let before: Map<string, string>;

const secret = 'sk_live_which_never_leaves';

beforeAll(async () => {
	const cluster = inject('cluster');
	here = await makeInstallation(cluster, 'the key of the first installation, long enough');
	there = await makeInstallation(cluster, 'the key of the second installation, long enough');
	const { database } = here.test;
	await fillDemo(database, here.services.stores.media);
	await fillAccounts(database, 'Probedruck-24!');
	await fillLists(database);
	await fillOrders(database);
	await fillPrintData(database, here.services.stores.private);
	const found = await tenantWithSlug(database, 'demo');
	if (!found) throw new Error('no demo');
	demo = found;
	await database.inTenant(demo.id, async (sql) => {
		await enterSecret(sql, Buffer.alloc(32, 1), demo.id, 'paymentSecretKey', secret);
		const [admin] = await sql<{ id: string }[]>`select id from users where username = 'admin'`;
		adminId = admin?.id ?? '';
		await sql`update users set admin = true where id = ${adminId}`;
		// A picture whose sizes no job has made yet.
		const [unsized] = await sql<{ id: string }[]>`
			update media set sizes = '{}', fallback = null
			where id = (select id from media where content_type <> 'image/svg+xml' order by id limit 1) returning id`;
		await showPicture(sql, demo.id, unsized?.id ?? '');
		await enterBuyer(sql, demo.id, someBuyer());
		const actor = { id: adminId, email: 'chefin@example.com', address: '203.0.113.7', requestId: undefined };
		for (const name of ['eins', 'zwei', 'drei'])
			await here.services.record(sql, demo.id, actor, {
				action: 'setTenantTier',
				entity: { type: 'Tenant', id: demo.id },
				after: { name },
			});
	});
	file = path.join(here.dataDir, 'demo.zip');
	await here.exportTo(file, demo.id);
});

afterAll(() => Promise.all([here.close(), there.close()]));

/** What a page with a countdown says: it counts from there. */
const madeAt = /"madeAt":"[^"]*"/g;

/** Every public page, as a visitor gets it; without what names the host, and when it was made. */
async function pagesOf({ test, dataDir, secretKey }: Installation, slug: string): Promise<Map<string, string>> {
	await test.database.inTenant(
		(await tenantWithSlug(test.database, slug))?.id ?? '',
		(sql) => sql`update tenants set state = 'active' where slug = ${slug}`,
	);
	const app = await startApp({ database: test.database, env: { DATA_DIR: dataDir, SECRET_KEY: secretKey } });
	try {
		const headers = { host: `${slug}.localhost:${app.port}` };
		const read = async (target: string) => {
			const { status, body } = await app.ask(target, { headers });
			return `${status} ${body}`.replaceAll(headers.host, 'HOST').replaceAll(madeAt, '"madeAt":"NOW"');
		};
		const map = await read('/sitemap.xml');
		const locations = (text: string) =>
			Array.from(text.matchAll(/<loc>https?:\/\/HOST([^<]*)/g), ([, target = '']) => target);
		const pages = new Map([['/sitemap.xml', map]]);
		const listed: string[] = [];
		for (const target of locations(map))
			listed.push(target, ...(target.endsWith('.xml') ? locations(await read(target)) : []));
		for (const target of new Set(['/', '/products', '/search?q=karte', '/en-gb/', '/login', ...listed]))
			pages.set(target, await read(target));
		return pages;
	} finally {
		await app.close();
	}
}

function expectSamePages(before: Map<string, string>, after: Map<string, string>): void {
	expect([...after.keys()]).toEqual([...before.keys()]);
	expect(before.size).toBeGreaterThan(60);
	for (const [target, page] of before) {
		const other = after.get(target) ?? '';
		const at = [...page].findIndex((letter, index) => letter !== other[index]);
		// A page is one long line: what is shown of it is where the two part.
		if (other !== page)
			expect(`${target} …${other.slice(at - 100, at + 200)}`).toBe(`${target} …${page.slice(at - 100, at + 200)}`);
	}
}

const rowsOf = (installation: Installation, tenantId: string) =>
	installation.asSuperuser(async (sql) => {
		const counts: Record<string, number> = {};
		for (const name of Object.keys(exportedTables)) {
			const [row] = await sql<
				{ total: number }[]
			>`select count(*)::int as total from ${sql(name)} where tenant_id = ${tenantId}`;
			counts[name] = row?.total ?? 0;
		}
		return counts;
	});

describe('an exported shop', () => {
	it('is one file with a manifest, tables in their order, files by their hashes, and no secret', async () => {
		const entries = await readEntries(file);
		const manifest = manifestOf(entries);
		expect(manifest).toMatchObject({ format: 'platen-shop', formatVersion: 1, madeBy: '9.9.9', withPasswords: false });
		expect(manifest.tenant).toMatchObject({ id: demo.id, slug: 'demo' });
		expect(manifest.tables.map(({ name }: { name: string }) => name).sort()).toEqual(
			Object.keys(exportedTables).sort(),
		);
		expect(manifest.files.count).toBeGreaterThan(50);
		expect(manifest.outside).toContainEqual(expect.objectContaining({ name: 'payment provider' }));
		const tables = [...entries].filter(([name]) => name.startsWith('tables/')).map(([, content]) => String(content));
		expect(tables.join('')).not.toMatch(/\$argon2|sk_live/);
		expect(entries.has('tables/secrets.ndjson')).toBe(false);
		expect(entries.has('tables/sessions.ndjson')).toBe(false);
	});

	it('takes hashes of passwords along only when that is wanted', async () => {
		const place = path.join(here.dataDir, 'with.zip');
		await here.exportTo(place, demo.id, true);
		expect(String((await readEntries(place)).get('tables/users.ndjson'))).toMatch(/\$argon2/);
	});

	it('is whole also when two exports run at the same time as orders come in', async () => {
		let isOver = false;
		const order = async () => {
			while (!isOver)
				await here.test.database.inTenant(demo.id, async (sql) => {
					const columns = await orderColumns(sql);
					const [copied] = await sql<{ id: string }[]>`
						insert into orders (${sql(columns)}) select ${sql(columns)} from (select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
							'id', ${newId()}::text, 'checkout_key', ${newId()}::text, 'number', null, 'placed_at', null, 'status', 'inCreation'
						))).* from orders o where tenant_id = ${demo.id} limit 1) copy returning id`;
					await sql`
						insert into order_events (tenant_id, id, order_id, actor, kind, detail)
						values (${demo.id}, ${newId()}, ${copied?.id ?? ''}, 'system', 'note', '{}')`;
				});
		};
		const writing = order();
		const places = ['one', 'two'].map((name) => path.join(here.dataDir, `${name}.zip`));
		const made = await Promise.all(places.map((place) => here.exportTo(place, demo.id))).finally(() => {
			isOver = true;
		});
		await writing;
		for (const [index, place] of places.entries()) {
			const entries = await readEntries(place);
			const orders = new Set(
				String(entries.get('tables/orders.ndjson'))
					.split('\n')
					.filter(Boolean)
					.map((line) => JSON.parse(line).id),
			);
			const events = String(entries.get('tables/order_events.ndjson'))
				.split('\n')
				.filter(Boolean)
				.map((line) => JSON.parse(line).order_id);
			expect(events.filter((id) => !orders.has(id))).toEqual([]);
			expect(made[index]?.manifest.tables.find(({ name }) => name === 'orders')?.rows).toBe(orders.size);
		}
	});
});

/** One import for all that is looked up in its rows; whoever spoils it does so last. */
let third: ReturnType<typeof importTenant> | undefined;
const importThird = () => {
	third ??= importTenant(there.services, { place: file, fileName: 'demo.zip', slug: 'dritt' });
	return third;
};

describe('an imported shop', () => {
	it('shows the same pages on another installation, byte for byte', async () => {
		const { tenantId, slug } = await importTenant(there.services, { place: file, fileName: 'demo.zip' });
		expect(slug).toBe('demo');
		expect(tenantId).not.toBe(demo.id);
		before = await pagesOf(here, 'demo');
		expectSamePages(before, await pagesOf(there, 'demo'));
	});

	it('shows the same pages but for the host under another slug', async () => {
		await importTenant(here.services, { place: file, fileName: 'demo.zip', slug: 'zweit' });
		expectSamePages(before, await pagesOf(here, 'zweit'));
	});

	it('has the rows of the export, without keys, sessions and operators, and is suspended', async () => {
		const imported = await importThird();
		const manifest = manifestOf(await readEntries(file));
		const expected = Object.fromEntries(
			manifest.tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]),
		);
		expect(await rowsOf(there, imported.tenantId)).toEqual({
			...expected,
			audit_archives: 1,
			audit_archive_entries: manifest.log.entries,
		});
		expect((await tenantWithSlug(there.test.database, 'dritt'))?.state).toBe('suspended');
		await there.test.database.inTenant(imported.tenantId, async (sql) => {
			expect(await sql`select from secrets`).toHaveLength(0);
			expect(await sql`select from sessions`).toHaveLength(0);
			expect(await sql`select from users where admin or password_hash is not null`).toHaveLength(0);
			expect(await sql`select from payments where state = 'open' or url is not null`).toHaveLength(0);
			expect((await sql`select from product_list`).length).toBeGreaterThan(0);
			expect((await sql`select from order_words`).length).toBeGreaterThan(0);
			const [buying] = await sql`
				select (select count(*) > 0 from company_members m join companies c on c.id = m.company_id join users u on u.id = m.user_id) as members,
					(select count(*) > 0 from budgets) as budgets, (select count(*) > 0 from approval_rules) as rules,
					(select count(*) > 0 from order_approvals a join orders o on o.id = a.order_id and o.company_id = a.company_id) as approvals,
					(select settings ->> 'fromIdentity' from procurement_buyers) as system`;
			expect(buying).toEqual({ members: true, budgets: true, rules: true, approvals: true, system: 'AN0100' });
		});
	});

	it('has the sizes of those pictures made that had none when it was exported', async () => {
		const { tenantId } = await importThird();
		const [waiting, sent] = await there.asSuperuser(async (sql) => [
			await sql`select id from media where tenant_id = ${tenantId} and sizes = '{}' and content_type <> 'image/svg+xml' order by id`,
			await sql`
				select data -> 'payload' ->> 'mediaId' as id from jobs.job
				where name = 'media.sizes' and data ->> 'tenantId' = ${tenantId} order by id`,
		]);
		expect(waiting?.length).toBeGreaterThan(0);
		expect([...(sent ?? [])]).toEqual([...(waiting ?? [])]);
	});

	it('can be exported and imported again, with both logs', async () => {
		const { tenantId } = await importThird();
		const place = path.join(there.dataDir, 'again.zip');
		await there.exportTo(place, tenantId);
		const again = await importTenant(here.services, { place, fileName: 'again.zip', slug: 'nachher' });
		expect((await verifyArchives(here.test.database, again.tenantId)).map(({ isWhole }) => isWhole)).toEqual([
			true,
			true,
		]);
	});

	it('brings its log along, sealed and verified, and begins a new one', async () => {
		const { tenantId } = await importThird();
		const { database } = there.test;
		const [archive] = await verifyArchives(database, tenantId);
		expect(archive).toMatchObject({ sourceTenantId: demo.id, isWhole: true });
		expect(archive?.entries).toBeGreaterThanOrEqual(3);
		const changes = await database.inTenant(tenantId, (sql) =>
			changesOf(sql, there.services.auditKey, tenantId, adminId),
		);
		expect(changes).toContainEqual(
			expect.objectContaining({
				action: 'setTenantTier',
				byThisPerson: { email: 'chefin@example.com', address: '203.0.113.7' },
			}),
		);
		const inTenant = <T>(work: Parameters<typeof database.inTenant<T>>[1]) => database.inTenant(tenantId, work);
		await chainAuditLog.run({ tenantId, inTenant } as Parameters<typeof chainAuditLog.run>[0]);
		expect(await verifyChain(database, tenantId)).toMatchObject({ entries: 1, fault: undefined });
		await there.asSuperuser(
			(sql) => sql`update audit_archive_entries set action = 'nothing' where tenant_id = ${tenantId} and number = 2`,
		);
		expect((await verifyArchives(database, tenantId))[0]?.isWhole).toBe(false);
	});

	it('is the same after it was exported, deleted and imported', async () => {
		const place = path.join(here.dataDir, 'last.zip');
		await here.exportTo(place, demo.id);
		await here.removeTenant(demo.id);
		expect(await tenantWithSlug(here.test.database, 'demo')).toBeUndefined();
		await importTenant(here.services, { place, fileName: 'last.zip' });
		expectSamePages(before, await pagesOf(here, 'demo'));
		expect(fs.existsSync(path.join(here.dataDir, 'media', demo.id))).toBe(false);
	});
});
