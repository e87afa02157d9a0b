// The rows of a list as they are shown: each with the code that names its product.
import type { Sql } from '../database/connection.ts';

export interface ListedRow {
	productId: string | null;
	/** Empty: every product that uses the list. */
	code: string;
	productName: string;
	quantity: number;
	unitPrice: number | null;
	total: number | null;
}

/** In their order. A product whose code is empty, or also another's, is called by its address (see find-codes.ts). */
export function listRows(
	sql: Sql,
	tenantId: string,
	listId: string,
	{ language }: { language: string },
): Promise<ListedRow[]> {
	return sql<ListedRow[]>`
		with named as (
			select p.id, coalesce(l.name, p.slug) as product_name, case when p.code = '' or exists (
				select from products o
				where o.tenant_id = ${tenantId} and o.id <> p.id and o.code <> '' and lower(o.code) = lower(p.code)
					and (o.archived_at is null or p.archived_at is not null)
			) then p.slug else p.code end as code
			from products p
			left join product_list l on l.tenant_id = ${tenantId} and l.product_id = coalesce(p.parent_id, p.id)
				and l.language_code = ${language}
			where p.tenant_id = ${tenantId} and p.id in (
				select product_id from price_list_rows where tenant_id = ${tenantId} and list_id = ${listId}
			)
		)
		select r.product_id, coalesce(n.code, '') as code, coalesce(n.product_name, '') as product_name,
			r.quantity, r.unit_price::float8 as unit_price, r.total::float8 as total
		from price_list_rows r left join named n on n.id = r.product_id
		where r.tenant_id = ${tenantId} and r.list_id = ${listId}
		order by r.position`;
}
