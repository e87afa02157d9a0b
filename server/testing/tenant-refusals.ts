// How each failure that has to do with the shops of the platform is raised.
import { newId } from '../../rules/ids.ts';
import { Browser, makeUser } from './accounts.ts';
import { makeShop, type Shop } from './shop.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

export function tenantRefusals(shop: () => Shop) {
	async function asOperator(query: string, variables: object = {}): Promise<Told> {
		const { test, demo, as } = shop();
		await makeUser(test.database, demo, 'operator@example.com', { admin: true, role: 'admin' });
		const { errors } = await (await as('operator@example.com')).graphql(query, variables);
		const [{ message, extensions }] = errors;
		return { status: extensions.statusCode, code: extensions.code, message };
	}

	const create = (tenant: object) =>
		asOperator('mutation ($tenant: NewTenantInput!) { createTenant(tenant: $tenant) { id } }', {
			tenant: { name: 'Elbe', slug: 'elbe', tier: 'pro', country: 'DE', email: 'first@example.com', ...tenant },
		});

	const change = (mutation: string, id: string, more = '') =>
		asOperator(`mutation ($id: ID!) { ${mutation}(id: $id${more}) { id } }`, { id });

	const anyShop = async () => (await makeShop(shop().test, `s${newId().slice(-12)}`)).id;

	return {
		TENANT_NAME_INVALID: () => create({ name: 'x'.repeat(101) }),
		TENANT_SLUG_INVALID: () => create({ slug: '-' }),
		TENANT_SLUG_RESERVED: () => create({ slug: 'www' }),
		TENANT_SLUG_TAKEN: () => create({ slug: 'demo' }),
		TENANT_COUNTRY_UNKNOWN: () => create({ country: 'XX' }),
		TENANT_OWN: () => change('suspendTenant', shop().demo.id),
		TENANT_PHRASE: async () => change('deleteTenant', await anyShop(), ', phrase: "other"'),
		async TENANT_DELETED() {
			const id = await anyShop();
			const { database } = shop().test;
			await database.inTenant(id, (sql) => sql`update tenants set deleted_at = now() where id = ${id}`);
			return change('suspendTenant', id);
		},
		async TENANT_SUSPENDED() {
			const { id, slug } = await makeShop(shop().test, `s${newId().slice(-12)}`);
			const { database } = shop().test;
			await database.inTenant(id, (sql) => sql`update tenants set state = 'suspended' where id = ${id}`);
			const { errors } = await new Browser(shop().app, `${slug}.localhost`).graphql('{ tenant { name } }');
			const [{ message, extensions }] = errors;
			return { status: extensions.statusCode, code: extensions.code, message };
		},
	};
}
