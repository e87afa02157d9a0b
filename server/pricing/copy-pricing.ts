// Gives one thing the price lists of another: a copy of a product, or a variant that stands for itself from now on.
import type { Sql } from '../database/connection.ts';

export interface Pair {
	from: string;
	to: string;
}

const given = (sql: Sql, pairs: readonly Pair[]) =>
	sql`jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) as r ("from" uuid, "to" uuid)`;

/** Which lists it has, and for whom. */
export async function copyLists(sql: Sql, tenantId: string, pairs: readonly Pair[]): Promise<void> {
	if (pairs.length === 0) return;
	await sql`
		insert into product_price_lists (tenant_id, product_id, list_id, position)
		select k.tenant_id, r."to", k.list_id, k.position
		from product_price_lists k join ${given(sql, pairs)} on r."from" = k.product_id where k.tenant_id = ${tenantId}`;
	await sql`
		insert into product_price_list_roles (tenant_id, product_id, list_id, role_id)
		select k.tenant_id, r."to", k.list_id, k.role_id
		from product_price_list_roles k join ${given(sql, pairs)} on r."from" = k.product_id where k.tenant_id = ${tenantId}`;
}

/** The rows that are for the first alone, in lists in which the second has none of its own; a user who edits such a list is notified. */
export async function copyListRows(sql: Sql, tenantId: string, pairs: readonly Pair[]): Promise<void> {
	if (pairs.length === 0) return;
	await sql`
		with copied as (
			insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, unit_price, total)
			select l.tenant_id, l.list_id, (
				select max(position) from price_list_rows m where m.tenant_id = l.tenant_id and m.list_id = l.list_id
			) + row_number() over (partition by l.list_id order by r."to", l.position), r."to", l.quantity, l.unit_price, l.total
			from price_list_rows l join ${given(sql, pairs)} on r."from" = l.product_id
			where l.tenant_id = ${tenantId} and not exists (
				select from price_list_rows o
				where o.tenant_id = l.tenant_id and o.list_id = l.list_id and o.product_id = r."to"
			)
			returning list_id
		)
		update price_lists set revision = revision + 1, updated_at = now()
		where tenant_id = ${tenantId} and id in (select list_id from copied)`;
}
