// Writes products and their variants, as a list shows them or all, into a table: a product, then its variants below it.
import type { Sql } from '../../database/connection.ts';
import { type Separator, writeCsv } from '../../import-export/tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../../import-export/tables/exported-file.ts';
import type { TableFormat } from '../../import-export/tables/table.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findProductIds, type WantedProducts } from '../products/list-products.ts';
import { loadProducts } from '../products/load-product.ts';
import { loadOffered } from '../products/product-context.ts';
import { columnsOf, keyColumns } from './columns.ts';

export interface ExportRequest {
	format: TableFormat;
	separator: Separator;
	products: WantedProducts;
}

/** Products that are loaded at once. */
const atATime = 200;
/** Rows that a table can have, and one for the heading. */
const mostProducts = 50_000;
const narrow = 14;
const wide = 34;

export async function exportProducts(sql: Sql, tenant: Tenant, wanted: ExportRequest): Promise<ExportedFile> {
	const columns = columnsOf(tenant, await loadOffered(sql, tenant, defaultLanguage(tenant)));
	const ids = (await findProductIds(sql, tenant, wanted.products)).slice(0, mostProducts);
	const rows: string[][] = [[...keyColumns, ...columns.map(({ name }) => name)]];
	for (let start = 0; start < ids.length; start += atATime) {
		const portion = ids.slice(start, start + atATime);
		const products = await loadProducts(sql, tenant, portion);
		for (const product of portion.flatMap((id) => products.get(id) ?? [])) {
			rows.push([product.code, product.slug, '', ...columns.map((column) => column.read(product))]);
			for (const variant of product.variants)
				rows.push([
					variant.code,
					variant.slug,
					product.code || product.slug,
					...columns.map((column) => (column.productOnly ? '' : column.read(variant))),
				]);
		}
	}
	const file = {
		name: plainName(`products-${tenant.slug}.${wanted.format}`),
		contentType: contentTypes[wanted.format],
	};
	if (wanted.format === 'csv') return { ...file, content: writeCsv(rows, wanted.separator) };
	const widths = (rows[0] ?? []).map((name) => (/^(name|description|field|seo)/.test(name) ? wide : narrow));
	return { ...file, content: await writeXlsx(rows, { name: 'Products', widths }) };
}
