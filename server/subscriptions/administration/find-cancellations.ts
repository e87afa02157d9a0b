// Cancellations that customers have declared on the public page: those of one subscription, and those that wait for staff.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { type Candidate, findCandidates, reasonOf } from './find-candidates.ts';
import { withTerms } from './find-subscriptions.ts';

interface Declared
	extends Pick<
		Rows['contract_cancellations'],
		| 'id'
		| 'name'
		| 'email'
		| 'contract'
		| 'kind'
		| 'reason'
		| 'outcome'
		| 'receivedAt'
		| 'checkedAt'
		| 'subscriptionId'
		| 'refusal'
		| 'byOther'
	> {
	/** As 2026-11-15; null: to the next possible day. */
	wantedOn: string | null;
	/** Of the subscription that it was assigned to. */
	number: string | null;
}

export interface DeclaredCancellation extends Declared {
	/** The subscription that it is about, or those that it may be about. */
	candidates: readonly Candidate[];
}

const columns = (sql: Sql) => sql`
	c.id, c.name, c.email, c.contract, c.kind, c.reason, c.wanted_on::text as wanted_on, c.outcome, c.received_at, c.checked_at,
	c.subscription_id, c.refusal, c.by_other`;

/** With those that wait for staff and may be about it. The latest first. */
export async function findCancellationsOf(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
): Promise<DeclaredCancellation[]> {
	const declared = await sql<Declared[]>`
		select ${columns(sql)}, case when c.subscription_id is not null then s.number end as number
		from ${withTerms(sql)} join contract_cancellations c on c.tenant_id = s.tenant_id
		where s.tenant_id = ${tenantId} and s.id = ${subscriptionId} and (
			c.subscription_id = s.id
			or (c.subscription_id is null and c.outcome = 'toCheck' and c.checked_at is null and ${reasonOf(sql)} is not null)
		)
		order by c.received_at desc, c.id limit 100`;
	return declared.map((one) => ({ ...one, candidates: [] }));
}

const mostOpen = 100;

/** The oldest first: it has waited longest. Two statements. */
export async function findOpenCancellations(sql: Sql, tenantId: string): Promise<DeclaredCancellation[]> {
	const open = await sql<Declared[]>`
		select ${columns(sql)}, s.number from contract_cancellations c
		left join subscriptions s on s.tenant_id = c.tenant_id and s.id = c.subscription_id
		where c.tenant_id = ${tenantId} and c.outcome = 'toCheck' and c.checked_at is null
		order by c.received_at, c.id limit ${mostOpen}`;
	const ids = open.map(({ id }) => id);
	const candidates = ids.length === 0 ? [] : await findCandidates(sql, tenantId, ids);
	return open.map((one) => ({
		...one,
		candidates: candidates.filter(({ cancellationId }) => cancellationId === one.id),
	}));
}
