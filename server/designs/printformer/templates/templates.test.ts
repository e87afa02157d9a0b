import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../../rules/ids.ts';
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/printformer/testing/sandbox.ts';
import { deriveKey } from '../../../accounts/sessions/keys.ts';
import { readConfig } from '../../../config.ts';
import type { Sql } from '../../../database/connection.ts';
import { printformerProvider } from '../../../integrations/printformer/client.ts';
import { openPrivateStore } from '../../../media/private/open-private-store.ts';
import { enterSecret } from '../../../secrets/keep-secret.ts';
import { enterSettings } from '../../../settings/store-settings.ts';
import type { Tenant } from '../../../tenants/find-tenant.ts';
import { Browser, makeUser, noLimits } from '../../../testing/accounts.ts';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { removeFolder, temporaryFolder } from '../../../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { makeShop } from '../../../testing/shop.ts';
import { fillShop, piece } from '../../../testing/sold.ts';
import { removeDesignFilesJob } from '../../pictures/picture-files.ts';
import { accountId, findAccount } from '../open-account.ts';
import type { PrintformerServices } from '../services.ts';
import { findProductDesign } from './product-design.ts';
import { syncJob, syncTemplates } from './sync-templates.ts';

const secretsKey = deriveKey('the secret of all tests, long enough', 'secrets');
let test: TestDatabase;
let sandbox: TestSandbox;
let services: PrintformerServices;
let app: TestApp;
let demo: Tenant;
let admin: Browser;
let dataDir: string;
let ids: Map<string, string>;

beforeAll(async () => {
	[test, sandbox] = [await cloneDatabase(inject('cluster')), await startTestSandbox()];
	dataDir = temporaryFolder('templates');
	demo = await makeShop(test, 'demo');
	const other = await makeShop(test, 'other');
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	await makeUser(test.database, demo, 'clerk@example.com', { role: { name: 'clerk', access: ['qProd'] } });
	await makeUser(test.database, demo, 'shopper@example.com');
	await makeUser(test.database, other, 'eve@example.com', { role: 'admin' });
	const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
	ids = await fillShop(test, demo, [
		piece('cards', 1000, {
			variants: [
				{ slug: 'cards-a', code: 'A', names },
				{ slug: 'cards-b', code: 'B', names },
			],
		}),
	]);
	const env = { DATA_DIR: dataDir };
	services = {
		...{ database: test.database, secretsKey, callbackKey: randomBytes(32), log: pino({ level: 'silent' }) },
		provider: printformerProvider({
			log: pino({ level: 'silent' }),
			sandboxes: [sandbox.url, sandbox.publicUrl],
			patience: { firstPauseMs: 5, longestPauseMs: 20 },
		}),
		store: openPrivateStore(readConfig(env, '/', false), 'designs'),
		platformAddress: (slug) => `http://${slug}.localhost`,
	};
	app = await startApp({ database: test.database, limits: noLimits, env, printformer: services });
	admin = await logIn('ada@example.com');
});
beforeEach(() => connect());
afterEach(async () => {
	await sandbox.control.reset();
	await inShop((sql) => sql`delete from printformer_templates`);
	await inShop((sql) => sql`delete from product_designs`);
});
afterAll(async () => {
	await app.close();
	await sandbox.end();
	await test.drop();
	removeFolder(dataDir);
});

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => test.database.inTenant(demo.id, work);
async function logIn(email: string, slug = 'demo') {
	const browser = new Browser(app, `${slug}.localhost`);
	await browser.logIn(email);
	return browser;
}
/** What was returned, or the code of the error. */
async function tell(query: string, variables: object = {}, who = admin) {
	const { data, errors } = await who.graphql(query, variables);
	return errors ? errors[0].extensions.code : Object.values(data)[0];
}
const connect = (given: Partial<{ enabled: boolean; baseUrl: string; client: string; apiKey: string }> = {}) =>
	inShop(async (sql) => {
		const { apiKey = 'pf-sandbox-north', ...settings } = given;
		const usual = { enabled: true, baseUrl: sandbox.url, client: 'north' };
		await enterSettings(sql, demo.id, printformerSettings, { ...usual, ...settings });
		await enterSecret(sql, secretsKey, demo.id, 'printformerKey', apiKey);
	});
const templates = () =>
	tell('{ printformer { templates { identifier name pages intents previewUrl isGone variants { id name } } } }').then(
		({ templates: found }) => found as { identifier: string; previewUrl: string | null; isGone: boolean }[],
	);
const syncState = async () =>
	(await tell('{ printformer { sync { state problem message finishedAt total done withoutPreview } } }')).sync;
