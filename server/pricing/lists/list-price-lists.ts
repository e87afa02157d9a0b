// The price lists of a shop: found, in order, with how much is in each and how many products use it.
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';

export const priceListOrders = ['name', 'rows', 'products', 'createdAt', 'updatedAt'] as const;
type PriceListOrder = (typeof priceListOrders)[number];

export interface WantedPriceLists {
	search: string;
	archived: boolean;
	sort: PriceListOrder;
	descending: boolean;
}

export interface ListedPriceList {
	id: string;
	name: string;
	revision: number;
	archivedAt: Date | null;
	createdAt: Date;
	updatedAt: Date;
	/** How many rows it has. */
	rows: number;
	/** How many products and variants with a pricing of their own use it. */
	products: number;
}

interface Found {
	items: ListedPriceList[];
	total: number;
}

const columns = (sql: Sql) => sql`
	l.id, l.name, l.revision, l.archived_at, l.created_at, l.updated_at,
	(select count(*)::int from price_list_rows r where r.tenant_id = l.tenant_id and r.list_id = l.id) as rows,
	(select count(*)::int from product_price_lists p where p.tenant_id = l.tenant_id and p.list_id = l.id) as products`;

const orders = (sql: Sql) => ({
	name: sql`lower(name)`,
	rows: sql`rows`,
	products: sql`products`,
	createdAt: sql`created_at`,
	updatedAt: sql`updated_at`,
});

export async function listPriceLists(
	sql: Sql,
	tenantId: string,
	{ search, archived, sort, descending }: WantedPriceLists,
	{ first, offset }: { first: number; offset: number },
): Promise<Found> {
	const items = await sql<(ListedPriceList & { total: number })[]>`
		select *, count(*) over ()::int as total from (
			select ${columns(sql)} from price_lists l
			where l.tenant_id = ${tenantId} and l.product_id is null and (l.archived_at is not null) = ${archived}
				${search === '' ? sql`` : sql`and l.name ilike ${containing(search)}`}
		) found
		order by ${orders(sql)[sort]} ${descending ? sql`desc` : sql`asc`}, id
		limit ${first} offset ${offset}`;
	if (items.length > 0 || offset === 0) return { items, total: items[0]?.total ?? 0 };
	const before = await listPriceLists(sql, tenantId, { search, archived, sort, descending }, { first: 1, offset: 0 });
	return { items: [], total: before.total };
}

/** Those of the ids that are there, by name. */
export function findPriceLists(sql: Sql, tenantId: string, ids: readonly string[]): Promise<ListedPriceList[]> {
	return sql<ListedPriceList[]>`
		select ${columns(sql)} from price_lists l
		where l.tenant_id = ${tenantId} and l.id = any(${[...ids]}::uuid[])
		order by lower(l.name), l.id`;
}
