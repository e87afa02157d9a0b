// Whether an order still needs somebody's approval, kept at the order so that lists, payments and the placing itself can tell.
import type { Approval } from '../../../rules/orders/machine.ts';
import type { Sql } from '../../database/connection.ts';

/** @param payUntil so long it can be paid; it then waits for its money alone */
export async function setApproval(
	sql: Sql,
	tenantId: string,
	orderId: string,
	approval: Approval,
	payUntil: Date | null = null,
): Promise<void> {
	await sql`
		update orders set approval = ${approval}, reserved_until = ${payUntil}, updated_at = now()
		where tenant_id = ${tenantId} and id = ${orderId} and number is null`;
}
