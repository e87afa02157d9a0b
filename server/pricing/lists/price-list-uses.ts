// Who uses price lists, and what becomes of them where lists are archived.
import type { Sql } from '../../database/connection.ts';

export interface PriceListUse {
	productId: string;
	/** Of a variant: where its product is edited. */
	parentId: string | null;
	name: string;
	code: string;
	archived: boolean;
	/** What the roles are called that get the list for it; none: everyone. */
	roles: string[];
}

/** Products, and variants with a pricing of their own, by name. */
export function listUses(
	sql: Sql,
	tenantId: string,
	listId: string,
	{ language, first, offset }: { language: string; first: number; offset: number },
): Promise<PriceListUse[]> {
	return sql<PriceListUse[]>`
		select p.id as product_id, p.parent_id, coalesce(l.name, p.slug) as name, p.code,
			p.archived_at is not null as archived, array(
				select coalesce(nullif(r.label, ''), r.name) from product_price_list_roles k
				join roles r on r.tenant_id = k.tenant_id and r.id = k.role_id
				where k.tenant_id = u.tenant_id and k.product_id = u.product_id and k.list_id = u.list_id
				order by 1
			) as roles
		from product_price_lists u
		join products p on p.tenant_id = u.tenant_id and p.id = u.product_id
		left join product_list l on l.tenant_id = u.tenant_id and l.product_id = coalesce(p.parent_id, p.id)
			and l.language_code = ${language}
		where u.tenant_id = ${tenantId} and u.list_id = ${listId}
		order by 3, p.code, p.id limit ${first} offset ${offset}`;
}

export interface UsesOfLists {
	/** That use one of them. */
	products: number;
	/** Of these: have another list that holds, were the given ones archived. */
	fallToNext: number;
	/** Of these: no list would be left. */
	withoutList: number;
}

export async function usesOfLists(sql: Sql, tenantId: string, ids: readonly string[]): Promise<UsesOfLists> {
	const [counted] = await sql<{ products: number; fallToNext: number }[]>`
		select count(*)::int as products, (count(*) filter (where others))::int as fall_to_next from (
			select exists (
				select from product_price_lists n
				join price_lists l on l.tenant_id = n.tenant_id and l.id = n.list_id
				where n.tenant_id = ${tenantId} and n.product_id = u.product_id and l.archived_at is null
					and n.list_id <> all(${[...ids]}::uuid[])
			) as others
			from (
				select distinct product_id from product_price_lists
				where tenant_id = ${tenantId} and list_id = any(${[...ids]}::uuid[])
			) u
		) used`;
	const { products = 0, fallToNext = 0 } = counted ?? {};
	return { products, fallToNext, withoutList: products - fallToNext };
}
