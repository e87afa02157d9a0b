import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isGoodPassword } from '../rules/accounts/password.ts';
import { createTenant } from '../server/tenants/create-tenant.ts';
import { Browser, noLimits } from '../server/testing/accounts.ts';
import { startApp, type TestApp } from '../server/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../server/testing/database.ts';
import { demoAccounts, knownPassword } from './data/accounts.ts';
import { companyPeople } from './data/companies.ts';
import { fillAccounts } from './fill-accounts.ts';
import { demoTenants } from './tenants.ts';

let test: TestDatabase;
let app: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	for (const tenant of demoTenants) await createTenant(test.database, tenant);
	app = await startApp({ database: test.database, limits: noLimits });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const logIn = (username: string, password: string, host = 'demo.localhost') =>
	new Browser(app, host).logIn(username, password);

describe('the people of the demo', () => {
	it.each(demoTenants.map(({ slug }) => slug))('can sign in to %s', async (slug) => {
		expect(isGoodPassword(knownPassword)).toBe(true);
		const { accounts, password } = await fillAccounts(test.database, knownPassword);
		expect(accounts.map(({ username }) => username)).toEqual([
			'editor',
			'translator',
			'shopper',
			'cautious',
			...Object.keys(companyPeople),
			'admin',
		]);
		for (const { username, codeStep } of demoAccounts) {
			const { json } = await logIn(username, password, `${slug}.localhost`);
			expect(json).toMatchObject({ status: codeStep ? 'code' : 'ok' });
		}
		const { json } = await logIn('admin', password, `${slug}.localhost`);
		expect(json).toMatchObject({ user: { admin: slug === 'demo', roles: [{ name: 'admin', admin: true }] } });
	});

	it('are asked for the password of the latest start', async () => {
		await fillAccounts(test.database, 'Andrer-Druck-7');
		expect((await logIn('admin', knownPassword)).status).toBe(401);
		expect((await logIn('editor', 'Andrer-Druck-7')).status).toBe(200);
		await fillAccounts(test.database, knownPassword);
		expect((await logIn('admin', knownPassword)).status).toBe(200);
	});

	it('stay as they were changed', async () => {
		const admin = new Browser(app);
		await admin.logIn('admin', knownPassword);
		await admin.graphql('mutation { updateProfile(values: [{fieldName: "city", value: "Husum"}]) { id } }');
		await fillAccounts(test.database, 'Andrer-Druck-7');
		await admin.logIn('admin', 'Andrer-Druck-7');
		const { data } = await admin.graphql('{ me { profile { values { fieldName value } } } }');
		expect(data.me.profile.values).toContainEqual({ fieldName: 'city', value: 'Husum' });
	});
});
