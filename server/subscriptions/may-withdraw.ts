// Whether the customer of a subscription may still withdraw from it, as far as the shop knows: its period begins with the first delivery.
import { isWithinPeriod } from '../../rules/withdrawal/period.ts';
import type { Sql } from '../database/connection.ts';
import { findMilestones } from '../orders/shipments/milestones.ts';
import type { SubscriptionDetails } from './find-details.ts';

type Withdrawable = Pick<SubscriptionDetails, 'id' | 'state' | 'forTenant' | 'withdrawnAt' | 'lines'>;

export async function mayWithdrawFrom(
	sql: Sql,
	tenantId: string,
	{ id, state, forTenant, withdrawnAt, lines }: Withdrawable,
): Promise<boolean> {
	if (state === 'ended' || forTenant !== null || withdrawnAt !== null) return false;
	if (lines.every(({ personalised }) => personalised)) return false;
	const [first] = await sql<{ id: string }[]>`
		select id from orders where tenant_id = ${tenantId} and subscription_id = ${id} and number is not null
		order by placed_at limit 1`;
	if (!first) return true;
	const milestones = await findMilestones(sql, tenantId, first.id);
	const sent = milestones.find(({ kind }) => kind === 'shipped') ?? milestones.find(({ kind }) => kind === 'finished');
	return isWithinPeriod(sent?.at ?? null);
}
