// Keeps ready what each product and variant costs. The catalogue calls it for the products that it brings into step, in the
// transaction of the change; in a fixed number of statements, however many they are.
import type { Pricing } from '../../rules/pricing/pricing.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { loadSettings, type PricedItem } from './load-settings.ts';
import { type ListRow, ListRows, resolvePricing } from './resolve-pricing.ts';

/** Of lists that are not archived: those for these products, and those for all. */
const loadRows = (sql: Sql, tenantId: string, listIds: readonly string[], ids: readonly string[]) => sql<ListRow[]>`
	select r.list_id, r.product_id, r.quantity, r.unit_price::float8 as unit_price, r.total::float8 as total
	from price_list_rows r join price_lists l on l.tenant_id = r.tenant_id and l.id = r.list_id and l.archived_at is null
	where r.tenant_id = ${tenantId} and r.list_id = any(${[...listIds]}::uuid[])
		and (r.product_id is null or r.product_id = any(${[...ids]}::uuid[]))
	order by r.list_id, r.quantity`;

async function resolveAll(sql: Sql, tenant: Tenant, settings: readonly PricedItem[]): Promise<Map<string, Pricing>> {
	const ids = settings.map(({ id }) => id);
	const listIds = new Set(settings.flatMap(({ pricing }) => pricing?.priceLists.map(({ listId }) => listId) ?? []));
	const rows = new ListRows(listIds.size > 0 ? await loadRows(sql, tenant.id, [...listIds], ids) : [], tenant.currency);
	const byId = new Map(settings.map((row) => [row.id, row]));
	return new Map(settings.map((row) => [row.id, resolvePricing(row, byId.get(row.parentId ?? ''), rows)]));
}

/**
 * @param ids of products that are no variants, and of all their variants
 * @returns what each of them costs
 */
export async function refreshPricing(sql: Sql, tenant: Tenant, ids: readonly string[]): Promise<Map<string, Pricing>> {
	const settings = await loadSettings(sql, tenant.id, ids);
	const pricing = await resolveAll(sql, tenant, settings);
	const written = new Map([...pricing].map(([id, one]) => [id, JSON.stringify(one)]));
	// A variant that costs what its product costs is found by its product.
	const kept = settings.filter(({ id, parentId }) => parentId === null || written.get(id) !== written.get(parentId));
	await sql`delete from product_pricing where tenant_id = ${tenant.id} and product_id = any(${[...ids]}::uuid[])`;
	await sql`
		insert into product_pricing (tenant_id, product_id, pricing)
		select ${tenant.id}::uuid, r.id, r.pricing::json
		from unnest(${kept.map(({ id }) => id)}::uuid[], ${kept.map(({ id }) => written.get(id) ?? '')}::text[]) as r (id, pricing)`;
	return pricing;
}
