// Which products of the shop the rows of a table are about.
import { sameCode } from '../../../rules/catalogue/product-errors.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findVariantCodes, takenFrom } from '../products/codes.ts';
import { loadProducts } from '../products/load-product.ts';
import type { ProductGroup } from './compare-products.ts';
import type { ProductRow } from './read-product-table.ts';

/** The product that a row names, itself or as its parent: by its slug where it has one, else by its code. */
const nameOf = ({ code, slug, parent }: ProductRow) => parent || slug || code;

interface Known {
	id: string;
	slug: string;
	code: string;
}

/** One statement. A code that several products have finds the first of them. */
async function findNamed(sql: Sql, tenantId: string, names: readonly string[]): Promise<Map<string, Known>> {
	const rows = await sql<Known[]>`
		select id, slug, code from products
		where tenant_id = ${tenantId} and parent_id is null
			and (slug = any(${[...names]}::text[]) or lower(trim(code)) = any(${names.map(sameCode)}::text[]))
		order by position desc`;
	const found = new Map<string, Known>();
	for (const row of rows) if (row.code !== '') found.set(`code ${sameCode(row.code)}`, row);
	for (const row of rows) found.set(`slug ${row.slug}`, row);
	return found;
}

/** In the order of the file, all rows about one product together. */
export async function findGroups(sql: Sql, tenant: Tenant, rows: readonly ProductRow[]): Promise<ProductGroup[]> {
	const names = rows.flatMap(({ code, slug, parent }) => [code, slug, parent].filter(Boolean));
	const known = await findNamed(sql, tenant.id, [...new Set(names)]);
	const productOf = ({ code, slug, parent }: ProductRow): Known | undefined => {
		if (parent) return known.get(`slug ${parent}`) ?? known.get(`code ${sameCode(parent)}`);
		return known.get(`slug ${slug}`) ?? (slug === '' ? known.get(`code ${sameCode(code)}`) : undefined);
	};
	/** A new product is called by its code or slug in the rows of its variants. */
	const fresh = new Map<string, string>();
	for (const row of rows) {
		if (row.parent || productOf(row)) continue;
		const key = nameOf(row);
		for (const name of [row.code, row.slug]) if (name) fresh.set(sameCode(name), key);
	}
	const keyOf = (row: ProductRow) =>
		productOf(row)?.id ?? (row.parent ? (fresh.get(sameCode(row.parent)) ?? row.parent) : nameOf(row));
	const groups = Map.groupBy(rows, keyOf);
	const products = await loadProducts(
		sql,
		tenant,
		[...groups.values()].flatMap(([first]) => (first ? (productOf(first)?.id ?? []) : [])),
	);
	const codes = await findVariantCodes(
		sql,
		tenant.id,
		rows.flatMap(({ parent, code }) => (parent ? [code] : [])),
	);
	return [...groups].map(([key, some]) => {
		const product = products.get(key);
		return { key, product, rows: some, takenCodes: takenFrom(codes, product?.id) };
	});
}
