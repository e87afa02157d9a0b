// An order of a purchasing system is cancelled or makes room for its next version: as long as nothing of it is produced or sent.
import { newId } from '../../../rules/ids.ts';
import { mayRequestCancellation } from '../../../rules/orders/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { findOrder } from '../../orders/find-order.ts';
import { CxmlFailure } from '../cxml/cxml-failure.ts';
import type { Requested, RequestRow } from './place-request.ts';

/** What it has taken of the stock comes back, and nothing of its bill has to be paid. */
export async function cancelRequested(
	sql: Sql,
	{ tenant, caller, order }: Requested,
	request: RequestRow,
	state: 'cancelled' | 'replaced',
): Promise<void> {
	const placed = await findOrder(sql, tenant.id, { id: request.orderId });
	if (!placed || (!placed.cancelledAt && !mayRequestCancellation(placed)))
		throw new CxmlFailure(409, `The order ${order.orderId} is in production already and cannot be changed.`);
	if (!placed.cancelledAt)
		await cancelOrder(sql, caller, request.orderId, {
			...{ reason: 'customer', note: `cXML ${order.type} · ${order.orderId} (${order.version})` },
			...{ restock: true, refund: placed.gross - placed.refunded, refundId: newId(), notify: false },
		});
	await sql`
		update procurement_orders set state = ${state}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${request.id}`;
	await sql`update procurement_lines set ordered_by = null where tenant_id = ${tenant.id} and ordered_by = ${request.id}`;
}
