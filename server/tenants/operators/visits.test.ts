import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { enterSettings } from '../../settings/store-settings.ts';
import { Browser, makeUser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { type Tenant, tenantWithSlug } from '../find-tenant.ts';

let shop: Shop;
let operator: Browser;
let visited: Tenant;

const acting = 'Sie handeln als Betreiber in Werk Visby.';
const slug = 'visited';

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('olga@example.com', { admin: true, role: 'admin' });
	operator = await shop.as('olga@example.com');
	await operator.resultOf('mutation ($tenant: NewTenantInput!) { createTenant(tenant: $tenant) { id } }', {
		tenant: { name: 'Werk Visby', slug, tier: 'pro', country: 'DE', email: 'first@visited.example' },
	});
	const found = await tenantWithSlug(shop.test.database, slug);
	if (!found) throw new Error('no shop');
	visited = found;
});

afterAll(() => shop.close());

const makeTicket = async (): Promise<string> =>
	new URL(await operator.resultOf('mutation ($slug: String!) { enterTenant(slug: $slug) }', { slug })).hash.slice(1);

const sendForm = (browser: Browser, place: 'enter' | 'leave', form: Record<string, string>) =>
	browser.ask(`/service-api/operator/${place}`, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: `http://${slug}.localhost:${shop.app.port}`,
			'sec-fetch-site': 'same-origin',
		},
		body: new URLSearchParams(form).toString(),
	});

async function enter(): Promise<Browser> {
	const browser = new Browser(shop.app, `${slug}.localhost`);
	expect((await sendForm(browser, 'enter', { ticket: await makeTicket(), to: '/admin' })).status).toBe(303);
	return browser;
}

const visitsIn = (id: string) =>
	shop.test.database.inTenant(
		id,
		(sql) => sql<{ action: string; after: object }[]>`
			select action, after from audit_log
			where tenant_id = ${id} and entity_id = ${visited.id} and action in ('enterTenant', 'leaveTenant') order by id`,
	);

describe('an operator in a shop', () => {
	it('is logged in both shops when they enter and when they leave, not when a ticket is made', async () => {
		await makeTicket();
		expect(await visitsIn(shop.demo.id)).toEqual([]);
		const inside = await enter();
		const left = await sendForm(inside, 'leave', {});
		expect(left.status).toBe(200);
		expect(left.body).toMatch(/http-equiv="refresh" content="0;url=http:\/\/demo\.localhost(:\d+)?\/admin\/tenants"/);
		expect(inside.cookies.size).toBe(0);
		const entries = ['enterTenant', 'leaveTenant'].map((action) => ({
			action,
			after: expect.objectContaining({ slug, name: 'Werk Visby' }),
		}));
		expect(await visitsIn(shop.demo.id)).toEqual(entries);
		expect(await visitsIn(visited.id)).toEqual(entries);
	});

	it('reads on every page of the shop that they act there, also when their access has run out, and nobody else does', async () => {
		const inside = await enter();
		for (const path of ['/', '/account', '/not-there']) expect((await inside.ask(path)).body).toContain(acting);
		expect((await inside.ask('/en-gb')).body).toContain('You are acting as operator in Werk Visby.');
		for (const name of [...inside.cookies.keys()].filter((one) => one.endsWith('access'))) inside.cookies.delete(name);
		const page = await inside.ask('/');
		expect(page.body).toContain(acting);
		expect(page.headers['cache-control']).toBe('private, no-store');
		const visitor = await new Browser(shop.app, `${slug}.localhost`).ask('/');
		expect(visitor.body).not.toContain('/service-api/operator/leave');
		expect(visitor.body).toContain('<body><div id="root">');
	});

	it('has no profile and no credentials there', async () => {
		const inside = await enter();
		const save = 'mutation { updateProfile(values: [{ fieldName: "firstName", value: "Mallory" }]) { id } }';
		for (const change of [
			save,
			'mutation { setCodeStep(on: true) }',
			'mutation { changePassword(currentPassword: "", newPassword: "Bogen-Offset-8") }',
			'mutation { deleteOwnAccount(currentPassword: "") }',
			'{ exportOwnData }',
		])
			expect(await inside.resultOf(change)).toEqual({ refused: 'FORBIDDEN' });
		await shop.test.database.inTenant(
			visited.id,
			(sql) => sql`
				insert into user_field_values (tenant_id, user_id, field_name, value)
				select tenant_id, id, 'firstName', 'Mallory' from users where tenant_id = ${visited.id} and technical`,
		);
		expect(await inside.resultOf('{ me { profile { values { value } } } }')).toEqual({ profile: { values: [] } });
	});

	it('leaves the first opening of the setup wizard to the owner', async () => {
		const inside = await enter();
		const save =
			'mutation { saveSetupProgress(settings: { opened: true, doneSteps: ["pagebar"] }) { opened doneSteps } }';
		expect(await inside.resultOf(save)).toEqual({ opened: false, doneSteps: ['pagebar'] });
	});
});

describe('a suspended shop', () => {
	const suspended = 'Dieser Shop ist gesperrt';

	it('says so to its staff and to operators on every page, and to visitors who it is and how it is reached', async () => {
		await makeUser(shop.test.database, visited, 'staff@visited.example', { role: 'admin' });
		const staff = new Browser(shop.app, `${slug}.localhost`);
		await staff.logIn('staff@visited.example');
		expect((await staff.ask('/')).body).not.toContain(suspended);
		await shop.test.database.inTenant(visited.id, (sql) =>
			enterSettings(sql, visited.id, shopSettings, { mail: 'hallo@visited.example', phone: '+49 431 1234' }),
		);
		await operator.resultOf('mutation ($id: ID!) { suspendTenant(id: $id) { id } }', { id: visited.id });
		expect((await staff.ask('/')).body).toContain(suspended);
		expect((await (await enter()).ask('/')).body).toContain('Wieder öffnen können Sie ihn in der Liste der Shops');
		expect(await staff.resultOf('{ tenant { state } }')).toEqual({ state: 'suspended' });
		const visitor = new Browser(shop.app, `${slug}.localhost`);
		const page = await visitor.ask('/');
		expect(page.status).toBe(503);
		expect(page.body).toContain('Werk Visby kann zurzeit nicht besucht werden');
		expect(page.body).toContain('href="mailto:hallo@visited.example"');
		expect(page.body).toContain('href="tel:+494311234"');
		expect((await visitor.ask('/login')).body).not.toContain(suspended);
	});
});
