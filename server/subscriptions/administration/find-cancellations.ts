// Cancellations that customers have declared on the public page: those of one subscription, and those that wait for staff.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';

export interface DeclaredCancellation
	extends Pick<
		Rows['contract_cancellations'],
		'id' | 'name' | 'email' | 'contract' | 'kind' | 'reason' | 'outcome' | 'receivedAt' | 'checkedAt' | 'subscriptionId'
	> {
	/** As 2026-11-15; null: to the next possible day. */
	wantedOn: string | null;
	/** Of the subscription that it was assigned to. */
	number: string | null;
}

const columns = (sql: Sql) => sql`
	c.id, c.name, c.email, c.contract, c.kind, c.reason, c.wanted_on::text as wanted_on, c.outcome, c.received_at, c.checked_at,
	c.subscription_id, s.number`;

/** The latest first. */
export const findCancellationsOf = (sql: Sql, tenantId: string, subscriptionId: string) => sql<DeclaredCancellation[]>`
	select ${columns(sql)} from contract_cancellations c
	join subscriptions s on s.tenant_id = c.tenant_id and s.id = c.subscription_id
	where c.tenant_id = ${tenantId} and c.subscription_id = ${subscriptionId} order by c.received_at desc, c.id limit 100`;

const mostOpen = 100;

/** The oldest first: it has waited longest. */
export const findOpenCancellations = (sql: Sql, tenantId: string) => sql<DeclaredCancellation[]>`
	select ${columns(sql)} from contract_cancellations c
	left join subscriptions s on s.tenant_id = c.tenant_id and s.id = c.subscription_id
	where c.tenant_id = ${tenantId} and c.outcome = 'toCheck' and c.checked_at is null
	order by c.received_at, c.id limit ${mostOpen}`;
