// The rows of a list as they are shown: each with the code that names its product.
import { variantName } from '../../../rules/catalogue/variant-name.ts';
import type { Sql } from '../../database/connection.ts';

export interface ListedRow {
	productId: string | null;
	/** Empty: every product that uses the list. */
	code: string;
	productName: string;
	quantity: number;
	unitPrice: number | null;
	total: number | null;
}

interface Named {
	id: string;
	slug: string;
	code: string;
	folded: string;
	archived: boolean;
	/** Of a variant. */
	parentId: string | null;
	productName: string;
}

interface Variant {
	id: string;
	code: string;
	name: string;
	values: string[];
}

interface Shared {
	folded: string;
	things: number;
	living: number;
}

/** What tells variants from the others of their products. Each page is read once, as it may have hundreds of them. */
async function variantNames(
	sql: Sql,
	tenantId: string,
	named: readonly Named[],
	language: string,
): Promise<Map<string, string>> {
	const parents = [...new Set(named.flatMap(({ parentId }) => parentId ?? []))];
	if (parents.length === 0) return new Map();
	const pages = await sql<{ choices: unknown[] | null; variants: Variant[] | null }[]>`
		select page -> 'choices' as choices, page -> 'variants' as variants from product_pages
		where tenant_id = ${tenantId} and language_code = ${language} and product_id = any(${parents}::uuid[])`;
	return new Map(
		pages.flatMap(({ choices, variants }) =>
			(variants ?? []).map((variant) => [variant.id, variantName(variant, choices?.length ?? 0)] as const),
		),
	);
}

/**
 * A product whose code is empty, or also another's, is called by its address (see find-codes.ts). Joined here and not by the database, which
 * does not know how large a list is that was just written.
 */
export async function namesOf(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
	language: string,
): Promise<Map<string, { code: string; productName: string }>> {
	if (ids.length === 0) return new Map();
	const named = await sql<Named[]>`
		select p.id, p.slug, p.code, lower(p.code) as folded, p.archived_at is not null as archived, p.parent_id,
			coalesce(l.name, p.slug) as product_name
		from products p
		left join product_list l on l.tenant_id = ${tenantId} and l.product_id = coalesce(p.parent_id, p.id)
			and l.language_code = ${language}
		where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[])`;
	const shared = await sql<Shared[]>`
		select lower(code) as folded, count(*)::int as things, (count(*) filter (where archived_at is null))::int as living
		from products
		where tenant_id = ${tenantId} and code <> '' and lower(code) = any(${named.map(({ folded }) => folded)})
		group by 1`;
	const counts = new Map(shared.map((one) => [one.folded, one]));
	const isAlone = ({ folded, archived }: Named) => {
		const { things, living } = counts.get(folded) ?? { things: 0, living: 0 };
		return archived ? things === 1 : living === 1;
	};
	const variants = await variantNames(sql, tenantId, named, language);
	return new Map(
		named.map((one) => {
			const code = isAlone(one) ? one.code : one.slug;
			const own = variants.get(one.id);
			// One without a name of its own is called by its code, which stands beside it.
			const parts = own && own !== one.code ? [one.productName, own] : [one.productName];
			return [one.id, { code, productName: parts.join(', ') }];
		}),
	);
}

/** In their order. Four statements at most. */
export async function listRows(
	sql: Sql,
	tenantId: string,
	listId: string,
	{ language }: { language: string },
): Promise<ListedRow[]> {
	const rows = await sql<Omit<ListedRow, 'code' | 'productName'>[]>`
		select product_id, quantity, unit_price::float8 as unit_price, total::float8 as total from price_list_rows
		where tenant_id = ${tenantId} and list_id = ${listId} order by position`;
	const ids = new Set(rows.flatMap(({ productId }) => productId ?? []));
	const names = await namesOf(sql, tenantId, [...ids], language);
	return rows.map((row) => ({ ...row, ...(names.get(row.productId ?? '') ?? { code: '', productName: '' }) }));
}
