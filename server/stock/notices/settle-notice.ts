// What the link of a notice leads to: it is confirmed, or given up. Both may be done twice.
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findProductName } from '../product-name.ts';

export interface FoundNotice {
	product: string;
	language: string;
	isConfirmed: boolean;
}

export async function findNotice(sql: Sql, tenant: Tenant, token: string): Promise<FoundNotice | undefined> {
	const [row] = await sql<{ productId: string; language: string; isConfirmed: boolean }[]>`
		select product_id, language, confirmed_at is not null as is_confirmed from stock_notices
		where tenant_id = ${tenant.id} and token = ${token}`;
	if (!row) return undefined;
	const { productId, language, isConfirmed } = row;
	return { product: await findProductName(sql, tenant, productId, language), language, isConfirmed };
}

export const confirmNotice = (sql: Sql, tenantId: string, token: string) => sql`
	update stock_notices set confirmed_at = coalesce(confirmed_at, now()) where tenant_id = ${tenantId} and token = ${token}`;

export const stopNotice = (sql: Sql, tenantId: string, token: string) => sql`
	delete from stock_notices where tenant_id = ${tenantId} and token = ${token}`;
