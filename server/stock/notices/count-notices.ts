// How many wait for a product and for each of its variants.
import type { Sql } from '../../database/connection.ts';

export interface NoticeCount {
	productId: string;
	waiting: number;
}

export const countNotices = (sql: Sql, tenantId: string, productId: string): Promise<NoticeCount[]> => sql<
	NoticeCount[]
>`
	select n.product_id, count(*)::int as waiting from stock_notices n
	join products p on p.tenant_id = n.tenant_id and p.id = n.product_id
	where n.tenant_id = ${tenantId} and (p.id = ${productId} or p.parent_id = ${productId}) and n.confirmed_at is not null
	group by 1 order by 1`;
