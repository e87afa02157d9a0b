// Whether an order waits for print data: decided by printing, kept at the order so that lists and mails can tell.
import type { Sql } from '../../database/connection.ts';

export async function saveWaitingForPrintData(
	sql: Sql,
	tenantId: string,
	orderId: string,
	isWaiting: boolean,
): Promise<void> {
	await sql`
		update orders set waits_for_print_data = ${isWaiting}
		where tenant_id = ${tenantId} and id = ${orderId} and waits_for_print_data <> ${isWaiting}`;
}
