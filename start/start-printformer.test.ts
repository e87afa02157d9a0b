import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { printformerSettings } from '../rules/settings/printformer.ts';
import { readConfig } from '../server/config.ts';
import { findAccount, openAccount } from '../server/designs/printformer/open-account.ts';
import { ExpectedFailure } from '../server/failure.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import { enterSettings } from '../server/settings/store-settings.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { makeShop } from '../server/testing/shop.ts';
import { startPrintformer } from './start-printformer.ts';

const project = path.dirname(import.meta.dirname);
const secretsKey = randomBytes(32);
let test: TestDatabase;
let demo: string;
let atelier: string;
let dataDir: string;
let running: Awaited<ReturnType<typeof startPrintformer>>[] = [];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = (await makeShop(test, 'demo')).id;
	atelier = (await makeShop(test, 'atelier')).id;
	dataDir = temporaryFolder('printformer');
});
afterEach(async () => {
	for (const one of running) await one.close();
	running = [];
});
afterAll(async () => {
	await test.drop();
	removeFolder(dataDir);
});

async function start(env: Record<string, string> = {}) {
	const config = readConfig({ DATA_DIR: dataDir, PRINTFORMER_SANDBOX_PORT: '0', ...env }, project, false);
	const started = await startPrintformer(config, {
		...{ database: test.database, secretsKey, callbackKey: randomBytes(32), log: pino({ level: 'silent' }) },
		store: openPrivateStore(config, 'designs'),
		platformAddress: (slug) => `http://${slug}.localhost:3000`,
	});
	running.push(started);
	return started;
}
type Started = Awaited<ReturnType<typeof start>>;

async function fill(started: Started): Promise<void> {
	const filling = await started.fillDemo();
	await filling?.waitFor(30_000);
	expect(filling?.lacking()).toEqual([]);
}
const accountOf = (tenantId: string) =>
	test.database.inTenant(tenantId, (sql) => findAccount(sql, { secretsKey }, tenantId));
const templatesOf = async (tenantId: string) => {
	const rows = await test.database.inTenant(
		tenantId,
		(sql) => sql<{ identifier: string }[]>`
			select identifier from printformer_templates where preview_id is not null and not is_gone`,
	);
	return rows.map(({ identifier }) => identifier).sort();
};
const takenPort = () =>
	new Promise<{ port: number; server: net.Server }>((resolve) => {
		const server = net.createServer().listen(0, '127.0.0.1', () => {
			resolve({ port: (server.address() as net.AddressInfo).port, server });
		});
	});

describe('the sandbox of Printformer that comes with the demo', () => {
	it('gives the first shop an account with its templates, is the same account at another port, and leaves the second shop without', async () => {
		const first = await start();
		await fill(first);
		const before = await accountOf(demo);
		expect(before).toMatchObject({ isEnabled: true, account: { baseUrl: first.sandbox, apiKey: 'pf-sandbox-demo' } });
		expect(await templatesOf(demo)).toEqual(
			['pfcalen1', 'pfcard01', 'pfflyer1', 'pfgroup1', 'pfinvit1', 'pfinvit2', 'pfposter'].sort(),
		);
		expect(await accountOf(atelier)).toMatchObject({ isEnabled: false, account: undefined });
		await first.close();
		running = [];

		const second = await start();
		await fill(second);
		const after = await accountOf(demo);
		expect(after.account?.baseUrl).toBe(second.sandbox);
		expect(after.id).toBe(before.id);
		const opened = await openAccount(second.printformer, demo);
		expect(await opened?.client.checkCredentials()).toMatchObject({ identifier: 'demo' });
	});

	it('leaves an account alone that the shop has entered itself', async () => {
		const baseUrl = 'https://example.printformer.net';
		await test.database.inTenant(demo, (sql) => enterSettings(sql, demo, printformerSettings, { baseUrl }));
		await fill(await start());
		expect((await accountOf(demo)).account?.baseUrl).toBe(baseUrl);
	});

	it('takes another port where its own is taken, and reserves its data for one process', async () => {
		const { port, server } = await takenPort();
		const started = await start({ PRINTFORMER_SANDBOX_PORT: String(port) });
		expect(started.sandbox).toMatch(/^http:\/\/localhost:\d+$/);
		expect(started.sandbox).not.toBe(`http://localhost:${port}`);
		server.close();
		await expect(start()).rejects.toMatchObject({
			constructor: ExpectedFailure,
			message: `Another Platen (process ${process.pid}) keeps the designs of the demo in ${path.join(dataDir, 'printformer-sandbox')}.`,
		});
	});

	it('does not come without the demo, and then no address of this machine is called', async () => {
		const { sandbox, printformer } = await start({ DEMO: 'off' });
		expect(sandbox).toBeUndefined();
		const account = { baseUrl: 'http://localhost:3011', client: 'demo', apiKey: 'pf-sandbox-demo' };
		expect(() => printformer.provider.open(account)).toThrow(expect.objectContaining({ problem: { kind: 'address' } }));
	});
});
