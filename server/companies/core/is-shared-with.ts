// Of an order `o`: whether it was ordered for the company of a user that shares what is ordered for it.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';

/** A checkout that was given up is none to colleagues. */
export const isSharedWith = (sql: Sql, tenantId: string, userId: string): Fragment => sql`(
	(o.number is not null or o.approval <> 'none') and exists (
		select from company_members m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.company_id = o.company_id and c.share_orders and c.archived_at is null
	)
)`;
