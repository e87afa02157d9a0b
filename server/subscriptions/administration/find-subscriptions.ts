// The subscriptions of a shop as staff lists them: found, narrowed, sorted. Checkouts that came to nothing are none. One statement.
import type { PaymentInterval } from '../../../rules/pricing/kinds.ts';
import type { SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Fragment } from '../../database/read.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findNamesInLanguage } from '../names-in-language.ts';

export interface ListedSubscription {
	id: string;
	number: string;
	state: SubscriptionState;
	intervalUnit: PaymentInterval;
	intervalCount: number;
	customerName: string;
	customerMail: string;
	userId: string | null;
	startedAt: Date | null;
	trialEnd: Date | null;
	periodEnd: Date | null;
	cancelAt: Date | null;
	endedAt: Date | null;
	pauseUntil: Date | null;
	overdueSince: Date | null;
	/** What each interval costs, in minor units. */
	net: number;
	gross: number;
	currency: string;
	/** Names of its lines, as they are delivered now. */
	products: string[];
	productIds: string[];
	/** Of a plan: the product of the tier that begins with a later period, and when. */
	nextProduct: string | null;
	nextProductAt: Date | null;
	/** A plan of the platform. */
	isPlan: boolean;
	/** Its customer has withdrawn from it, and the shop has not decided on that yet. */
	isWithdrawalOpen: boolean;
	detached: boolean;
}

export const subscriptionSorts = ['startedAt', 'number', 'customer', 'nextPayment', 'gross'] as const;
type SubscriptionSort = (typeof subscriptionSorts)[number];

export const subscriptionStatuses = ['active', 'canceled'] as const;

/** What staff has to look after. */
export const subscriptionAttentions = ['overdue', 'action', 'delivery', 'declaration'] as const;
type SubscriptionAttention = (typeof subscriptionAttentions)[number];

export interface SubscriptionFilter {
	search: string;
	/** The specification's two. */
	status?: (typeof subscriptionStatuses)[number] | undefined;
	state?: SubscriptionState | undefined;
	interval?: PaymentInterval | undefined;
	attention?: SubscriptionAttention | undefined;
	productId?: string | undefined;
	userId?: string | undefined;
	/** True: only plans of the platform; false: none of them. */
	plan?: boolean | undefined;
}

export interface WantedSubscriptions {
	filter: SubscriptionFilter;
	sort: SubscriptionSort;
	descending: boolean;
}

const mostWords = 5;
const wordsOf = (search: string) => search.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** As `statusOf` of `rules/subscriptions/machine.ts`. */
const isActive = (sql: Sql) => sql`(s.state in ('trialing', 'active', 'pastDue', 'paused') and s.cancel_at is null)`;

/** As `nextPayment` of the machine. */
const nextPayment = (sql: Sql) => sql`case
	when s.cancel_at is not null then null
	when s.state = 'trialing' then s.trial_end
	when s.state in ('active', 'pastDue') then s.period_end
end`;

/** The product of the tier that runs, of a plan `s` whose smaller one is agreed before it begins. */
const runningPlan = (sql: Sql) => sql`(
	select p.id from products p
	where p.tenant_id = s.tenant_id and s.next_tier is not null and s.state <> 'ended'
		and p.code = upper('PLAN-' || s.tier || '-' || s.interval_unit)
)`;

const withWord = (sql: Sql, word: string) => sql`
	and (s.number ilike ${containing(word)} or s.customer_name ilike ${containing(word)} or s.customer_mail ilike ${containing(word)}
		or exists (
			select from subscription_lines l where l.tenant_id = s.tenant_id and l.subscription_id = s.id
				and (l.name ilike ${containing(word)} or l.item_name ilike ${containing(word)} or l.code ilike ${containing(word)})
		))`;

/** Declared by its customer, and not decided on. */
const openDeclarations = (sql: Sql): Fragment => sql`
	select from contract_cancellations d
	where d.tenant_id = s.tenant_id and d.subscription_id = s.id and d.outcome = 'toCheck' and d.checked_at is null`;

/** Of the order `o`: what was placed and is stuck. A checkout that came to nothing is in Error as well, and was neither paid nor ordered. */
export const isFailedDelivery = (sql: Sql): Fragment =>
	sql`(o.status = 'error' and o.number is not null and o.cancelled_at is null)`;

const needing = (sql: Sql, attention: SubscriptionAttention) =>
	({
		overdue: sql`and s.state = 'pastDue'`,
		action: sql`and s.state = 'pastDue' and s.action_url is not null`,
		delivery: sql`and exists (
			select from orders o where o.tenant_id = s.tenant_id and o.subscription_id = s.id and ${isFailedDelivery(sql)}
		)`,
		declaration: sql`and exists (${openDeclarations(sql)})`,
	})[attention];

/** What stands after `where`; they are called `s`. */
export function wantedSubscriptions(sql: Sql, tenantId: string, filter: SubscriptionFilter): Fragment {
	const { status, state, interval, attention, productId, userId, plan, search } = filter;
	return wordsOf(search).reduce<Fragment>(
		(all, word) => sql`${all} ${withWord(sql, word)}`,
		sql`
			s.tenant_id = ${tenantId} and s.number is not null
			${status === undefined ? sql`` : status === 'active' ? sql`and ${isActive(sql)}` : sql`and not ${isActive(sql)}`}
			${state ? sql`and s.state = ${state}` : sql``}
			${interval ? sql`and s.interval_unit = ${interval}` : sql``}
			${attention ? needing(sql, attention) : sql``}
			${userId ? sql`and s.user_id = ${userId}` : sql``}
			${plan === undefined ? sql`` : plan ? sql`and s.for_tenant is not null` : sql`and s.for_tenant is null`}
			${
				productId
					? sql`and exists (
						select from subscription_lines l
						where l.tenant_id = s.tenant_id and coalesce(${runningPlan(sql)}, l.product_id) = ${productId} and l.subscription_id = s.id
					)`
					: sql``
			}`,
	);
}

