// The contract that an order is a delivery of, and the period that its payment pays for, as documents name them.
import type { DocumentSubscription } from '../../../rules/documents/document.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns undefined for an order that was paid once */
export async function findPaidPeriod(
	sql: Sql,
	tenantId: string,
	order: { id: string; timeZone: string },
): Promise<DocumentSubscription | undefined> {
	const [paid] = await sql<{ number: string; periodStart: Date; periodEnd: Date; isPlan: boolean }[]>`
		select s.number, s.for_tenant is not null as is_plan, i.period_start, i.period_end from subscription_invoices i
		join subscriptions s on s.tenant_id = ${tenantId} and s.id = i.subscription_id and s.number is not null
		where i.tenant_id = ${tenantId} and i.order_id = ${order.id}
		order by i.created_at limit 1`;
	return (
		paid && {
			number: paid.number,
			from: shopDayOf(paid.periodStart, order),
			to: shopDayOf(paid.periodEnd, order),
			...(paid.isPlan && { isPlan: true }),
		}
	);
}
