// Who waits for a product and for its variants, those who have waited longest first.
import { maskAddress } from '../../../rules/mask-address.ts';
import type { Sql } from '../../database/connection.ts';

export interface ListedNotice {
	id: string;
	productId: string;
	email: string;
	language: string;
	createdAt: Date;
}

export interface ListedNotices {
	items: ListedNotice[];
	/** Of all pages. */
	total: number;
}

interface Wanted {
	first: number;
	offset: number;
	/** Whether the caller may read addresses of customers. */
	showsAddresses: boolean;
}

export async function listNotices(
	sql: Sql,
	tenantId: string,
	productId: string,
	{ first, offset, showsAddresses }: Wanted,
): Promise<ListedNotices> {
	const rows = await sql<(ListedNotice & { total: number })[]>`
		select n.id, n.product_id, n.email, n.language, n.created_at, count(*) over ()::int as total from stock_notices n
		join products p on p.tenant_id = n.tenant_id and p.id = n.product_id
		where n.tenant_id = ${tenantId} and (p.id = ${productId} or p.parent_id = ${productId}) and n.confirmed_at is not null
		order by n.created_at, n.id limit ${first} offset ${offset}`;
	const items = rows.map(({ total: _total, ...row }) => ({
		...row,
		email: showsAddresses ? row.email : maskAddress(row.email),
	}));
	return { items, total: rows[0]?.total ?? 0 };
}
