// The lines of an order with what they hold of the stock.
import type { Sql } from '../../database/connection.ts';
import { type Pieces, releaseSeveral } from '../../stock/move-several.ts';

export interface HeldLine extends Pieces {
	itemId: string | null;
	stock: 'notCounted' | 'reserved' | 'taken' | 'released';
}

export const linesOf = (sql: Sql, tenantId: string, orderId: string) =>
	sql<HeldLine[]>`
		select product_id, quantity, item_id, stock from order_lines
		where tenant_id = ${tenantId} and order_id = ${orderId} order by position`;

export const linesInState = (lines: readonly HeldLine[], state: HeldLine['stock']) =>
	lines.filter(({ stock }) => stock === state);

/** What an order holds is for sale again, no matter who lets go of it. */
export async function releaseOrder(sql: Sql, tenantId: string, orderId: string): Promise<void> {
	const reserved = linesInState(await linesOf(sql, tenantId, orderId), 'reserved');
	if (reserved.length === 0) return;
	const { short } = await releaseSeveral(sql, tenantId, reserved);
	if (short.length > 0) throw new Error(`less was reserved than order ${orderId} says`);
	await sql`
		update order_lines set stock = 'released'
		where tenant_id = ${tenantId} and order_id = ${orderId} and stock = 'reserved'`;
}
