// What a shop pays the platform for: its newest plan that runs, else the one that ended last.
import type { Tier } from '../../../rules/pages/tiers.ts';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import type { StoredCard } from '../../integrations/payment/recurring.ts';
import { isDue } from './due-plans.ts';

export interface Plan {
	id: string;
	number: string;
	state: SubscriptionState;
	tier: Tier;
	/** From `nextTierAt` on; null: it stays. */
	nextTier: Tier | null;
	nextTierAt: Date | null;
	/** What the next tier costs without tax; null: it stays. */
	nextNet: number | null;
	/** The same with tax. */
	nextGross: number | null;
	/** Null: not yet. */
	tierApplied: Tier | null;
	intervalUnit: string;
	net: number;
	gross: number;
	currency: string;
	/** That of the contract: its history and its mails name products in it. */
	language: string;
	startedAt: Date;
	trialEnd: Date | null;
	periodEnd: Date | null;
	cancelAt: Date | null;
	endedAt: Date | null;
	/** Until then nothing is charged; null: not paused, or until it is resumed. */
	pauseUntil: Date | null;
	card: StoredCard | null;
	overdueSince: Date | null;
	/** What was requested and the provider has not done yet. */
	command: string | null;
	/** A change of the tier that the provider has not done yet. */
	changing: boolean;
	/** What is paid now is not given to the shop yet: the job does so. */
	applying: boolean;
}

/** A smaller tier is agreed before it begins: until then what runs is what was agreed last for the tier that runs, first of all with the contract. */
const runningVersion = (sql: Sql, sellerId: string) => sql`
	case when s.next_tier is null then s.terms_version else (
		select max(r.version) from subscription_terms r
		where r.tenant_id = ${sellerId} and r.subscription_id = s.id and r.state = 'agreed'
			and (r.version = 1 or r.lines -> 0 -> 'item' -> 'plan' ->> 'tier' = s.tier::text)
	) end`;

/** @param lock until the end of the transaction */
export async function findPlan(sql: Sql, sellerId: string, forTenant: string, lock = false): Promise<Plan | undefined> {
	const [plan] = await sql<Plan[]>`
		select s.id, s.number, s.state, s.tier, s.next_tier, s.next_tier_at, s.tier_applied, s.interval_unit, t.net::float8 as net,
			t.gross::float8 as gross, case when s.next_tier is not null then n.net::float8 end as next_net,
			case when s.next_tier is not null then n.gross::float8 end as next_gross, s.currency, s.language, s.started_at, s.trial_end, s.period_end, s.cancel_at, s.ended_at, s.pause_until, s.card,
			s.overdue_since, s.command, exists (
				select from subscription_terms w
				where w.tenant_id = ${sellerId} and w.subscription_id = s.id and w.state = 'wanted'
			) as changing, coalesce(${isDue(sql)}, false) as applying
		from subscriptions s
		join subscription_terms n on n.tenant_id = ${sellerId} and n.subscription_id = s.id and n.version = s.terms_version
		join subscription_terms t on t.tenant_id = ${sellerId} and t.subscription_id = s.id and t.version = ${runningVersion(sql, sellerId)}
		where s.tenant_id = ${sellerId} and s.for_tenant = ${forTenant} and s.number is not null and not s.detached
		order by s.state = 'ended', s.created_at desc, s.id limit 1 ${lock ? sql`for update of s` : sql``}`;
	return plan;
}
