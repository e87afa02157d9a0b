// Lines of carts whose product wants its print data before the order.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { findLineState, isComplete } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { joinSpecification } from '../specification/find-specification.ts';
import { findFiles } from './find-files.ts';

/** @returns the ids of those whose data is missing or not released */
export async function findUnreadyLines(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<string[]> {
	if (itemIds.length === 0) return [];
	const lines = await sql<{ itemId: string; specification: PrintSpecification }[]>`
		select i.id as item_id, s.specification
		from list_items i
		join products p on p.tenant_id = ${tenantId} and p.id = i.product_id
		${joinSpecification(sql, tenantId)}
		where i.tenant_id = ${tenantId} and i.id = any(${[...itemIds]}::uuid[])
			and i.design_id is null and s.specification ->> 'dataRequirement' = 'now'`;
	if (lines.length === 0) return [];
	const filesOf = await findFiles(
		sql,
		tenantId,
		lines.map(({ itemId }) => itemId),
	);
	return lines.flatMap(({ itemId, specification }) => {
		const { current, attempts } = filesOf(itemId);
		// Another file may take the place of the released one any moment.
		const isSettled = attempts.every(({ state }) => state !== 'uploaded');
		return isSettled && isComplete(findLineState(specification.sides, current)) ? [] : [itemId];
	});
}
