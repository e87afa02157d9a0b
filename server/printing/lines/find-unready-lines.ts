// Lines of carts whose product wants its print data before the order.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { findLineState, isComplete } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { findFiles } from './find-files.ts';

/** @returns the ids of those whose data is missing or not released */
export async function findUnreadyLines(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<string[]> {
	if (itemIds.length === 0) return [];
	const lines = await sql<{ itemId: string; specification: PrintSpecification }[]>`
		select i.id as item_id, s.specification
		from list_items i
		join products p on p.tenant_id = ${tenantId} and p.id = i.product_id
		join lateral (
			select specification from print_specifications
			where tenant_id = ${tenantId} and product_id in (p.id, p.parent_id)
			order by (product_id = p.id) desc limit 1
		) s on true
		where i.tenant_id = ${tenantId} and i.id = any(${[...itemIds]}::uuid[])
			and s.specification ->> 'dataRequirement' = 'now'`;
	if (lines.length === 0) return [];
	const files = await findFiles(
		sql,
		tenantId,
		lines.map(({ itemId }) => itemId),
	);
	return lines.flatMap(({ itemId, specification }) => {
		const own = files.filter((file) => file.itemId === itemId);
		const state = findLineState(
			specification.sides.map(({ name }) => name),
			own,
		);
		return isComplete(state) ? [] : [itemId];
	});
}
