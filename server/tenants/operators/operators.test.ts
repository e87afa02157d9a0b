import { setTimeout as sleep } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { logIn } from '../../accounts/sign-in/log-in.ts';
import { Browser, makeUser, noLimits, testSignIn } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { tenantWithSlug } from '../find-tenant.ts';
import { listShops } from './list-shops.ts';

let shop: Shop;
/** Another process on the same database. */
let second: TestApp;
let operator: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	second = await startApp({ database: shop.test.database, limits: noLimits, freshness: 60_000 });
	await shop.makeUser('olga@example.com', { admin: true, role: 'admin' });
	operator = await shop.as('olga@example.com');
});

afterAll(async () => {
	await second.close();
	await shop.close();
});

const idOf = async (slug: string) => (await tenantWithSlug(shop.test.database, slug))?.id ?? '';

const create = (slug: string, given: object = {}) =>
	operator.resultOf('mutation ($tenant: NewTenantInput!) { createTenant(tenant: $tenant) { slug state own tier } }', {
		tenant: { name: `Shop ${slug}`, slug, tier: 'pro', country: 'DE', email: `first@${slug}.example`, ...given },
	});

const act = async (mutation: string, slug: string, more = '') =>
	operator.resultOf(`mutation ($id: ID!) { ${mutation}(id: $id${more}) { state tier } }`, { id: await idOf(slug) });

const actionsIn = (slug: string) =>
	idOf(slug).then((id) =>
		shop.test.database.inTenant(
			id,
			(sql) => sql<{ action: string; entityId: string }[]>`
				select action, entity_id from audit_log where tenant_id = ${id} order by id`,
		),
	);

const ask = (slug: string, path: string, app: Pick<TestApp, 'ask'> = second, headers: Record<string, string> = {}) =>
	app.ask(path, { host: `${slug}.localhost`, headers });

/** Enters a shop as the browser of an operator does. */
async function enter(slug: string): Promise<{ browser: Browser; ticket: string; status: number; location: unknown }> {
	const address = await operator.resultOf('mutation ($slug: String!) { enterTenant(slug: $slug) }', { slug });
	const url = new URL(address);
	expect(url.hostname).toBe(`${slug}.localhost`);
	const ticket = url.hash.slice(1);
	const browser = new Browser(second, `${slug}.localhost`);
	const page = await browser.ask(url.pathname + url.search);
	expect(page.body).toContain(`action="${url.pathname}"`);
	expect(page.body).not.toContain(ticket);
	const sent = await redeem(browser, slug, ticket);
	return { browser, ticket, status: sent.status, location: sent.headers.location };
}

const redeem = (browser: Browser, slug: string, ticket: string) =>
	browser.ask('/service-api/operator/enter', {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: `http://${slug}.localhost:${second.port}`,
			'sec-fetch-site': 'same-origin',
		},
		body: new URLSearchParams({ ticket, to: '/admin/settings' }).toString(),
	});

