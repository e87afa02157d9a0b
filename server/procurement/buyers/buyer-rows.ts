// The purchasing systems of a shop as they are stored, and how a message finds its own.
import type { Buyer } from '../../../rules/procurement/buyer.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { findSecretTimes, type OwnedPurpose } from '../../secrets/keep-secret.ts';

export interface StoredBuyer extends Buyer {
	id: string;
	revision: number;
}

export interface ListedBuyer extends StoredBuyer {
	/** Null: the shared secret of the shop counts. */
	secretSetAt: Date | null;
	/** Of the last message of it; null: it has never sent one. */
	lastMessageAt: Date | null;
}

export const secretPurposeOf = (buyerId: string): OwnedPurpose => `procurementBuyer:${buyerId}`;

const columns = (sql: Sql): Fragment => sql`b.id, b.name, b.protocol, b.role_id, b.active, b.settings, b.revision`;

export async function findBuyer(sql: Sql, tenantId: string, id: string): Promise<StoredBuyer | undefined> {
	const [buyer] = await sql<StoredBuyer[]>`
		select ${columns(sql)} from procurement_buyers b where b.tenant_id = ${tenantId} and b.id = ${id}`;
	return buyer;
}

interface Named {
	domain: string;
	identity: string;
}

/** Who a cXML message says it is from. Systems write their own identity in different cases. */
export async function findBuyerByIdentity(
	sql: Sql,
	tenantId: string,
	credentials: readonly Named[],
): Promise<StoredBuyer | undefined> {
	const rows = credentials.map(({ domain, identity }) => ({
		domain: domain.toLowerCase(),
		identity: identity.toLowerCase(),
	}));
	const [buyer] = await sql<StoredBuyer[]>`
		select ${columns(sql)} from procurement_buyers b
		join jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as g (domain text, identity text)
			on lower(b.settings ->> 'fromDomain') = g.domain and lower(b.settings ->> 'fromIdentity') = g.identity
		where b.tenant_id = ${tenantId} and b.settings ->> 'fromIdentity' <> '' order by b.id limit 1`;
	return buyer;
}

export async function findBuyerByUsername(
	sql: Sql,
	tenantId: string,
	username: string,
): Promise<StoredBuyer | undefined> {
	const [buyer] = await sql<StoredBuyer[]>`
		select ${columns(sql)} from procurement_buyers b
		where b.tenant_id = ${tenantId} and b.protocol = 'oci' and b.settings ->> 'username' <> ''
			and lower(b.settings ->> 'username') = ${username.toLowerCase()}`;
	return buyer;
}

/** By name. @param id of one alone */
export async function listBuyers(sql: Sql, tenantId: string, id: string | null = null): Promise<ListedBuyer[]> {
	const rows = await sql<(StoredBuyer & { lastMessageAt: Date | null })[]>`
		select ${columns(sql)}, (
				select max(m.at) from procurement_messages m
				where m.tenant_id = b.tenant_id and m.buyer_id = b.id and m.direction = 'in'
			) as last_message_at
		from procurement_buyers b
		where b.tenant_id = ${tenantId} and (${id}::uuid is null or b.id = ${id}) order by lower(b.name), b.id`;
	const times = await findSecretTimes(
		sql,
		tenantId,
		rows.map((row) => secretPurposeOf(row.id)),
	);
	return rows.map((row) => ({ ...row, secretSetAt: times.get(secretPurposeOf(row.id)) ?? null }));
}
