// Orders of checkouts that began a trial: they hold what is going to be delivered, have no number, and wait in no list. They are
// removed with the first order of their contract, or with the end of the trial.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

/** Of an order `o`: nothing had to be paid by card, and it is paid. */
export const isTrialOrder = (sql: Sql): Fragment => sql`(
	o.subscription_id is not null and o.number is null and exists (
		select from payments p where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'paid' and p.amount = 0
	)
)`;

/** Again does nothing. What it holds is for its caller to copy first. */
export async function removeTrialOrder(sql: Sql, tenantId: string, subscriptionId: string): Promise<void> {
	await sql`
		delete from orders o
		where o.tenant_id = ${tenantId} and o.subscription_id = ${subscriptionId} and ${isTrialOrder(sql)}`;
}