describe('the list of shops', () => {
	it('is for operators alone', async () => {
		const admin = await shop.as('ada@example.com');
		expect(await admin.resultOf('{ tenants { total } }')).toEqual({ refused: 'FORBIDDEN' });
		expect(await shop.nobody().resultOf('{ tenants { total } }')).toEqual({ refused: 'UNAUTHORIZED' });
		expect((await admin.ask('/admin/tenants')).status).toBe(404);
		expect((await operator.ask('/admin/tenants')).status).toBe(200);
	});

	it('shows tier, state, domains, pages of quota, orders of the last 30 days, storage and last update', async () => {
		expect(await create('figures')).toEqual({ slug: 'figures', state: 'active', own: false, tier: 'pro' });
		const id = await idOf('figures');
		await shop.test.database.inTenant(id, async (sql) => {
			await insertOrder(sql, id, { number: '2026-000001' });
			await insertOrder(sql, id, { number: '2026-000002', placedAt: new Date(Date.now() - 40 * 86_400_000) });
			await sql`insert into domains (tenant_id, host) values (${id}, 'figures.example')`;
		});
		const found = await operator.resultOf(`{
			tenants(search: "figures.exam") { total items {
				name tier state pages pageLimit linkPages linkPageLimit orders storage lastUpdate removedAt address
				domains { host state isDefault }
			} }
		}`);
		expect(found).toMatchObject({
			total: 1,
			items: [
				{
					...{ name: 'Shop figures', tier: 'pro', state: 'active', pages: 6, pageLimit: 100, linkPages: 0 },
					...{ linkPageLimit: 10, orders: 1, storage: 0, removedAt: null },
					domains: [{ host: 'figures.example', state: 'pending', isDefault: false }],
				},
			],
		});
		expect(Date.parse(found.items[0].lastUpdate)).toBeGreaterThan(Date.now() - 60_000);
		expect(found.items[0].address).toMatch(/^http:\/\/figures\.localhost/);
	});

	it('is paged and sorted, and costs one statement however many shops it shows', async () => {
		for (const slug of ['page-a', 'page-b', 'page-c']) await makeShop(shop.test, slug);
		const wanted = { search: 'page-', deleted: false, sort: 'slug', descending: true, first: 2, offset: 0 } as const;
		const { result: first, statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			listShops(sql, wanted),
		);
		expect(first.total).toBe(3);
		expect(first.items.map(({ slug }) => slug)).toEqual(['page-c', 'page-b']);
		expect(statements.filter((text) => text.includes('tenant_figures'))).toHaveLength(1);
		expect(statements).toHaveLength(1);
		const beyond = await shop.test.database.withoutTenant((sql) => listShops(sql, { ...wanted, offset: 10 }));
		expect(beyond).toEqual({ total: 3, items: [] });
	});

	it('can be sorted by every figure, still in one statement', async () => {
		for (const slug of ['sort-a', 'sort-b', 'sort-c']) await makeShop(shop.test, slug);
		const id = await idOf('sort-b');
		await shop.test.database.inTenant(id, async (sql) => {
			await insertOrder(sql, id, { number: '2026-000001' });
			await sql`
				insert into media (tenant_id, id, content_type, width, height, bytes, size_bytes)
				values (${id}, ${newId()}, 'image/png', 1, 1, 1000, 234)`;
			await sql`update tenant_versions set changed_at = now() + interval '1 hour' where tenant_id = ${id}`;
			await sql`update tenants set state = 'suspended', suspended_at = now() where id = ${id}`;
		});
		for (const sort of ['orders', 'storage', 'lastUpdate', 'state'] as const) {
			const wanted = { search: 'sort-', deleted: false, sort, descending: true, first: 2, offset: 0 };
			const { result, statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
				listShops(sql, wanted),
			);
			const next = sort === 'lastUpdate' ? 'sort-c' : 'sort-a';
			expect([sort, result.total, ...result.items.map(({ slug }) => slug)]).toEqual([sort, 3, 'sort-b', next]);
			expect(statements).toHaveLength(1);
			expect(result.items[0]?.storage).toBe(1234);
		}
		const pages = await operator.resultOf(
			'{ tenants(search: "sort-", sort: pages, first: 1, offset: 2) { total items { slug } } }',
		);
		expect(pages).toEqual({ total: 3, items: [{ slug: 'sort-c' }] });
	});

	it('finds a domain as it is typed, in part and in its own letters', async () => {
		await makeShop(shop.test, 'letters');
		const id = await idOf('letters');
		const hosts = ['plakate-für-kiel.example', 'straße.example', 'münchen.例え.example', 'ελλάδα.example'];
		for (const host of hosts)
			await shop.test.database.inTenant(
				id,
				(sql) => sql`insert into domains (tenant_id, host) values (${id}, ${domainToASCII(host)})`,
			);
		for (const typed of ['plakate-fü', 'für-kiel.ex', 'Straß', '例え', 'λλάδ', 'xn--plakate', ...hosts])
			expect([typed, await operator.resultOf(`{ tenants(search: "${typed}") { items { slug } } }`)]).toEqual([
				typed,
				{ items: [{ slug: 'letters' }] },
			]);
		const [row] = await shop.test.database.withoutTenant(
			(sql) => sql<{ odd: string }[]>`select unicode_host('xn--9-.xn--ab!c.xn--99999999999.plain.example') as odd`,
		);
		expect(row?.odd).toBe('9.xn--ab!c.xn--99999999999.plain.example');
	});

	it('finds one shop by its slug, for operators alone', async () => {
		await create('by-slug');
		expect(await operator.resultOf('{ listedTenant(slug: "by-slug") { name own exportedAt } }')).toEqual({
			...{ name: 'Shop by-slug', own: false, exportedAt: null },
		});
		expect(await operator.resultOf('{ listedTenant(slug: "by-slu") { name } }')).toBeNull();
	});

	it('tells visitors when their shop was last changed', async () => {
		const { tenant } = (await shop.nobody().graphql('{ tenant { lastUpdate } }')).data;
		expect(Date.parse(tenant.lastUpdate)).not.toBeNaN();
	});
});

