// A shop with an admin, served in the test's own process, and browsers of people in it.
import type { TranslationProvider } from '../integrations/translation/port.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser, noLimits } from './accounts.ts';
import { startApp, type TestApp } from './app.ts';
import type { TestCluster } from './cluster.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

export async function makeShop(test: TestDatabase, slug: string, allowTemporaryUsers = true): Promise<Tenant> {
	const languageCodes = ['de-DE', 'en-GB'];
	await createTenant(test.database, { slug, name: 'Druckwerk', allowTemporaryUsers, languageCodes });
	const tenant = await tenantWithSlug(test.database, slug);
	if (!tenant) throw new Error('not made');
	return tenant;
}

export async function startShop(
	cluster: TestCluster,
	translation?: TranslationProvider,
	more: Pick<Parameters<typeof startApp>[0], 'procurementSandboxes' | 'personParts' | 'scheduling' | 'assistant'> = {},
) {
	const test = await cloneDatabase(cluster);
	const demo = await makeShop(test, 'demo');
	await makeUser(test.database, demo, 'ada@example.com', { role: 'admin' });
	const app: TestApp = await startApp({ database: test.database, limits: noLimits, translation, ...more });
	return {
		test,
		app,
		demo,
		makeUser: (email: string, user?: Parameters<typeof makeUser>[3]) => makeUser(test.database, demo, email, user),
		/** A caller who is not signed in. */
		nobody: () => new Browser(app),
		/** A browser in which a caller is signed in. */
		async as(login: string, password = goodPassword): Promise<Browser> {
			const visitor = new Browser(app);
			const { status } = await visitor.logIn(login, password);
			if (status !== 200) throw new Error(`${login} cannot sign in`);
			return visitor;
		},
		/** The response, or the sentence that was said instead. */
		async tell(visitor: Browser, query: string, variables: object = {}) {
			const { data, errors } = await visitor.graphql(query, variables);
			return errors ? errors[0].message : Object.values(data)[0];
		},
		rows: <Row>(work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
			test.database.inTenant(demo.id, work) as Promise<Row[]>,
		async close() {
			await app.close();
			await test.drop();
		},
	};
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
