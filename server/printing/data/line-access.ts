// Whose line it is: print data is reached by who has the line in a list, who has ordered it or subscribed to it, who has opened the order
// from a mail, and those of the shop who look after orders. It is looked at, and no more, by those who approve the order and by colleagues of
// a company that shares its orders. To everybody else it does not exist.
import { mayDo, type Right } from '../../../rules/permissions.ts';
import type { Subject } from '../../accounts/subject.ts';
import { isSeenByApprover } from '../../approvals/core/find-approvers.ts';
import { isSharedWith } from '../../companies/core/is-shared-with.ts';
import type { Sql } from '../../database/connection.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';

export interface LineReader {
	userId: string | undefined;
	/** May look at all orders. */
	isStaff: boolean;
	/** Nothing is changed: then approvers and colleagues reach it, too. */
	looksOnly?: boolean;
	/** Of orders that were opened from mails in this browser. */
	orderTokens: readonly string[];
}

export interface ReachedLine {
	itemId: string;
	/** Null once the product is deleted. */
	productId: string | null;
	/** Whether it is printed from a design: then it takes no data. */
	hasDesign: boolean;
	/** Whether it is part of an order that was placed. */
	isOrdered: boolean;
	/** Whether that order was cancelled: nothing more is printed for it. */
	isCancelled: boolean;
	/** Whether it is the reader's own; else they look after orders, or look at it only. */
	isOwn: boolean;
}

export const lineReader = (
	user: Subject | undefined,
	orderTokens: readonly string[],
	right: Extract<Right, 'qOrder' | 'mOrder'>,
): LineReader => ({ userId: user?.id, isStaff: mayDo(user, right), looksOnly: right === 'qOrder', orderTokens });

type Reader = Omit<LineReader, 'userId'> & { userId?: string | null | undefined };

/** @returns those that exist for this reader, by their item */
export async function reachLines(
	sql: Sql,
	tenantId: string,
	{ userId = null, isStaff, looksOnly = false, orderTokens }: Reader,
	itemIds: readonly string[],
): Promise<Map<string, ReachedLine>> {
	const isLookedAt =
		looksOnly && userId !== null
			? sql`or ${isSeenByApprover(sql, tenantId, userId)} or ${isSharedWith(sql, tenantId, userId)}`
			: sql``;
	const opened = await findOpenedOrders(sql, tenantId, orderTokens);
	const lines = await sql<ReachedLine[]>`
		select distinct on (item_id) * from (
			select l.item_id, o.number is not null as is_ordered, o.cancelled_at is not null as is_cancelled, l.product_id, l.design_id is not null as has_design,
				(o.user_id is not null and o.user_id = ${userId}::uuid) or o.id = any(${opened}::uuid[]) as is_own
			from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
			where l.tenant_id = ${tenantId} and l.item_id = any(${[...itemIds]}::uuid[])
				and (${isStaff} or o.user_id = ${userId}::uuid or o.id = any(${opened}::uuid[]) ${isLookedAt})
			union all
			select i.id, false, false, i.product_id, i.design_id is not null, true from list_items i
			where i.tenant_id = ${tenantId} and i.id = any(${[...itemIds]}::uuid[]) and i.user_id = ${userId}::uuid
			union all
			select l.item_id, false, false, l.product_id, l.design_id is not null, true
			from subscription_lines l join subscriptions s on s.tenant_id = ${tenantId} and s.id = l.subscription_id
			where l.tenant_id = ${tenantId} and l.item_id = any(${[...itemIds]}::uuid[]) and s.user_id = ${userId}::uuid
				and s.number is not null and s.state <> 'ended'
		) reached
		order by item_id, is_ordered desc`;
	return new Map(lines.map((line) => [line.itemId, line]));
}

/** @returns undefined when there is no such line, or not for this reader */
export const reachLine = async (
	sql: Sql,
	tenantId: string,
	reader: Reader,
	itemId: string,
): Promise<ReachedLine | undefined> => (await reachLines(sql, tenantId, reader, [itemId])).get(itemId);
