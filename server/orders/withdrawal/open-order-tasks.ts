// The orders of a contract that was withdrawn from wait for staff: what they have paid goes back, and what was not sent yet is not sent any more.
import type { Sql } from '../../database/connection.ts';
import { openTask } from '../../tasks/open-task.ts';

export async function openOrderTasks(sql: Sql, tenantId: string, subscriptionId: string): Promise<void> {
	const orders = await sql<{ id: string; number: string }[]>`
		select id, number from orders
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and number is not null
			and cancelled_at is null and refunded < gross
		order by placed_at`;
	for (const { id, number } of orders)
		await openTask(sql, tenantId, { kind: 'withdrawalDeclared', objectId: id, subject: number });
}
