// What was said with purchasing systems, the latest first; and one of it in full.
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';

export interface ListedMessage {
	id: string;
	at: Date;
	buyerId: string | null;
	buyerName: string | null;
	direction: 'in' | 'out';
	kind: string;
	deployment: string;
	orderRef: string;
	payloadId: string;
	status: number | null;
	problem: string;
	/** With every secret masked. */
	body: string;
}

export interface WantedMessages {
	buyerId: string | null;
	/** Those that were refused alone. */
	refused: boolean;
	/** In numbers of orders, payload ids and texts. */
	search: string;
	first: number;
	offset: number;
}

export async function listMessages(
	sql: Sql,
	tenantId: string,
	{ buyerId, refused, search, first, offset }: WantedMessages,
): Promise<{ items: ListedMessage[]; total: number }> {
	const pattern = containing(search.trim());
	const rows = await sql<(ListedMessage & { total: number })[]>`
		select m.id, m.at, m.buyer_id, b.name as buyer_name, m.direction, m.kind, m.deployment, m.order_ref, m.payload_id,
			m.status, m.problem, m.body, count(*) over ()::int as total
		from procurement_messages m
		left join procurement_buyers b on b.tenant_id = m.tenant_id and b.id = m.buyer_id
		where m.tenant_id = ${tenantId} and (${buyerId}::uuid is null or m.buyer_id = ${buyerId})
			and (not ${refused} or m.status >= 400 or m.problem <> '')
			and (${search.trim() === ''} or m.order_ref ilike ${pattern} or m.payload_id ilike ${pattern} or m.body ilike ${pattern})
		order by m.at desc, m.id desc limit ${first} offset ${offset}`;
	return { items: rows.map(({ total, ...message }) => message), total: rows[0]?.total ?? 0 };
}