/** What a list and a file have of each; the terms are called `t`. */
export const listedColumns = (sql: Sql): Fragment => sql`
	s.id, s.number, s.state, s.interval_unit, s.interval_count, s.customer_name, s.customer_mail, s.user_id, s.started_at, s.trial_end,
	s.period_end, s.cancel_at, s.ended_at, s.pause_until, s.overdue_since, coalesce(u.net, t.net)::float8 as net,
	coalesce(u.gross, t.gross)::float8 as gross, s.currency, u.next_product, case when u.next_product is not null then s.next_tier_at end as next_product_at,
	s.for_tenant is not null as is_plan, s.detached, exists (${openDeclarations(sql)} and d.kind = 'withdrawal') as is_withdrawal_open, (
		select coalesce(jsonb_agg(coalesce(u.product, l.name) order by l.position), '[]') from subscription_lines l
		where l.tenant_id = s.tenant_id and l.subscription_id = s.id
	) as products, array(
		select l.product_id from subscription_lines l where l.tenant_id = s.tenant_id and l.subscription_id = s.id
	) as product_ids`;

/**
 * The terms that were agreed last are called `t`. A smaller tier is agreed before it begins: until then a plan is what it was agreed as for the
 * tier that runs, which is called `u`.
 */
export const withTerms = (sql: Sql): Fragment => sql`
	subscriptions s join subscription_terms t
		on t.tenant_id = s.tenant_id and t.subscription_id = s.id and t.version = s.terms_version
	left join lateral (
		select r.net, r.gross, coalesce(r.lines -> 0 -> 'item' ->> 'name', t.lines -> 0 -> 'item' ->> 'replaces') as product,
			t.lines -> 0 -> 'item' ->> 'name' as next_product
		from subscription_terms r
		where s.next_tier is not null and s.state <> 'ended' and r.tenant_id = s.tenant_id and r.subscription_id = s.id and r.state = 'agreed'
			and (r.version = 1 or r.lines -> 0 -> 'item' -> 'plan' ->> 'tier' = s.tier::text)
		order by r.version desc limit 1
	) u on true`;

function inOrder(sql: Sql, { sort, descending }: Pick<WantedSubscriptions, 'sort' | 'descending'>): Fragment {
	const columns = {
		startedAt: sql`s.started_at`,
		number: sql`s.number`,
		customer: sql`s.customer_name`,
		nextPayment: nextPayment(sql),
		gross: sql`coalesce(u.gross, t.gross)`,
	};
	return descending ? sql`${columns[sort]} desc nulls last, s.id desc` : sql`${columns[sort]} asc nulls last, s.id`;
}

export interface FoundSubscriptions {
	items: ListedSubscription[];
	total: number;
}

interface Page {
	first: number;
	offset: number;
}

/** A page on which there is nothing is one row without a subscription. */
export async function listSubscriptions(
	sql: Sql,
	tenantId: string,
	wanted: WantedSubscriptions,
	{ first, offset }: Page,
): Promise<FoundSubscriptions> {
	const rows = await sql<((ListedSubscription | { id: null }) & { total: number })[]>`
		select counted.total, p.* from (
			select count(*)::int as total from subscriptions s where ${wantedSubscriptions(sql, tenantId, wanted.filter)}
		) counted left join (
			select ${listedColumns(sql)}, row_number() over (order by ${inOrder(sql, wanted)}) as position
			from ${withTerms(sql)} where ${wantedSubscriptions(sql, tenantId, wanted.filter)}
			order by position limit ${first} offset ${offset}
		) p on true
		order by p.position`;
	const items = rows.filter((row): row is ListedSubscription & { total: number } => row.id !== null);
	return { items, total: rows[0]?.total ?? 0 };
}

/** With the names that the reader knows. */
export async function listInLanguage(
	sql: Sql,
	tenant: Tenant,
	language: string | null | undefined,
	found: FoundSubscriptions,
): Promise<FoundSubscriptions> {
	if (found.items.length === 0) return found;
	const ids = found.items.flatMap(({ productIds }) => productIds);
	const { named } = await findNamesInLanguage(sql, tenant, language, ids);
	const items = found.items.map((item) => ({
		...item,
		products: item.products.map(named),
		nextProduct: item.nextProduct === null ? null : named(item.nextProduct),
	}));
	return { ...found, items };
}

export interface SubscribedProduct {
	id: string;
	name: string;
}

const mostProducts = 200;

/** What the list can be narrowed to, by the names that the reader knows. */
export async function findSubscribedProducts(
	sql: Sql,
	tenant: Tenant,
	language: string | null | undefined,
): Promise<SubscribedProduct[]> {
	const rows = await sql<{ id: string; name: string | null }[]>`
		select d.id, max(d.name) as name from (
			select coalesce(r.id, l.product_id) as id, case when r.id is null then l.name end as name from subscription_lines l
			join subscriptions s on s.tenant_id = l.tenant_id and s.id = l.subscription_id and s.number is not null
			left join lateral ${runningPlan(sql)} r on true
			where l.tenant_id = ${tenant.id}
		) d
		group by d.id order by name, d.id limit ${mostProducts}`;
	const { named, nameOf } = await findNamesInLanguage(
		sql,
		tenant,
		language,
		rows.map(({ id }) => id),
	);
	return rows
		.map(({ id, name }) => ({ id, name: name === null ? (nameOf(id) ?? '') : named(name) }))
		.toSorted((one, other) => one.name.localeCompare(other.name));
}