const storedFiles = (previewUrl: string | null | undefined) => {
	const id = previewUrl?.split('/').at(-1) ?? '';
	return services.store.read(demo.id, `${id}/400.png`).then((file) => {
		file?.stream.destroy();
		return file !== undefined;
	});
};

const saved = 'productId provider template intent pagePlanner variants version';
const choose = (slug: string, design: object | null, version: number | null = null, who = admin) =>
	tell(
		`mutation($p: ID!, $v: Int, $d: ProductDesignInput) { saveProductDesign(productId: $p, version: $v, design: $d) { ${saved} } }`,
		{ p: ids.get(slug), v: version, d: design },
		who,
	);
const card = { provider: 'printformer', template: 'pfcard01', intent: 'customize' };
const designOf = (slug: string) => inShop((sql) => findProductDesign(sql, demo.id, ids.get(slug) ?? ''));

describe('the templates of an account', () => {
	it('come with their previews, which only staff see', async () => {
		await syncTemplates(services, demo.id);
		const found = await templates();
		expect(found.map(({ identifier }) => identifier).sort()).toEqual(
			['pfcalen1', 'pfcard01', 'pfflyer1', 'pfgroup1', 'pfinvit1', 'pfinvit2', 'pfposter'].sort(),
		);
		expect(found.find(({ identifier }) => identifier === 'pfcard01')).toMatchObject({
			...{ name: 'Visitenkarte 85 × 55 mm', pages: 2, intents: ['customize', 'personalize'], isGone: false },
			variants: [
				{ id: 1, name: 'Weiß' },
				{ id: 2, name: 'Naturpapier' },
			],
		});
		expect(await syncState()).toMatchObject({ state: 'done', problem: null, total: 7, done: 7, withoutPreview: 0 });
		const address = found[0]?.previewUrl ?? '';
		const statuses = await Promise.all(
			[admin, await logIn('clerk@example.com'), await logIn('shopper@example.com'), new Browser(app)].map(
				async (who) => (await who.ask(address)).status,
			),
		);
		expect(statuses).toEqual([200, 200, 404, 404]);
		expect((await (await logIn('eve@example.com', 'other')).ask(address)).status).toBe(404);
	});

	it('are loaded again when they have changed there, and the old preview goes', async () => {
		await syncTemplates(services, demo.id);
		const [before] = (await templates()).filter(({ identifier }) => identifier === 'pfcard01');
		await syncTemplates(services, demo.id);
		expect((await templates()).find(({ identifier }) => identifier === 'pfcard01')).toEqual(before);
		await sandbox.control.changeTemplate('north', 'pfcard01', { name: 'Karte neu' });
		await syncTemplates(services, demo.id);
		const [after] = (await templates()).filter(({ identifier }) => identifier === 'pfcard01');
		expect(after).toMatchObject({ name: 'Karte neu' });
		expect(after?.previewUrl).not.toBe(before?.previewUrl);
		expect(await storedFiles(after?.previewUrl)).toBe(true);
		const jobs = runJobs(test, [removeDesignFilesJob(services.store)] as never);
		await expect.poll(() => storedFiles(before?.previewUrl), { timeout: 10_000 }).toBe(false);
		await jobs.close(1000);
	});

	it('stay when they are gone there, and say so', async () => {
		await inShop(
			(sql) => sql`
				insert into printformer_templates (tenant_id, account, identifier, name, type, intents, pages)
				values (${demo.id}, ${accountId({ baseUrl: sandbox.url, client: 'north' })}, 'pfold', 'Alte Karte', 'customizable', '{customize}', 2)`,
		);
		await syncTemplates(services, demo.id);
		expect((await templates()).filter(({ isGone }) => isGone).map(({ identifier }) => identifier)).toEqual(['pfold']);
		expect(await choose('cards', { ...card, template: 'pfold' })).toBe('VALIDATION');
		await inShop((sql) => sql`update printformer_templates set is_gone = true where identifier = 'pfcard01'`);
		await syncTemplates(services, demo.id);
		expect((await templates()).find(({ identifier }) => identifier === 'pfcard01')?.isGone).toBe(false);
	});

	it('stay as they were when the provider fails, which is said in its words', async () => {
		await syncTemplates(services, demo.id);
		await sandbox.control.turn({ answers: { disabled: ['template'] } });
		await syncTemplates(services, demo.id);
		expect(await syncState()).toMatchObject({
			...{ state: 'failed', problem: 'forbidden' },
			message: 'The feature "template" is not enabled for this client.',
		});
		expect(await templates()).toHaveLength(7);
		await connect({ apiKey: 'pf-sandbox-wrong' });
		await syncTemplates(services, demo.id);
		expect(await syncState()).toMatchObject({ state: 'failed', problem: 'credentials', message: null });
	});

	it('are synchronised by a job, once however often it is asked for', async () => {
		await inShop((sql) => sql`delete from printformer_syncs`);
		expect(await tell('mutation { syncPrintformer { state } }')).toEqual({ state: 'waiting' });
		expect(await tell('mutation { syncPrintformer { state } }')).toEqual({ state: 'waiting' });
		const sent = await test.owner`select from jobs.job where name = 'printformer.sync' and state < 'active'`;
		expect(sent).toHaveLength(1);
		const jobs = runJobs(test, [syncJob(services)]);
		await expect.poll(async () => (await syncState()).state, { timeout: 20_000 }).toBe('done');
		await jobs.close(1000);
		expect(await templates()).toHaveLength(7);
	});

	it('belong to their account: another one has none of them', async () => {
		await syncTemplates(services, demo.id);
		await connect({ client: 'south', apiKey: 'pf-sandbox-south' });
		expect(await templates()).toEqual([]);
		expect(await choose('cards', card)).toBe('VALIDATION');
		await connect();
		expect(await templates()).toHaveLength(7);
	});
});

