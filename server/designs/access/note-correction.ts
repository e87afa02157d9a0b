// What staff change of a design is recorded in the orders that are not printed yet.
import type { Sql } from '../../database/connection.ts';
import { recordCorrection } from '../../orders/core/print-events.ts';

interface Correction {
	userId: string;
	/** When this session of editing began; null: unknown. */
	since: Date | null;
}

/** In the transaction of the change. */
export async function noteCorrection(sql: Sql, tenantId: string, designId: string, by: Correction): Promise<void> {
	const lines = await sql<{ itemId: string }[]>`
		select p.item_id from order_lines l
		join print_lines p on p.tenant_id = ${tenantId} and p.order_id = l.order_id and p.item_id = l.item_id
		where l.tenant_id = ${tenantId} and l.design_id = ${designId} and p.release_id is not null and p.state <> 'printed'
		order by p.item_id`;
	for (const { itemId } of lines) await recordCorrection(sql, tenantId, itemId, by);
}