describe('a new shop', () => {
	it('is refused with the message and the field of what is wrong', async () => {
		const { errors } = await operator.graphql(
			'mutation ($tenant: NewTenantInput!) { createTenant(tenant: $tenant) { id } }',
			{ tenant: { name: 'X', slug: 'www', tier: 'pro', country: 'DE', email: 'x@example.com' } },
		);
		expect(errors[0].extensions).toMatchObject({ code: 'TENANT_SLUG_RESERVED', field: 'slug' });
	});

	it('is in the audit log of both shops', async () => {
		await create('logged');
		expect((await actionsIn('logged')).map(({ action }) => action)).toEqual(['createTenant']);
		const id = await idOf('logged');
		expect(await actionsIn('demo')).toContainEqual({ action: 'createTenant', entityId: id });
	});
});

describe('a suspended shop', () => {
	beforeAll(async () => {
		await create('closed');
		const home = await ask('closed', '/');
		expect(home.status).toBe(200);
		// What nobody has titled yet is called as its shop is.
		expect(home.body).toContain('<title>Shop closed</title>');
	});

	it('answers visitors of every process with one page, 503 and Retry-After within a second, in both languages', async () => {
		const before = await ask('closed', '/');
		expect(before.status).toBe(200);
		expect(await act('suspendTenant', 'closed')).toEqual({ state: 'suspended', tier: 'pro' });
		const since = performance.now();
		while ((await ask('closed', '/')).status !== 503) {
			expect(performance.now() - since).toBeLessThan(1000);
			await sleep(10);
		}
		for (const path of ['/', '/products', '/cart', '/nothing-here']) {
			const page = await ask('closed', path);
			expect([path, page.status, page.headers['retry-after']]).toEqual([path, 503, '3600']);
			expect(page.body).toContain('Dieser Shop ist vorübergehend geschlossen');
		}
		const english = await ask('closed', '/en-gb/products');
		expect(english.body).toContain('This shop is temporarily closed');
		// The process that has changed it does not wait either.
		expect((await ask('closed', '/', shop.app)).status).toBe(503);
	});

	it('answers programs with 503 in JSON', async () => {
		const visitor = new Browser(second, 'closed.localhost');
		const answer = await visitor.ask('/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: '{ tenant { name } }' }),
		});
		expect([answer.status, answer.headers['retry-after']]).toEqual([503, '3600']);
		expect(JSON.parse(answer.body).errors[0].extensions).toMatchObject({ code: 'TENANT_SUSPENDED', statusCode: 503 });
		const guest = await visitor.post('temporarySession', { language: 'de-DE' });
		expect(guest.status).toBe(503);
		const get = await visitor.ask('/service-api/graphql?query={tenant{name}}');
		expect(get.status).toBe(503);
	});

	it('lets staff sign in and reach the administration, but no customers', async () => {
		const closed = await tenantWithSlug(shop.test.database, 'closed');
		if (!closed) throw new Error('no shop');
		await makeUser(shop.test.database, closed, 'staff@closed.example', { role: 'admin' });
		await makeUser(shop.test.database, closed, 'customer@closed.example');
		const staff = new Browser(second, 'closed.localhost');
		expect((await staff.ask('/login')).status).toBe(200);
		expect((await staff.logIn('staff@closed.example')).status).toBe(200);
		expect((await staff.ask('/admin')).status).toBe(200);
		expect(await staff.resultOf('{ users { total } }')).toEqual({ total: 3 });
		expect((await staff.ask('/')).status).toBe(200);
		const customer = new Browser(second, 'closed.localhost');
		expect((await customer.logIn('customer@closed.example')).status).toBe(200);
		expect((await customer.ask('/')).status).toBe(503);
		// Who was invited, or has forgotten the password, gets one.
		const asked = await new Browser(second, 'closed.localhost').graphql(
			'mutation { forgotPassword(email: "staff@closed.example", language: "de-DE") }',
		);
		expect(asked.errors).toBeUndefined();
		expect((await new Browser(second, 'closed.localhost').ask('/reset-password/welcome')).status).toBe(200);
		const accepted = await new Browser(second, 'closed.localhost').graphql(
			'mutation { acceptInvitation(token: "x", password: "Neues-Offset-8") }',
		);
		expect(accepted.errors?.[0]?.extensions?.code).toBe('LINK_NOT_VALID');
	});

	it('opens again for everyone', async () => {
		expect(await act('resumeTenant', 'closed')).toMatchObject({ state: 'active' });
		const since = performance.now();
		while ((await ask('closed', '/')).status !== 200) {
			expect(performance.now() - since).toBeLessThan(1000);
			await sleep(10);
		}
		expect((await actionsIn('closed')).map(({ action }) => action)).toEqual(
			expect.arrayContaining(['suspendTenant', 'resumeTenant']),
		);
	});
});