describe('the account', () => {
	const testIt = () => tell('mutation { testPrintformer { client problem message } }');

	it('is tested by its name, and every problem has a kind', async () => {
		expect(await testIt()).toEqual({ client: expect.stringContaining('north'), problem: null, message: null });
		for (const [given, problem] of [
			[{ apiKey: 'pf-sandbox-wrong' }, 'credentials'],
			[{ apiKey: 'a-real-key' }, 'otherKey'],
			[{ baseUrl: 'https://8.8.8.8' }, 'otherKey'],
			[{ baseUrl: 'https://nothing.printformer.invalid' }, 'unresolved'],
			[{ baseUrl: 'https://nothing.printformer.invalid', apiKey: 'a-real-key' }, 'unresolved'],
			[{ baseUrl: 'http://127.0.0.1:9', apiKey: 'a-real-key' }, 'address'],
			[{ baseUrl: 'https://127.0.0.1', apiKey: 'a-real-key' }, 'address'],
		] as const) {
			await connect(given);
			expect(await testIt(), JSON.stringify(given)).toMatchObject({ client: null, problem });
		}
		await connect();
		await sandbox.control.turn({ answers: { maintenance: true } });
		expect(await testIt()).toMatchObject({ client: null, problem: 'busy' });
	});

	it('is saved by those who manage the shop, with a base URL that may be called', async () => {
		const save = (baseUrl: string, who = admin) =>
			tell(
				'mutation($s: PrintformerInput!) { savePrintformer(settings: $s) { connection } }',
				{ s: { enabled: true, baseUrl, client: 'north' } },
				who,
			);
		expect(await save(sandbox.url)).toEqual({ connection: 'sandbox' });
		for (const baseUrl of ['http://printformer.example', 'https://printformer.example:8443', 'http://127.0.0.1:9'])
			expect(await save(baseUrl), baseUrl).toBe('PRINTFORMER_ADDRESS_INVALID');
		for (const host of ['127.0.0.1', '10.1.2.3', '[::1]', 'localhost', 'shop.localhost'])
			expect(await save(`https://${host}`), host).toMatch(/^(?:PRINTFORMER_ADDRESS_INVALID|VALIDATION)$/);
		expect(await save('https://example.printformer.net/path')).toBe('PRINTFORMER_ADDRESS_INVALID');
		expect(await save('https://example.printformer.net')).toEqual({ connection: 'account' });
		const clerk = await logIn('clerk@example.com');
		expect(await save(sandbox.url, clerk)).toBe('FORBIDDEN');
		expect(await tell('mutation { testPrintformer { client } }', {}, clerk)).toBe('FORBIDDEN');
		expect(await tell('mutation { syncPrintformer { state } }', {}, clerk)).toBe('FORBIDDEN');
	});

	it('says how many drafts, print files and products belong to it', async () => {
		const { id } = await inShop((sql) => findAccount(sql, services, demo.id));
		const used = async () => (await tell('{ printformer { use { drafts prints products } } }')).use;
		expect(await used()).toEqual({ drafts: 0, prints: 0, products: 0 });
		await syncTemplates(services, demo.id);
		await choose('cards', card);
		await choose('cards-a', { provider: 'studio' });
		await inShop(async (sql) => {
			const [user] = await sql<{ id: string }[]>`select id from users limit 1`;
			const [design] = await sql<{ id: string }[]>`
				insert into designs (tenant_id, id, kind, provider, user_id, product_id, name, document)
				values (${demo.id}, ${newId()}, 'draft', 'printformer', ${user?.id ?? ''}, ${ids.get('cards') ?? ''}, 'Karte', '{}')
				returning id`;
			await sql`
				insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent)
				values (${demo.id}, ${design?.id ?? ''}, ${id}, 'abc', 'user', 'pfcard01', 'customize')`;
		});
		expect(await used()).toEqual({ drafts: 1, prints: 0, products: 1 });
		await connect({ client: 'south' });
		expect(await used()).toEqual({ drafts: 0, prints: 0, products: 0 });
		await inShop((sql) => sql`delete from designs where provider = 'printformer'`);
	});
});

