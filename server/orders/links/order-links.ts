// Links that open one order without an account. A link holds a random token and nothing else; the database holds its hash. It opens
// this order alone, for half a year, and no longer than its person is known.

import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { placedJobName } from '../core/place-order.ts';

const daysToLive = 180;

export interface OrderAccess {
	/** No one can sign in to see it: it is a guest's, or its account is gone. */
	needsLink: boolean;
	/** The address of the order is that of the buyer: an account, or a link that was opened. No one else is written to before. */
	confirmed: boolean;
	/** Its person was erased. */
	revoked: boolean;
}

export async function findOrderAccess(sql: Sql, tenantId: string, orderId: string): Promise<OrderAccess> {
	const [found] = await sql<OrderAccess[]>`
		select u.id is null or u.guest as needs_link, coalesce(not u.guest, false) or coalesce(l.opened, false) as confirmed,
			coalesce(l.revoked, false) as revoked
		from orders o
		left join users u on u.tenant_id = ${tenantId} and u.id = o.user_id
		left join lateral (
			select bool_or(l.opened_at is not null) as opened, bool_or(l.revoked_at is not null) as revoked
			from order_links l where l.tenant_id = ${tenantId} and l.order_id = o.id
		) l on true
		where o.tenant_id = ${tenantId} and o.id = ${orderId}`;
	return found ?? { needsLink: true, confirmed: false, revoked: true };
}

/** @returns the token, which is shown to no one but the reader of the mail */
export async function makeOrderLink(sql: Sql, tenantId: string, orderId: string): Promise<string> {
	const token = newToken();
	await sql`
		insert into order_links (tenant_id, token_hash, order_id, expires_at)
		values (${tenantId}, ${hashOf(token)}, ${orderId}, now() + make_interval(days => ${daysToLive}))`;
	return token;
}

/** The orders that these tokens open. */
export async function findOpenedOrders(sql: Sql, tenantId: string, tokens: readonly string[]): Promise<string[]> {
	if (tokens.length === 0) return [];
	const rows = await sql<{ orderId: string }[]>`
		select distinct order_id from order_links
		where tenant_id = ${tenantId} and token_hash = any(${tokens.map(hashOf)}::text[])
			and expires_at > now() and revoked_at is null`;
	return rows.map(({ orderId }) => orderId);
}

export interface OpenedOrder {
	number: string;
	language: string;
}

/** @returns undefined for a token that opens nothing, or nothing any more */
export async function openOrderLink(sql: Sql, tenantId: string, token: string): Promise<OpenedOrder | undefined> {
	const [order] = await sql<(OpenedOrder & { id: string; first: boolean; copied: boolean })[]>`
		select o.id, o.number, o.language, o.billing_address ->> 'ccEmail' <> '' as copied, not exists (
			select from order_links other where other.tenant_id = ${tenantId} and other.order_id = o.id and other.opened_at is not null
		) as first
		from order_links l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.token_hash = ${hashOf(token)} and l.expires_at > now() and l.revoked_at is null
			and o.number is not null`;
	if (!order) return undefined;
	const { id, number, language, first, copied } = order;
	if (first) {
		await sql`
			update order_links set opened_at = now() where tenant_id = ${tenantId} and token_hash = ${hashOf(token)}`;
		// The copies have waited for this; who was written to already is not written to again.
		if (copied) await sendJob(sql, tenantId, placedJobName, { orderId: id });
	}
	return { number, language };
}
