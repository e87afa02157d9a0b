import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { Browser, makeUser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { makeShop } from '../../testing/shop.ts';
import { type Installation, makeInstallation } from '../../testing/transfer.ts';
import type { Tenant } from '../find-tenant.ts';
import { cleanExportsJob, exportJob } from './export-job.ts';

let here: Installation;
let app: TestApp;
let jobs: RunningJobs;
let demo: Tenant;
let [admin, clerk, operator]: [Browser?, Browser?, Browser?] = [];

const as = async (email: string) => {
	const browser = new Browser(app);
	await browser.logIn(email);
	return browser;
};

beforeAll(async () => {
	here = await makeInstallation(inject('cluster'), 'the secret of all tests, long enough');
	const { test, services, dataDir } = here;
	demo = await makeShop(test, 'demo');
	await makeUser(test.database, demo, 'admin@example.com', { role: 'admin' });
	await makeUser(test.database, demo, 'clerk@example.com', {
		role: { name: 'clerk', access: ['mTenant', 'gAdminArea'] },
	});
	await makeUser(test.database, demo, 'operator@example.com', { role: 'admin', admin: true });
	app = await startApp({ database: test.database, limits: noLimits, env: { DATA_DIR: dataDir }, transfer: services });
	jobs = runJobs(test, [exportJob(services), cleanExportsJob(services.exports)]);
	[admin, clerk, operator] = [
		await as('admin@example.com'),
		await as('clerk@example.com'),
		await as('operator@example.com'),
	];
});

afterAll(async () => {
	await app.close();
	await jobs.close(5000);
	await here.close();
});

const request = 'mutation { exportTenant { id state } }';
const requestWithPasswords = 'mutation { exportTenantWithPasswords { id state } }';
const list = '{ tenantExports { id state done total size sha256 expiresAt withPasswords } }';

async function untilDone(id: string) {
	for (let tries = 0; tries < 200; tries += 1) {
		const { data } = (await admin?.graphql(list)) ?? {};
		const found = data?.tenantExports.find((one: { id: string }) => one.id === id);
		if (found?.state === 'done') return found;
		await sleep(50);
	}
	throw new Error('not exported');
}

describe('an export over the API', () => {
	it('is requested and downloaded by an administrator, once for several who ask', async () => {
		const [one, two] = await Promise.all([admin?.graphql(request), admin?.graphql(request)]);
		const { id } = one?.data.exportTenant ?? {};
		expect(two?.data.exportTenant.id).toBe(id);
		const done = await untilDone(id);
		expect(done).toMatchObject({ withPasswords: false });
		expect(done.total).toBeGreaterThan(0);
		const answer = await admin?.ask(`/service-api/exports/${id}`);
		expect(answer?.status).toBe(200);
		expect(answer?.bytes.length).toBe(done.size);
		expect(answer?.headers['content-disposition']).toMatch(/^attachment; filename="demo-\d{4}-\d\d-\d\d\.zip"$/);
	});

	it('is refused to everyone else', async () => {
		const { data } = (await admin?.graphql(request)) ?? {};
		const { id } = data.exportTenant;
		await untilDone(id);
		for (const browser of [clerk, new Browser(app)]) {
			expect((await browser?.graphql(request))?.errors).toBeDefined();
			expect((await browser?.graphql(list))?.errors).toBeDefined();
			expect((await browser?.ask(`/service-api/exports/${id}`))?.status).toBeGreaterThan(400);
		}
		expect((await admin?.graphql(requestWithPasswords))?.errors[0].message).toBe(
			'You do not have permission to do this.',
		);
	});

	it('is gone after a week, with its file', async () => {
		const { data } = (await admin?.graphql(request)) ?? {};
		const { id } = data.exportTenant;
		await untilDone(id);
		const file = path.join(here.dataDir, 'exports', demo.id, `${id}.zip`);
		expect(fs.existsSync(file)).toBe(true);
		const { test, services } = here;
		await test.database.inTenant(
			demo.id,
			(sql) => sql`update tenant_exports set expires_at = now() - interval '1 second' where id = ${id}`,
		);
		expect((await admin?.ask(`/service-api/exports/${id}`))?.status).toBe(404);
		const inTenant = <T>(work: Parameters<typeof test.database.inTenant<T>>[1]) =>
			test.database.inTenant(demo.id, work);
		const job = cleanExportsJob(services.exports);
		await job.run({ tenantId: demo.id, inTenant } as Parameters<typeof job.run>[0]);
		expect(fs.existsSync(file)).toBe(false);
		expect(await test.database.withoutTenant((sql) => job.findTenants?.(sql) ?? Promise.resolve([]))).toEqual([]);
	});
});

describe('an import over the API', () => {
	const send = (browser: Browser | undefined, body: Buffer, query = '?slug=kopie&name=a.zip') =>
		browser?.ask(`/service-api/tenants/imports${query}`, {
			...{ method: 'POST', body },
			headers: { 'content-type': 'application/zip' },
		});
	const imports = '{ tenantImports { id slug state fault faultNames } }';

	async function outcomeOf(id: string) {
		for (let tries = 0; tries < 200; tries += 1) {
			const { data } = (await operator?.graphql(imports)) ?? {};
			const found = data?.tenantImports.find((one: { id: string }) => one.id === id);
			if (found?.state === 'done' || found?.state === 'failed') return found;
			await sleep(50);
		}
		throw new Error('not over');
	}

	it('makes a shop for an operator, and says by name why it does not', async () => {
		const place = path.join(here.dataDir, 'api.zip');
		await here.exportTo(place, demo.id);
		const bytes = fs.readFileSync(place);
		const sent = await send(operator, bytes);
		expect(sent?.status).toBe(202);
		expect(await outcomeOf(JSON.parse(sent?.body ?? '').id)).toMatchObject({ state: 'done', slug: 'kopie' });
		const again = await send(operator, bytes);
		expect(await outcomeOf(JSON.parse(again?.body ?? '').id)).toMatchObject({
			state: 'failed',
			fault: 'slugTaken',
			faultNames: ['kopie'],
		});
		const cut = await send(operator, bytes.subarray(0, -100), '?slug=andere');
		expect(await outcomeOf(JSON.parse(cut?.body ?? '').id)).toMatchObject({ state: 'failed', fault: 'truncated' });
	});

	it('is in the log of the operator’s shop with slug and file when it made a shop, and as refused with the reason when it did not', async () => {
		const place = path.join(here.dataDir, 'logged.zip');
		await here.exportTo(place, demo.id);
		const bytes = fs.readFileSync(place);
		const ids: string[] = [];
		for (const query of ['?slug=wanted&name=w.zip', '?slug=admin&name=w.zip', '?slug=wanted&name=again.zip']) {
			const { id } = JSON.parse((await send(operator, bytes, query))?.body ?? '');
			await outcomeOf(id);
			ids.push(id);
		}
		const log = `{ auditLog(search: "tenant", first: 50) { items { action entityId actorEmail after } } }`;
		const { data } = (await operator?.graphql(log)) ?? {};
		const entries = data.auditLog.items.filter(({ entityId }: { entityId: string }) => ids.includes(entityId));
		const read = (one: { after: string }) => ({ ...one, after: JSON.parse(one.after) });
		const actorEmail = 'operator@example.com';
		expect(entries.map(read).reverse()).toMatchObject([
			{ action: 'importTenant', entityId: ids[0], actorEmail, after: { slug: 'wanted', fileName: 'w.zip' } },
			{
				action: 'refuseTenantImport',
				entityId: ids[1],
				actorEmail,
				after: { reason: 'slugReserved', names: ['admin'] },
			},
			{ action: 'refuseTenantImport', after: { slug: 'wanted', fileName: 'again.zip', reason: 'slugTaken' } },
		]);
	});

	it('is refused to administrators of a shop', async () => {
		expect((await send(admin, Buffer.from('x')))?.status).toBe(403);
		expect((await send(new Browser(app), Buffer.from('x')))?.status).toBe(401);
		expect((await admin?.graphql(imports))?.errors[0].message).toBe('You do not have permission to do this.');
	});
});