describe('where a product is designed', () => {
	beforeEach(() => syncTemplates(services, demo.id));

	it('is the studio until something else is chosen, and again while Printformer is off', async () => {
		expect(await designOf('cards')).toBeUndefined();
		expect(await choose('cards', { ...card, variants: [2, 1], pagePlanner: true })).toMatchObject({
			...{ productId: ids.get('cards'), provider: 'printformer', template: 'pfcard01', intent: 'customize' },
			...{ pagePlanner: true, variants: [1, 2], version: 1 },
		});
		expect(await designOf('cards')).toMatchObject({ provider: 'printformer', variants: [1, 2], version: 1 });
		await connect({ enabled: false });
		expect(await designOf('cards')).toBeUndefined();
		await connect();
		expect(await choose('cards', { provider: 'studio' }, 1)).toMatchObject({
			...{ provider: 'studio', version: 2 },
		});
		expect(await designOf('cards')).toMatchObject({ provider: 'studio' });
	});

	it('remembers what was chosen at Printformer while the product is designed in the studio', async () => {
		const chosen = { template: 'pfcard01', intent: 'personalize', pagePlanner: true, variants: [1] };
		await choose('cards', { provider: 'printformer', ...chosen });
		expect(await choose('cards', { provider: 'studio' }, 1)).toMatchObject({ provider: 'studio', ...chosen });
		expect(await choose('cards', { provider: 'studio' }, 2)).toMatchObject({ provider: 'studio', ...chosen });
		expect(await choose('cards-a', { provider: 'studio' })).toMatchObject({ template: null, variants: [] });
	});

	it('holds for the variants of a product too, unless they have something of their own', async () => {
		await choose('cards', card);
		expect(await designOf('cards-a')).toMatchObject({ template: 'pfcard01', productId: ids.get('cards') });
		await choose('cards-a', { provider: 'studio' });
		expect(await designOf('cards-a')).toMatchObject({ provider: 'studio', productId: ids.get('cards-a') });
		expect(await designOf('cards-b')).toMatchObject({ provider: 'printformer' });
		expect(await choose('cards-a', null, 1)).toMatchObject({ provider: 'printformer', productId: ids.get('cards') });
		expect(await choose('cards', null, 1)).toBe('VALIDATION');
	});

	it('goes along with a copy of the product and of its variants', async () => {
		await choose('cards', { ...card, variants: [2] });
		await choose('cards-a', { provider: 'studio' });
		const id = await tell('mutation($id: ID!) { copyProduct(id: $id) }', { id: ids.get('cards') });
		const copied = await inShop(
			(sql) => sql<{ provider: string; template: string | null }[]>`
				select d.provider, d.template from product_designs d join products p on p.id = d.product_id
				where ${id}::uuid in (p.id, p.parent_id) order by p.parent_id nulls first`,
		);
		expect(copied).toEqual([
			{ provider: 'printformer', template: 'pfcard01' },
			{ provider: 'studio', template: null },
		]);
	});

	it.each([
		['a template that the account does not have', { template: 'pfother' }],
		['no template', { template: null }],
		['an intent that the template does not offer', { intent: 'upload' }],
		['an intent that there is not', { intent: 'destroy' }],
		['no intent', { intent: null }],
		['a variant that the template does not have', { variants: [1, 7] }],
		['a variant twice', { variants: [1, 1] }],
		['a page planner for one page', { template: 'pfinvit1', pagePlanner: true }],
	])('cannot be %s', async (_name, given) => {
		expect(await choose('cards', { ...card, ...given })).toBe('VALIDATION');
		expect(await designOf('cards')).toBeUndefined();
	});

	it('is changed by one person at a time, who manages products, in their own shop', async () => {
		await choose('cards', card);
		expect(await choose('cards', { ...card, intent: 'personalize' })).toBe('PRODUCT_CHANGED');
		expect(await choose('cards', { ...card, intent: 'personalize' }, 1)).toMatchObject({ version: 2 });
		expect(await choose('cards', card, 2, await logIn('clerk@example.com'))).toBe('FORBIDDEN');
		expect(await choose('cards', card, 2, await logIn('eve@example.com', 'other'))).toBe('NOT_FOUND');
		const [entry] = await inShop(
			(sql) => sql<{ action: string }[]>`select action from audit_log where action = 'saveProductDesign' limit 1`,
		);
		expect(entry).toBeDefined();
	});
});
