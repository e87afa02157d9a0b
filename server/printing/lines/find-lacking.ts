// What of a subscription cannot be printed once more, for its product wants print data of which nothing, or not all, is released.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { findLineState, isComplete } from '../../../rules/printing/line-state.ts';
import type { Sql } from '../../database/connection.ts';
import { joinSpecification } from '../specification/find-specification.ts';
import { findFiles } from './find-files.ts';

/** @param lines without a design. @returns the ids of those whose data is missing or not released */
export async function findLackingLines(
	sql: Sql,
	tenantId: string,
	lines: readonly { itemId: string; productId: string }[],
): Promise<string[]> {
	if (lines.length === 0) return [];
	const printed = await sql<{ itemId: string; specification: PrintSpecification }[]>`
		select l.item_id, s.specification
		from unnest(${lines.map(({ itemId }) => itemId)}::uuid[], ${lines.map(({ productId }) => productId)}::uuid[]) as l (item_id, product_id)
		join products p on p.tenant_id = ${tenantId} and p.id = l.product_id
		${joinSpecification(sql, tenantId)}
		where s.specification ->> 'dataRequirement' <> 'none'`;
	if (printed.length === 0) return [];
	const filesOf = await findFiles(
		sql,
		tenantId,
		printed.map(({ itemId }) => itemId),
	);
	return printed.flatMap(({ itemId, specification }) =>
		isComplete(findLineState(specification.sides, filesOf(itemId).current)) ? [] : [itemId],
	);
}
