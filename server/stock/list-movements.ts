// Every change of a number in stock, the latest first.
import type { StockReason } from '../../rules/stock.ts';
import { findNames } from '../accounts/users/find-names.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';

export interface Movement {
	id: string;
	at: Date;
	reason: StockReason;
	onHandChange: number;
	reservedChange: number;
	onHand: number;
	reserved: number;
	note: string;
	/** None: no user, or one who was deleted. */
	by: string | null;
}

export interface Movements {
	items: Movement[];
	/** Of all pages. */
	total: number;
}

export async function listMovements(
	sql: Sql,
	tenantId: string,
	productId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<Movements> {
	const [known] = await sql<{ total: number }[]>`
		select (
			select count(*)::int from stock_movements m where m.tenant_id = p.tenant_id and m.product_id = p.id
		) as total
		from products p where p.tenant_id = ${tenantId} and p.id = ${productId}`;
	if (!known) throw new Refused('NOT_FOUND');
	const rows = await sql<(Omit<Movement, 'by'> & { userId: string | null })[]>`
		select id, at, reason, on_hand_change, reserved_change, on_hand, reserved, note, user_id from stock_movements
		where tenant_id = ${tenantId} and product_id = ${productId}
		order by at desc, id desc limit ${first} offset ${offset}`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ userId }) => userId ?? []),
	);
	const items = rows.map(({ userId, ...row }) => ({ ...row, by: (userId && names.get(userId)) || null }));
	return { items, total: known.total };
}
