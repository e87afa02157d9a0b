// What follows from a change of stock, sent in its transaction: pages and lists say it, and the shop is warned. Neither is done here,
// because a caller who takes something must not wait for the catalogue or for a mail.
import { stockState } from '../../rules/stock.ts';
import type { Sql } from '../database/connection.ts';
import { isJobWaiting } from '../jobs/is-waiting.ts';
import { sendJob } from '../jobs/send-job.ts';
import type { Move, StockChange } from './move-stock.ts';

export const showJobName = 'stock.show';
export const warnJobName = 'stock.warn';
export const notifyJobName = 'stock.notify';

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

/** Only where someone waits: most of what comes back is waited for by no one. */
async function notifySoon(sql: Sql, tenantId: string, moves: readonly StockChange[]) {
	const rows = await sql<{ id: string }[]>`
		select p.id from products p
		where p.tenant_id = ${tenantId} and p.id = any(${moves.map((move) => move.productId)}::uuid[])
			and exists (
				select from stock_notices n
				where n.tenant_id = p.tenant_id and n.product_id in (p.id, p.parent_id) and n.confirmed_at is not null
			)
		order by p.id`;
	for (const { id: productId } of rows) await sendJob(sql, tenantId, notifyJobName, { productId });
}

export async function followChanges(sql: Sql, tenantId: string, changes: readonly StockChange[]): Promise<void> {
	const shown = changes.filter(({ before, after }) => stockState(before) !== stockState(after));
	if (shown.length > 0) await showSoon(sql, tenantId, shown);
	const back = changes.filter(
		({ before, after }) => stockState(before) === 'outOfStock' && stockState(after) !== 'outOfStock',
	);
	if (back.length > 0) await notifySoon(sql, tenantId, back);
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
