// One subscription, by its own id or the provider's.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';

type Subscription = Pick<
	Rows['subscriptions'],
	| 'id'
	| 'number'
	| 'userId'
	| 'provider'
	| 'providerId'
	| 'customerId'
	| 'state'
	| 'intervalUnit'
	| 'intervalCount'
	| 'trialDays'
	| 'language'
	| 'currency'
	| 'termsVersion'
	| 'startedAt'
	| 'trialEnd'
	| 'periodStart'
	| 'periodEnd'
	| 'cancelAt'
	| 'endedAt'
	| 'endReason'
	| 'command'
	| 'commandId'
	| 'reading'
	| 'applied'
	| 'detached'
	| 'forTenant'
>;

type SubscriptionName = { id: string } | { provider: string; providerId: string };

/** @param lock until the end of the transaction: transactions that apply what the provider says wait for each other */
export async function findSubscription(
	sql: Sql,
	tenantId: string,
	name: SubscriptionName,
	lock = false,
): Promise<Subscription | undefined> {
	const named =
		'id' in name ? sql`s.id = ${name.id}` : sql`s.provider = ${name.provider} and s.provider_id = ${name.providerId}`;
	const [found] = await sql<Subscription[]>`
		select s.id, s.number, s.user_id, s.provider, s.provider_id, s.customer_id, s.state, s.interval_unit, s.interval_count,
			s.trial_days, s.language, s.currency, s.terms_version, s.started_at, s.trial_end, s.period_start, s.period_end, s.cancel_at,
			s.ended_at, s.end_reason, s.command, s.command_id, s.reading, s.applied, s.detached, s.for_tenant
		from subscriptions s where s.tenant_id = ${tenantId} and ${named} ${lock ? sql`for update` : sql``}`;
	return found;
}
