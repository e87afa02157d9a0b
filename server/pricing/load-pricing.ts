// What products and variants cost, as it was cached: for a domain that sells them. Readers get of it only what `offerFor` leaves them.
import type { Pricing } from '../../rules/pricing/pricing.ts';
import type { Sql } from '../database/connection.ts';

/** @returns what each of them costs; who is not there, or not in the shop, is left out. One statement */
export async function loadPricing(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, Pricing>> {
	const rows = await sql<{ id: string; pricing: Pricing }[]>`
		select p.id, coalesce(o.pricing, i.pricing) as pricing from products p
		left join product_pricing o on o.tenant_id = p.tenant_id and o.product_id = p.id
		left join product_pricing i on i.tenant_id = p.tenant_id and i.product_id = p.parent_id
		where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[]) and coalesce(o.pricing, i.pricing) is not null`;
	return new Map(rows.map(({ id, pricing }) => [id, pricing]));
}
