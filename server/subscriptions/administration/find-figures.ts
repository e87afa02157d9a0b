// What a shop's subscriptions come to: how much returns each month, how many run, how many were lost. One statement.
import { type Interval, monthlyAmount } from '../../../rules/subscriptions/interval.ts';
import type { Sql } from '../../database/connection.ts';
import { isFailedDelivery } from './find-subscriptions.ts';

export interface SubscriptionFigures {
	/** Without tax, of what is paid again: neither in trial nor paused nor cancelled. Minor units of the shop's currency. */
	monthlyRevenue: number;
	running: number;
	trials: number;
	overdue: number;
	/** Of these: their customers have to authorise the payment. */
	actionRequired: number;
	/** Orders of renewals that are paid and cannot be delivered as they are. */
	failedRenewals: number;
	/** Of those that ran and were not cancelled 30 days ago. */
	churn: { lost: number; before: number };
	/** Declared by customers, and not assigned to a subscription by themselves. */
	cancellationsToCheck: number;
	/** Plans of the platform among those that run. */
	plans: number;
	/** Whether there has ever been one. */
	any: boolean;
}

interface Row extends Omit<SubscriptionFigures, 'monthlyRevenue' | 'churn'> {
	recurring: (Interval & { net: number })[];
	lost: number;
	before: number;
}

const days = 30;

/** Amounts in another currency than the shop has today cannot be added. */
export async function findSubscriptionFigures(
	sql: Sql,
	{ id: tenantId, currency }: { id: string; currency: string },
): Promise<SubscriptionFigures> {
	const since = sql`(now() - make_interval(days => ${days}))`;
	const [row] = await sql<Row[]>`
		with known as (
			select s.id, s.state, s.cancel_at, s.started_at, s.ended_at, s.interval_unit, s.interval_count, s.terms_version, s.currency, s.action_url,
				s.for_tenant is not null as is_plan
			from subscriptions s where s.tenant_id = ${tenantId} and s.number is not null and not s.detached
		), churning as (
			select case when k.ended_at is not null or k.cancel_at is not null then coalesce((
				select max(e.at) from subscription_events e
				where e.tenant_id = ${tenantId} and e.subscription_id = k.id and e.kind = 'canceled'
			), k.ended_at, now()) end as lost_at
			from known k where k.started_at <= ${since} and (k.ended_at is null or k.ended_at > ${since})
		)
		select (
			select coalesce(jsonb_agg(r), '[]') from (
				select k.interval_unit as unit, k.interval_count as count, sum(t.net)::float8 as net
				from known k join subscription_terms t
					on t.tenant_id = ${tenantId} and t.subscription_id = k.id and t.version = k.terms_version
				where k.state in ('active', 'pastDue') and k.cancel_at is null and k.currency = ${currency}
				group by 1, 2
			) r
		) as recurring, (
			select count(*)::int from churning where lost_at is null or lost_at > ${since}
		) as before, (
			select count(*)::int from churning where lost_at > ${since}
		) as lost, (
			select count(*)::int from contract_cancellations c where c.tenant_id = ${tenantId} and c.outcome = 'toCheck' and c.checked_at is null
		) as cancellations_to_check, (
			select count(*)::int from orders o
			where o.tenant_id = ${tenantId} and o.subscription_id is not null and ${isFailedDelivery(sql)}
		) as failed_renewals,
		count(*) filter (where state in ('trialing', 'active', 'pastDue', 'paused'))::int as running,
		count(*) filter (where state = 'trialing')::int as trials,
		count(*) filter (where state = 'pastDue')::int as overdue,
		count(*) filter (where state = 'pastDue' and action_url is not null)::int as action_required,
		count(*) filter (where is_plan and ended_at is null)::int as plans,
		count(*) > 0 as "any"
		from known`;
	if (!row) throw new Error('nothing was counted');
	const { recurring, lost, before, ...counts } = row;
	const monthlyRevenue = recurring.reduce((all, { net, ...interval }) => all + monthlyAmount(net, interval), 0);
	return { ...counts, monthlyRevenue, churn: { lost, before } };
}
