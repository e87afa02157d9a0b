// Tells the cart which lines have print data or an open upload: those are never merged with others.
import { savePrintDataMarks } from '../../cart/mark-print-data.ts';
import type { Sql } from '../../database/connection.ts';

/** To be called in the transaction that adds or removes a file or a ticket, after the change. */
export async function markLines(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<void> {
	if (itemIds.length === 0) return;
	const marked = await sql<{ itemId: string }[]>`
		select item_id from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null
		union
		select item_id from print_uploads
		where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and expires_at > now()`;
	await savePrintDataMarks(
		sql,
		tenantId,
		itemIds,
		marked.map(({ itemId }) => itemId),
	);
}
