// The subscriptions of a user: what runs first, then what has ended.
import type { Sql } from '../../database/connection.ts';
import { loadSubscriptions, type SubscriptionDetails } from '../find-details.ts';

export interface OwnSubscriptions {
	items: SubscriptionDetails[];
	total: number;
}

interface Page {
	first: number;
	offset: number;
}

/** Three statements. What was never begun is no subscription to anyone. */
export async function listOwn(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ first, offset }: Page,
): Promise<OwnSubscriptions> {
	const rows = await sql<{ id: string | null; total: number }[]>`
		with own as (
			select id, state, created_at from subscriptions
			where tenant_id = ${tenantId} and user_id = ${userId} and number is not null
		)
		select p.id, c.total from (select count(*)::int as total from own) c left join (
			select * from own order by state = 'ended', created_at desc, id limit ${first} offset ${offset}
		) p on true
		order by p.state = 'ended', p.created_at desc, p.id`;
	const ids = rows.flatMap(({ id }) => id ?? []);
	return { total: rows[0]?.total ?? 0, items: await loadSubscriptions(sql, tenantId, ids, userId) };
}
