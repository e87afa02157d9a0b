// What the prices of a product can be chosen from: the lists of the shop, and whom they can be for.
import type { PriceStep } from '../../rules/pricing/pricing.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { type ListRow, ListRows } from './resolve-pricing.ts';

export interface ListChoice {
	id: string;
	name: string;
	archived: boolean;
	/** Whether only this product can use it. */
	own: boolean;
	/** Rows that say something of the product, its variants or everything. */
	rows: number;
}

export interface RoleChoice {
	id: string;
	label: string;
}

export interface PricingChoices {
	lists: ListChoice[];
	roles: RoleChoice[];
}

/** @param productId of a product or variant. Two statements */
export async function listChoices(sql: Sql, tenantId: string, productId: string): Promise<PricingChoices> {
	const lists = await sql<ListChoice[]>`
		with family as (
			select v.id from products p
			join products v on v.tenant_id = p.tenant_id and (v.id in (p.id, p.parent_id) or v.parent_id = p.id)
			where p.tenant_id = ${tenantId} and p.id = ${productId}
		)
		select l.id, l.name, l.archived_at is not null as archived, l.product_id is not null as own, (
			select count(*)::int from price_list_rows r where r.tenant_id = l.tenant_id and r.list_id = l.id
				and (r.product_id is null or r.product_id in (select id from family))
		) as rows
		from price_lists l
		where l.tenant_id = ${tenantId} and (l.product_id is null or l.product_id in (select id from family))
		order by lower(l.name), l.id`;
	const roles = await sql<RoleChoice[]>`
		select id, label from roles where tenant_id = ${tenantId} order by lower(label), id`;
	return { lists, roles };
}

export interface ListSteps {
	listId: string;
	steps: PriceStep[];
}

/** What lists say of a product or variant, archived or not. One statement. */
export async function stepsInLists(
	sql: Sql,
	tenant: Tenant,
	listIds: readonly string[],
	productId: string,
): Promise<ListSteps[]> {
	const rows = await sql<(ListRow & { parentId: string | null })[]>`
		select r.list_id, r.product_id, r.quantity, r.unit_price::float8 as unit_price, r.total::float8 as total, p.parent_id
		from products p join price_list_rows r on r.tenant_id = p.tenant_id and r.list_id = any(${[...listIds]}::uuid[])
			and (r.product_id is null or r.product_id in (p.id, p.parent_id))
		where p.tenant_id = ${tenant.id} and p.id = ${productId} order by r.quantity`;
	const parentId = rows[0]?.parentId ?? null;
	const lists = new ListRows(rows, tenant.currency);
	return listIds.map((listId) => ({ listId, steps: lists.stepsFor(listId, { id: productId, parentId }) }));
}
