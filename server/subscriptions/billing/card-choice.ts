// Which contracts are charged to a card that their customer is about to store at the provider: the one whose card is changed, or all that the
// provider charges to the same customer. The others keep the card that they have.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';

/** Running contracts that the provider can charge to the same card. */
const chargedWith = (sql: Sql, tenantId: string, id: string) => sql`
	s.tenant_id = ${tenantId} and s.number is not null and not s.detached and s.state in ('trialing', 'active', 'pastDue', 'paused')
		and s.customer_id = (
			select c.customer_id from subscriptions c where c.tenant_id = ${tenantId} and c.id = ${id} and not c.detached
		)`;

export interface CardSharer {
	id: string;
	number: string;
	/** Of what is delivered first. */
	name: string;
}

const firstName = (sql: Sql, tenantId: string) => sql`(
	select coalesce(nullif(l.item_name, ''), l.name) from subscription_lines l
	where l.tenant_id = ${tenantId} and l.subscription_id = s.id order by l.position limit 1
)`;

/** The others, the oldest first. */
export const findCardSharers = (sql: Sql, tenantId: string, id: string): Promise<CardSharer[]> =>
	sql<CardSharer[]>`
		select s.id, s.number, ${firstName(sql, tenantId)} as name from subscriptions s
		where ${chargedWith(sql, tenantId, id)} and s.id <> ${id}
		order by s.number`;

/** In the order in which everyone takes several of them. */
const holdAll = (sql: Sql, tenantId: string, id: string) =>
	sql<{ id: string }[]>`
		select s.id from subscriptions s where ${chargedWith(sql, tenantId, id)} order by s.id for update`;

export async function chooseCard(sql: Sql, tenantId: string, id: string, contracts: 'this' | 'all'): Promise<void> {
	const held = await holdAll(sql, tenantId, id);
	const choice = newId();
	await sql`
		update subscriptions set card_choice = case when id = ${id} or ${contracts === 'all'} then ${choice}::uuid end
		where tenant_id = ${tenantId} and id = any(${held.map((one) => one.id)}::uuid[])`;
}

/** Those that take what the customer of the provider has stored, the oldest first. */
export const findCardTakers = (sql: Sql, tenantId: string, customerId: string): Promise<{ id: string }[]> =>
	sql<{ id: string }[]>`
		select id from subscriptions
		where tenant_id = ${tenantId} and customer_id = ${customerId} and card_choice is not null and number is not null and not detached
			and state in ('trialing', 'active', 'pastDue', 'paused')
		order by created_at`;

/**
 * All contracts of the same choice that are written about to the same address, held until the end of the transaction; the one alone that is of no
 * choice, and none that has ended.
 */
export async function holdOfChoice(sql: Sql, tenantId: string, id: string): Promise<CardSharer[]> {
	const held = await sql<CardSharer[]>`
		select s.id, s.number, ${firstName(sql, tenantId)} as name from subscriptions s
		where ${chargedWith(sql, tenantId, id)} and (s.id = ${id} or exists (
			select from subscriptions c
			where c.tenant_id = ${tenantId} and c.id = ${id} and c.card_choice = s.card_choice and lower(c.customer_mail) = lower(s.customer_mail)
		))
		order by s.id for update`;
	return held.toSorted((one, other) => one.number.localeCompare(other.number));
}