describe('a deleted shop', () => {
	beforeAll(() => create('gone'));

	it('is deleted only with the phrase, and never the one that the operator is in', async () => {
		expect(await act('deleteTenant', 'gone', ', phrase: "gon"')).toEqual({ refused: 'TENANT_PHRASE' });
		expect(await act('deleteTenant', 'demo', ', phrase: "demo"')).toEqual({ refused: 'TENANT_OWN' });
		expect(await act('suspendTenant', 'demo')).toEqual({ refused: 'TENANT_OWN' });
		expect(await act('deleteTenant', 'gone', ', phrase: "gone"')).toMatchObject({ state: 'deleted' });
	});

	it('is for visitors as if there were none', async () => {
		await sleep(200);
		const [there, never] = [await ask('gone', '/'), await ask('never-there', '/')];
		expect([there.status, there.body]).toEqual([404, never.body]);
		expect((await ask('gone', '/login')).status).toBe(404);
		expect((await ask('gone', '/service-api/graphql?query={tenant{name}}')).status).toBe(404);
	});

	it('can be entered by operators, is listed apart and restored', async () => {
		const { browser, status } = await enter('gone');
		expect(status).toBe(303);
		expect((await browser.ask('/admin')).status).toBe(200);
		expect(await act('suspendTenant', 'gone')).toEqual({ refused: 'TENANT_DELETED' });
		const slugs = async (deleted: boolean) => {
			const { items } = await operator.resultOf(`{ tenants(search: "gone", deleted: ${deleted}) { items { slug } } }`);
			return items.map(({ slug }: { slug: string }) => slug);
		};
		expect([await slugs(true), await slugs(false)]).toEqual([['gone'], []]);
		expect(await act('restoreTenant', 'gone')).toMatchObject({ state: 'active' });
		expect([await slugs(true), await slugs(false)]).toEqual([[], ['gone']]);
		await sleep(200);
		expect((await ask('gone', '/')).status).toBe(200);
	});
});

