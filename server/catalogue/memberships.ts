// Which products stand in which categories. A caller that changes it calls `refreshCategories` afterwards.
import type { Sql } from '../database/connection.ts';

interface Places {
	productId: string;
	categoryIds: readonly string[];
}

/** Exactly these; where it stood already it keeps its place, elsewhere it comes last. One statement each way. */
export async function placeProducts(sql: Sql, tenantId: string, places: readonly Places[]): Promise<void> {
	const rows = places.flatMap(({ productId, categoryIds }) =>
		categoryIds.map((categoryId) => ({ product_id: productId, category_id: categoryId })),
	);
	const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (product_id uuid, category_id uuid)`;
	await sql`
		delete from category_products m
		where m.tenant_id = ${tenantId} and m.product_id = any(${places.map(({ productId }) => productId)}::uuid[])
			and not exists (select from ${wanted} where r.product_id = m.product_id and r.category_id = m.category_id)`;
	await sql`
		insert into category_products as old (tenant_id, category_id, product_id, position, direct)
		select ${tenantId}::uuid, r.category_id, r.product_id, 1 + coalesce((
			select max(m.position) from category_products m
			where m.tenant_id = ${tenantId} and m.category_id = r.category_id and m.direct
		), 0) + row_number() over (partition by r.category_id order by r.product_id), true
		from ${wanted}
		on conflict (tenant_id, category_id, product_id) do update set direct = true, position = excluded.position
		where not old.direct`;
}

/** Exactly these, in this order. */
export async function fillCategory(
	sql: Sql,
	tenantId: string,
	categoryId: string,
	productIds: readonly string[],
): Promise<void> {
	await sql`
		delete from category_products where tenant_id = ${tenantId} and category_id = ${categoryId}
			and product_id <> all(${[...productIds]}::uuid[])`;
	await sql`
		insert into category_products as old (tenant_id, category_id, product_id, position, direct)
		select ${tenantId}::uuid, ${categoryId}::uuid, p.id, p.position, true
		from unnest(${[...productIds]}::uuid[]) with ordinality as p (id, position)
		on conflict (tenant_id, category_id, product_id) do update set direct = true, position = excluded.position`;
}
