// Who reaches a design, and as what: its owner; who has opened the order from a mail while the shop waits for a new release; those of the shop who look
// after orders, once it is ordered; and of templates those who make them. To everybody else it does not exist.
import { mayDo } from '../../../rules/permissions.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Subject } from '../../accounts/subject.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { findOpenedOrders } from '../../orders/links/order-links.ts';

/** `staff` may correct what was ordered, `viewer` look at it. */
export type DesignAccess = 'owner' | 'link' | 'staff' | 'viewer' | 'template';

export interface DesignReader {
	userId: string | null;
	/** May look at all orders, and so at what was ordered. */
	seesOrders: boolean;
	/** May change what was ordered. */
	correctsOrders: boolean;
	makesTemplates: boolean;
	/** Of orders that were opened from mails in this browser. */
	orderTokens: readonly string[];
}

/** A caller who may have opened orders from mails. */
export interface DesignCaller extends Caller {
	orderTokens?: readonly string[];
}

export const designReader = (user: Subject | undefined, orderTokens: readonly string[] = []): DesignReader => ({
	userId: user?.id ?? null,
	seesOrders: mayDo(user, 'qOrder') || mayDo(user, 'mOrder'),
	correctsOrders: mayDo(user, 'mOrder'),
	makesTemplates: mayDo(user, 'mProd'),
	orderTokens,
});

/** Of `designs d`: a `DesignAccess`, or null. @param opened orders that `orderTokens` open */
const accessColumn = (sql: Sql, tenantId: string, reader: DesignReader, opened: readonly string[]): Fragment => {
	const { userId, seesOrders, correctsOrders, makesTemplates } = reader;
	return sql`case
		when d.kind = 'template' then case when ${makesTemplates}::boolean then 'template' end
		when d.user_id = ${userId}::uuid then 'owner'
		when exists (
			select from order_lines l join print_lines p on p.tenant_id = ${tenantId} and p.item_id = l.item_id
			where l.tenant_id = ${tenantId} and l.design_id = d.id and l.order_id = any(${[...opened]}::uuid[])
				and p.order_id = l.order_id and p.release_id is not null and p.state = 'refused'
		) then 'link'
		when ${seesOrders}::boolean and exists (
			select from order_lines l join orders o on o.tenant_id = ${tenantId} and o.id = l.order_id
			where l.tenant_id = ${tenantId} and l.design_id = d.id and o.number is not null
		) then case when ${correctsOrders}::boolean then 'staff' else 'viewer' end
	end`;
};

/** @param lock until the end of the transaction. @returns undefined where it does not exist for this reader */
export async function findAccess(
	sql: Sql,
	tenantId: string,
	reader: DesignReader,
	id: string,
	lock: 'none' | 'revision' | 'all' = 'none',
): Promise<DesignAccess | undefined> {
	const opened = await findOpenedOrders(sql, tenantId, reader.orderTokens);
	const locking = { none: sql``, revision: sql`for no key update`, all: sql`for update` }[lock];
	const [row] = await sql<{ access: DesignAccess | null }[]>`
		select ${accessColumn(sql, tenantId, reader, opened)} as access from designs d
		where d.tenant_id = ${tenantId} and d.id = ${id} ${locking}`;
	return row?.access ?? undefined;
}
