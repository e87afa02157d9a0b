// What the press needs to know of the product of a line.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Sql } from '../../database/connection.ts';
import { findSpecification } from '../specification/find-specification.ts';

/** @returns undefined when the product has none: then only the file itself is checked */
export type FindSpecification = (sql: Sql, tenantId: string, itemId: string) => Promise<PrintSpecification | undefined>;

export const specificationOf: FindSpecification = async (sql, tenantId, itemId) => {
	const [ordered] = await sql<{ specification: PrintSpecification }[]>`
		select specification from print_lines where tenant_id = ${tenantId} and item_id = ${itemId}`;
	if (ordered) return ordered.specification;
	const [line] = await sql<{ productId: string }[]>`
		select product_id from list_items where tenant_id = ${tenantId} and id = ${itemId}
		union all
		select product_id from order_lines where tenant_id = ${tenantId} and item_id = ${itemId}
		union all
		select product_id from subscription_lines where tenant_id = ${tenantId} and item_id = ${itemId}
		limit 1`;
	return line && (await findSpecification(sql, tenantId, line.productId))?.specification;
};
