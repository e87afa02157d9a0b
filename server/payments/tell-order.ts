// What money does to an order is part of its story. The insert is written here and not asked of the orders, which stand above payments.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';

interface Told {
	kind: 'payment' | 'refund';
	detail: object;
	/** One of the shop; nobody: it happened by itself. */
	userId?: string | undefined;
}

export const tellOrder = (sql: Sql, tenantId: string, orderId: string, { kind, detail, userId }: Told) => sql`
	insert into order_events (tenant_id, id, order_id, actor, user_id, kind, detail)
	values (${tenantId}, ${newId()}, ${orderId}, ${userId ? 'staff' : 'system'}, ${userId ?? null}, ${kind},
		${JSON.stringify(detail)}::text::jsonb)`;
