// The lock of an order until the end of the transaction, in its two modes. The order is locked before its payment and its lines, so that
// two transactions never wait for each other.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

/**
 * - `exclusive`: placing, giving up, paying, refunding and editing wait for each other, and so does everyone who adds a row that refers
 *   to the order (an event, a payment, a document).
 * - `allowReferences`: changes of the order and issuers of its documents wait for each other; rows that refer to it can be added meanwhile.
 */
export type OrderLock = 'exclusive' | 'allowReferences';

/** For a statement that reads the order and locks it at once. */
export const orderLock = (sql: Sql, mode: OrderLock): Fragment =>
	mode === 'exclusive' ? sql`for update` : sql`for no key update`;

export const lockOrder = (sql: Sql, tenantId: string, orderId: string, mode: OrderLock) =>
	sql`select from orders where tenant_id = ${tenantId} and id = ${orderId} ${orderLock(sql, mode)}`;
