// The templates of a shop, as somebody chooses one to begin with.
import { loadSoldItems, type Reader } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';

export interface ListedTemplate {
	id: string;
	productId: string;
	productName: string;
	/** Null: never published. */
	version: number | null;
	revision: number;
	updatedAt: Date;
}

export interface ListedTemplates {
	items: ListedTemplate[];
	total: number;
}

interface Row extends Omit<ListedTemplate, 'productName'> {
	slug: string;
	total: number;
}

/** As it is called in lists of staff, and the product in whose editor it is. */
export async function findProduct(
	sql: Sql,
	reader: Reader,
	productId: string,
): Promise<{ name: string; editorId: string }> {
	const thing = (await loadSoldItems(sql, reader, [productId])).get(productId);
	return { name: thing?.name ?? '', editorId: thing?.parentId ?? productId };
}

/** Those that were changed last come first. */
export async function listTemplates(
	sql: Sql,
	reader: Reader,
	{ first, offset }: { first: number; offset: number },
): Promise<ListedTemplates> {
	const tenantId = reader.tenant.id;
	const rows = await sql<Row[]>`
		select d.id, d.product_id, p.slug, d.revision, d.updated_at, count(*) over ()::int as total,
			(select max(v.version) from design_template_versions v
				where v.tenant_id = ${tenantId} and v.template_id = d.id) as version
		from designs d join products p on p.tenant_id = ${tenantId} and p.id = d.product_id
		where d.tenant_id = ${tenantId} and d.kind = 'template'
		order by d.updated_at desc, d.id limit ${first} offset ${offset}`;
	const sold = await loadSoldItems(
		sql,
		reader,
		rows.map(({ productId }) => productId),
	);
	return {
		total: rows[0]?.total ?? 0,
		items: rows.map(({ total: _total, slug, ...row }) => ({
			...row,
			productName: sold.get(row.productId)?.name ?? slug,
		})),
	};
}
