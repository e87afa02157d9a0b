// Refunds as a history tells of them: why, of which order, and to whom it was written.
import type { Sql } from '../../database/connection.ts';

interface RefundOfHistory {
	id: string;
	reason: string;
	orderNumber: string | null;
	/** Separated by commas; null: to nobody that is known any more. */
	recipients: string | null;
}

export const findRefundsOfHistory = (
	sql: Sql,
	tenantId: string,
	refundIds: readonly string[],
): Promise<RefundOfHistory[]> => sql<RefundOfHistory[]>`
	select r.id, r.reason, o.number as order_number, (
		select string_agg(distinct m.recipient, ', ') from order_mails m
		where m.tenant_id = r.tenant_id and m.order_id = r.order_id and m.purpose = 'refund.' || r.id
	) as recipients
	from refunds r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
	where r.tenant_id = ${tenantId} and r.id = any(${[...refundIds]}::uuid[])`;
