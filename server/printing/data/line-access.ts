// Whose line it is: print data is reached by who has the line in a list, who has ordered it, who has opened the order from a mail, and
// those of the shop who look after orders. To everybody else it does not exist.
import { mayDo, type Right } from '../../../rules/permissions.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';

export interface LineReader {
	userId: string | undefined;
	/** May look at all orders. */
	isStaff: boolean;
	/** Of orders that were opened from mails in this browser. */
	orderTokens: readonly string[];
}

export interface ReachedLine {
	itemId: string;
	/** Whether it is part of an order that was placed. */
	isOrdered: boolean;
}

export const lineReader = (
	user: Subject | undefined,
	orderTokens: readonly string[],
	right: Extract<Right, 'qOrder' | 'mOrder'>,
): LineReader => ({ userId: user?.id, isStaff: mayDo(user, right), orderTokens });

/** @returns undefined when there is no such line, or not for this reader */
export async function reachLine(
	sql: Sql,
	tenantId: string,
	{ userId = null, isStaff, orderTokens }: Omit<LineReader, 'userId'> & { userId?: string | null | undefined },
	itemId: string,
): Promise<ReachedLine | undefined> {
	const opened = await findOpenedOrders(sql, tenantId, orderTokens);
	const [line] = await sql<{ isOrdered: boolean }[]>`
		select o.number is not null as is_ordered
		from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
		where l.tenant_id = ${tenantId} and l.item_id = ${itemId}
			and (${isStaff} or o.user_id = ${userId}::uuid or o.id = any(${opened}::uuid[]))
		union all
		select false from list_items i
		where i.tenant_id = ${tenantId} and i.id = ${itemId} and i.user_id = ${userId}::uuid
		order by is_ordered desc limit 1`;
	return line && { itemId, ...line };
}