describe('entering a shop', () => {
	beforeAll(() => create('entered'));

	it('is possible once, by a ticket that only operators get, as the technical user', async () => {
		const { browser, ticket, status, location } = await enter('entered');
		expect([status, location]).toEqual([303, '/admin/settings']);
		const me = await browser.resultOf('{ me { email admin guest operator { email home } roles { name } } }');
		expect(me).toEqual({
			...{ email: null, admin: false, guest: false, roles: [{ name: 'admin' }] },
			operator: { email: 'olga@example.com', home: expect.stringMatching(/^http:\/\/demo\.localhost/) },
		});
		const again = new Browser(second, 'entered.localhost');
		expect((await redeem(again, 'entered', ticket)).headers.location).toBe('/login?ticket=used');
		expect(again.cookies.size).toBe(0);
		expect((await redeem(again, 'entered', 'made-up')).headers.location).toBe('/login?ticket=used');
	});

	it('is refused for a ticket of another shop, and for one that is older than a minute', async () => {
		await create('other');
		const address = await operator.resultOf('mutation { enterTenant(slug: "entered") }');
		const ticket = new URL(address).hash.slice(1);
		const elsewhere = new Browser(second, 'other.localhost');
		expect((await redeem(elsewhere, 'other', ticket)).headers.location).toBe('/login?ticket=used');
		const id = await idOf('entered');
		await shop.test.database.inTenant(
			id,
			(sql) => sql`update operator_tickets set expires_at = now() - interval '1 second' where tenant_id = ${id}`,
		);
		const late = new Browser(second, 'entered.localhost');
		expect((await redeem(late, 'entered', ticket)).headers.location).toBe('/login?ticket=used');
	});

	it('lets the operator export that shop with password hashes, which its own admins cannot', async () => {
		const request = 'mutation { exportTenantWithPasswords { withPasswords } }';
		await create('hashes');
		const { browser } = await enter('hashes');
		expect(await browser.resultOf(request)).toEqual({ withPasswords: true });
		const hashes = await tenantWithSlug(shop.test.database, 'hashes');
		if (!hashes) throw new Error('no shop');
		await makeUser(shop.test.database, hashes, 'owner@hashes.example', { role: 'admin' });
		const owner = new Browser(second, 'hashes.localhost');
		await owner.logIn('owner@hashes.example');
		expect(await owner.resultOf(request)).toEqual({ refused: 'FORBIDDEN' });
	});

	it('stands in the audit log of both shops with who it was, and so does what is done there', async () => {
		const { browser } = await enter('entered');
		await browser.resultOf(
			'mutation { createRole(role: { name: "made", label: "", description: "", type: staff, access: [] }) { id } }',
		);
		const log = await browser.resultOf('{ auditLog { items { action actorEmail } } }');
		const text = JSON.stringify(log);
		expect(text).toContain('enterTenant');
		expect(text).toContain('olga@example.com');
		expect(await actionsIn('demo')).toContainEqual({ action: 'enterTenant', entityId: await idOf('entered') });
	});

	it('leaves the technical user out of lists and counts, and nobody signs in as it', async () => {
		const { browser } = await enter('entered');
		const users = await browser.resultOf('{ users { total items { email } } }');
		expect(users).toEqual({ total: 1, items: [{ email: 'first@entered.example' }] });
		const id = await idOf('entered');
		const [technical] = await shop.test.database.inTenant(
			id,
			(sql) => sql<{ id: string }[]>`select id from users where tenant_id = ${id} and technical`,
		);
		expect(await browser.resultOf('query ($id: ID!) { user(id: $id) { id } }', { id: technical?.id })).toEqual({
			refused: 'NOT_FOUND',
		});
		const roles = await browser.resultOf('{ roles { name users } }');
		expect(roles).toContainEqual({ name: 'admin', users: 1 });
		// The last admin who is a person stays.
		const [person] = await shop.test.database.inTenant(
			id,
			(sql) => sql<{ id: string }[]>`select id from users where tenant_id = ${id} and not technical`,
		);
		expect(await browser.resultOf('mutation ($id: ID!) { archiveUser(id: $id) { id } }', { id: person?.id })).toEqual({
			refused: 'LAST_ADMIN',
		});
		const signIn = await testSignIn(shop.test.database);
		const tenant = await tenantWithSlug(shop.test.database, 'entered');
		if (!tenant) throw new Error('no shop');
		const origin = { shop: 'http://entered.localhost', address: '192.0.2.1', requestId: newId() };
		for (const login of ['', 'null', 'Platform operator'])
			await expect(logIn(signIn, tenant, origin, { login, password: '', device: undefined })).rejects.toThrow(
				'LOGIN_FAILED',
			);
		await signIn.close();
	});

	const meIn = (browser: Browser) => browser.resultOf('{ me { operator { email } guest } }');

	async function enterAs(email: string): Promise<{ inside: Browser; home: Browser }> {
		const olga = operator;
		const home = await shop.as(email);
		operator = home;
		const { browser: inside } = await enter('entered');
		operator = olga;
		expect(await meIn(inside)).toMatchObject({ operator: { email } });
		return { inside, home };
	}

	const isOver = async (inside: Browser) => {
		await expect.poll(() => meIn(inside)).not.toMatchObject({ operator: expect.anything() });
		expect((await inside.post('refresh')).status).toBe(401);
	};

	it.each([
		['is no operator any more', 'updateUser(id: $id, user: { admin: false })'],
		['is archived', 'archiveUser(id: $id)'],
	])('ends at once in every process when the operator %s', async (why, change) => {
		const email = `${why.replaceAll(' ', '-')}@example.com`;
		const id = await shop.makeUser(email, { admin: true, role: 'admin' });
		const { inside } = await enterAs(email);
		expect(await operator.resultOf(`mutation ($id: ID!) { ${change} { id } }`, { id })).toEqual({ id });
		await isOver(inside);
	});

	it('ends when the operator signs out of the shop they came from, and so does a ticket of theirs', async () => {
		await shop.makeUser('otto@example.com', { admin: true, role: 'admin' });
		const { inside, home } = await enterAs('otto@example.com');
		const address = await home.resultOf('mutation { enterTenant(slug: "entered") }');
		await home.post('logout');
		await isOver(inside);
		const late = new Browser(second, 'entered.localhost');
		expect((await redeem(late, 'entered', new URL(address).hash.slice(1))).headers.location).toBe('/login?ticket=used');
		expect(late.cookies.size).toBe(0);
	});

	it('ends after twelve hours, however it is used', async () => {
		const { browser } = await enter('entered');
		const id = await idOf('entered');
		const until = () =>
			shop.test.database.inTenant(
				id,
				(sql) => sql<{ hours: number }[]>`
					select extract(epoch from max(expires_at) - now())::float8 / 3600 as hours from sessions where tenant_id = ${id}`,
			);
		expect((await until())[0]?.hours).toBeLessThan(12.1);
		expect((await browser.post('refresh')).status).toBe(200);
		expect((await until())[0]?.hours).toBeLessThan(12.1);
		expect(await browser.resultOf('{ me { operator { email } } }')).toEqual({
			operator: { email: 'olga@example.com' },
		});
	});
});

describe('the tier of a shop', () => {
	it('is changed by operators, also of the shop they are in', async () => {
		await create('tiered', { tier: 'starter' });
		expect(await act('setTenantTier', 'tiered', ', tier: enterprise')).toMatchObject({ tier: 'enterprise' });
		expect(await act('setTenantTier', 'demo', ', tier: pro')).toMatchObject({ tier: 'pro' });
	});
});
