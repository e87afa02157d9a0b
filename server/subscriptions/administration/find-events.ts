// What has happened to a subscription, as it happened, with who it was. Two statements.
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';

interface EventRow {
	id: string;
	at: Date;
	actor: 'system' | 'shopper' | 'staff';
	userId: string | null;
	kind: string;
	detail: unknown;
}

export interface SubscriptionEvent extends EventRow {
	/** Who, if it is still known. */
	by: string | null;
}

/** A page of them, counted from the latest one; the oldest of the page first. */
export async function findSubscriptionEvents(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<SubscriptionEvent[]> {
	const rows = await sql<EventRow[]>`
		select * from (
			select e.id, e.at, e.actor, e.user_id, e.kind, e.detail from subscription_events e
			where e.tenant_id = ${tenantId} and e.subscription_id = ${subscriptionId} order by e.at desc, e.id desc limit ${first} offset ${offset}
		) e order by e.at, e.id`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ userId }) => userId ?? []),
	);
	return rows.map((row) => ({ ...row, by: (row.userId && names.get(row.userId)) || null }));
}

export async function countSubscriptionEvents(sql: Sql, tenantId: string, subscriptionId: string): Promise<number> {
	const [row] = await sql<{ count: number }[]>`
		select count(*)::int as count from subscription_events
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}`;
	return row?.count ?? 0;
}
