// Products that everyone finds: in a category which is open to all.
import { fillCategory } from '../catalogue/memberships.ts';
import { refreshCategories } from '../catalogue/read-model/refresh-categories.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { type NewProduct, saveProducts } from '../catalogue/save-products.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

const slug = 'everything';

export async function saveListed(sql: Sql, tenant: Tenant, products: readonly NewProduct[]): Promise<string[]> {
	const find = () => sql<{ id: string }[]>`select id from categories where tenant_id = ${tenant.id} and slug = ${slug}`;
	const ids = await saveProducts(sql, tenant, products);
	if ((await find()).length === 0)
		await saveCategories(sql, tenant, [
			{
				slug,
				names: { 'de-DE': 'Alles', 'en-GB': 'Everything' },
				descriptions: {},
				published: true,
				mediaId: null,
				products: [],
			},
		]);
	const [category] = await find();
	const members = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenant.id} and parent_id is null order by position`;
	await fillCategory(
		sql,
		tenant.id,
		category?.id ?? '',
		members.map(({ id }) => id),
	);
	await refreshCategories(sql, tenant);
	return ids;
}
