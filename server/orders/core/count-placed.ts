// Orders that this process has placed, each once: a checkout that is sent again places nothing.
import { afterCommit } from '../../database/after-commit.ts';
import type { Sql } from '../../database/connection.ts';

let placed = 0;

/** Counts when the transaction that places the order is committed. */
export function countPlaced(sql: Sql): void {
	afterCommit(sql, () => {
		placed += 1;
	});
}

/** Since the process has begun. */
export const placedOrders = (): number => placed;
