// What will be printed of an order and cannot be looked at before it is approved.
import type { Sql } from '../../database/connection.ts';
import type { FoundOrder } from '../../orders/find-order.ts';
import { findPrintLines } from '../../printing/data/find-print-data.ts';

/** @returns names of lines that are printed from data that is not there yet */
export async function findUnseen(sql: Sql, tenantId: string, { lines }: Pick<FoundOrder, 'lines'>): Promise<string[]> {
	const reader = { userId: undefined, isStaff: true, looksOnly: true, orderTokens: [] };
	const itemIds = lines.flatMap(({ itemId }) => itemId ?? []);
	const printed = await findPrintLines(sql, tenantId, reader, itemIds);
	const missing = printed.flatMap(({ line, state }) => (state === 'missing' ? line.itemId : []));
	return lines.flatMap(({ itemId, itemName, name }) => (itemId && missing.includes(itemId) ? itemName || name : []));
}
