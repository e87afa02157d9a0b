// One product, in one language, with everything its page says of it.
import type { Sql } from '../database/connection.ts';
import { ask } from '../database/named.ts';
import type { Statement } from '../database/read.ts';
import { type Audience, conditions } from './audience.ts';
import { type ListedProduct, listedColumns } from './list-products.ts';
import type { ProductPage } from './ready/product-page.ts';

interface Wanted {
	language: string;
	audience: Audience;
	today: string;
	slug: string;
	/** Shown to whoever has a link that was made to look at it. */
	evenHidden?: string | undefined;
}

export interface FoundProduct extends ListedProduct {
	page: ProductPage;
	/** The variant whose own address it is. */
	variantId: string | null;
	/** The slug of the first category that it stands in and the reader may see. */
	category: string | null;
	/** Others of that category. */
	related: ListedProduct[] | null;
}

const related = 4;

/** Ids are written as values, not as joins: only so are they looked up in an index before anything is known of their rows. */
const template = (audience: Audience, evenHidden: boolean) => `
	with it as materialized (
		select coalesce(p.parent_id, p.id) as id, case when p.parent_id is not null then p.id end as variant_id
		from products p where p.tenant_id = :tenant and p.slug = :slug
	), first as materialized (
		select c.id, c.slug from category_products m
		join categories c on c.tenant_id = :tenant and c.id = m.category_id and c.online and ${conditions.openCategory(audience)}
		where m.tenant_id = :tenant and m.product_id = (select id from it) and m.direct
		order by c.position, c.id limit 1
	)
	select ${listedColumns}, d.page, (select variant_id from it) as variant_id, (select slug from first) as category, (
		select json_agg(r) from (
			select ${listedColumns} from category_products m
			join product_list l on l.tenant_id = :tenant and l.language_code = :language and l.product_id = m.product_id
			where m.tenant_id = :tenant and m.category_id = (select id from first) and m.product_id <> (select id from it)
				and ${conditions.inLists(audience)}
			order by m.position, m.product_id limit ${related}
		) r
	) as related
	from product_list l
	join product_pages d on d.tenant_id = :tenant and d.language_code = :language and d.product_id = l.product_id
	where l.tenant_id = :tenant and l.language_code = :language and l.product_id = (select id from it)
		and ${evenHidden ? `(l.product_id = :evenHidden or ${conditions.hasPage(audience)})` : conditions.hasPage(audience)}`;

export function findProduct(sql: Sql, tenantId: string, wanted: Wanted): Statement<FoundProduct[]> {
	const { language, audience, today, slug, evenHidden } = wanted;
	return ask<FoundProduct[]>(sql, template(audience, evenHidden !== undefined), {
		tenant: tenantId,
		language,
		today,
		slug,
		roles: audience.roles,
		evenHidden: evenHidden ?? null,
	});
}
