// The subscriptions that a declared cancellation may be about: by the number of the contract or of one of its orders, by the address, by the
// name. Staff decides. One statement for any number of cancellations.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { type ListedSubscription, listedColumns, withTerms } from './find-subscriptions.ts';

/** The surest first. */
export const candidateReasons = ['number', 'email', 'name'] as const;
type CandidateReason = (typeof candidateReasons)[number];

export interface Candidate extends ListedSubscription {
	cancellationId: string;
	matchedBy: CandidateReason;
}

const most = 5;

/** As `plainNumber` of `rules/withdrawal/withdrawal.ts`. */
const declaredNumber = (sql: Sql): Fragment => sql`ltrim(regexp_replace(
	translate(regexp_replace(upper(c.contract), '[\\s#]', '', 'g'), '‐‑‒–—―−_/', '---------'),
	'^(V?)-?(\\d{4})-?(\\d{6,7})$', '\\1-\\2-\\3'
), '-')`;

/** A company's invoice names the person as well. */
const personOf = (sql: Sql) => sql`
	lower(trim(concat_ws(' ', t.billing_address ->> 'firstName', t.billing_address ->> 'surname')))`;

const isNamed = (sql: Sql) => sql`(lower(s.customer_name) = lower(c.name) or ${personOf(sql)} = lower(c.name))`;

/** Why a subscription `s` with its terms `t` may be the one that cancellation `c` is about; null: it is not. */
export const reasonOf = (sql: Sql): Fragment => sql`case
	when s.number = ${declaredNumber(sql)} or exists (
		select from orders o
		where o.tenant_id = s.tenant_id and o.subscription_id = s.id and o.number = ${declaredNumber(sql)}
	) then 'number'
	when c.email <> '' and lower(s.customer_mail) = lower(c.email) then 'email'
	when c.name <> '' and ${isNamed(sql)} then 'name'
end`;

/** Of one that is assigned that subscription alone; else those that run first, then the newest, at most five for each. */
export const findCandidates = (
	sql: Sql,
	tenantId: string,
	cancellationIds: readonly string[],
): Promise<Candidate[]> => sql<Candidate[]>`
	with c as (
		select c.id, c.name, c.email, c.subscription_id, ${declaredNumber(sql)} as contract from contract_cancellations c
		where c.tenant_id = ${tenantId} and c.id = any(${[...cancellationIds]}::uuid[])
	), meant as (
		select c.id as cancellation_id, c.subscription_id as id, 1 as rank from c where c.subscription_id is not null
		union all
		select c.id, s.id, 1 from c
		join subscriptions s on s.tenant_id = ${tenantId} and s.number = c.contract
		union all
		select c.id, o.subscription_id, 1 from c
		join orders o on o.tenant_id = ${tenantId} and o.number = c.contract and o.subscription_id is not null
		union all
		select c.id, s.id, 2 from c
		join subscriptions s on s.tenant_id = ${tenantId} and lower(s.customer_mail) = lower(c.email)
		where c.email <> ''
		union all
		select c.id, s.id, 3 from c
		join subscriptions s on s.tenant_id = ${tenantId} and lower(s.customer_name) = lower(c.name)
		where c.name <> ''
		union all
		select c.id, s.id, 3 from c
		join (${withTerms(sql)}) on s.tenant_id = ${tenantId} and ${personOf(sql)} = lower(c.name)
		where c.name <> ''
	), ranked as (
		select m.cancellation_id, m.id, min(m.rank) as rank,
			row_number() over (partition by m.cancellation_id order by min(m.rank), s.state = 'ended', s.created_at desc, s.id) as place
		from meant m join subscriptions s on s.tenant_id = ${tenantId} and s.id = m.id and s.number is not null
		join c on c.id = m.cancellation_id and coalesce(c.subscription_id, m.id) = m.id
		group by m.cancellation_id, m.id, s.state, s.created_at, s.id
	)
	select r.cancellation_id, (array['number', 'email', 'name'])[r.rank] as matched_by, ${listedColumns(sql)}
	from ranked r join (${withTerms(sql)}) on s.tenant_id = ${tenantId} and s.id = r.id
	where r.place <= ${most} order by r.cancellation_id, r.place`;
