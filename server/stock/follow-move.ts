// What follows from a change of stock, sent in its transaction: pages and lists say it, and the shop is warned. Neither is done here,
// because a caller who takes something must not wait for the catalogue or for a mail.
import { stockState } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import { isJobWaiting } from '../jobs/is-waiting.ts';
import { sendJob } from '../jobs/send-job.ts';
import type { Move, StockChange } from './move-stock.ts';

export const showJobName = 'stock.show';
export const warnJobName = 'stock.warn';

/** One that waits will see this change too, as it begins by waiting for a caller who holds a row. A row that is new no one waits for. */
async function showSoon(sql: Sql, tenantId: string, moves: readonly StockChange[]) {
	const rows = await sql<{ id: string; isNew: boolean }[]>`
		select coalesce(parent_id, id) as id,
			bool_or(id = any(${moves.filter(({ before }) => !before).map((move) => move.productId)}::uuid[])) as is_new
		from products
		where tenant_id = ${tenantId} and id = any(${moves.map((move) => move.productId)}::uuid[])
		group by 1 order by 1`;
	for (const { id: productId, isNew } of rows)
		if (isNew || !(await isJobWaiting(sql, tenantId, showJobName, { productId })))
			await sendJob(sql, tenantId, showJobName, { productId });
}

export async function followChanges(sql: Sql, tenantId: string, changes: readonly StockChange[]): Promise<void> {
	const shown = changes.filter(({ before, after }) => stockState(before) !== stockState(after));
	if (shown.length > 0) await showSoon(sql, tenantId, shown);
}

export async function followMoves(
	sql: Sql,
	tenantId: string,
	moves: readonly Move[],
	shop: string | undefined,
): Promise<void> {
	await followChanges(sql, tenantId, moves);
	for (const { movementId, warned } of moves)
		if (warned) await sendJob(sql, tenantId, warnJobName, { movementId, shop: shop ?? null });
}
