// Texts of products, fields, labels and categories that were changed as texts, brought into what lists, pages and search are read from.
import { entityOf } from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { refreshSoon } from './read-model/refresh-later.ts';

/**
 * Texts of other things are left alone.
 * @param most how many products may be brought into step at once; more follow by a job
 */
export async function showNames(
	sql: Sql,
	tenant: Tenant,
	changedKeys: readonly string[],
	{ most }: { most?: number } = {},
): Promise<void> {
	const things = changedKeys.flatMap((key) => entityOf(key) ?? []);
	if (things.length === 0) return;
	const ids = (kind: string) => [...new Set(things.filter((one) => one.kind === kind).map(({ id }) => id))];
	const products = await sql<{ id: string }[]>`
		select id from products where tenant_id = ${tenant.id} and id = any(${ids('product')}::uuid[])
		union select product_id from product_label_links
			where tenant_id = ${tenant.id} and label_id = any(${ids('productLabel')}::uuid[])
		union select product_id from category_products
			where tenant_id = ${tenant.id} and category_id = any(${ids('category')}::uuid[])
		-- What a field says by default, every product may say.
		union select id from products where tenant_id = ${tenant.id} and parent_id is null
			and exists (select from product_fields f where f.tenant_id = ${tenant.id} and f.id = any(${ids('productField')}::uuid[]))`;
	if (products.length === 0) return;
	await refreshSoon(
		sql,
		tenant,
		products.map(({ id }) => id),
		most,
	);
}
