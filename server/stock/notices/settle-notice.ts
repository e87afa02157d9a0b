// What the link of a notice leads to: it is confirmed, or given up. Both may be done twice.
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findProductName } from '../product-name.ts';
import { isSoldOut } from './sold-out.ts';

export interface FoundNotice {
	product: string;
	language: string;
	isConfirmed: boolean;
	/** Where it can be ordered by now: path and query below the language; undefined while it cannot. */
	page: string | undefined;
}

interface Row {
	productId: string;
	language: string;
	isConfirmed: boolean;
	isBack: boolean;
	slug: string;
	/** The code of the variant; empty where it is the product itself. */
	variant: string;
}

/** Below the language. @param variant its code; empty for the product itself */
export const productPage = ({ slug, variant }: { slug: string; variant: string }) =>
	`product/${slug}${variant === '' ? '' : `?${new URLSearchParams({ variant })}`}`;

export async function findNotice(sql: Sql, tenant: Tenant, token: string): Promise<FoundNotice | undefined> {
	const [row] = await sql<Row[]>`
		select n.product_id, n.language, n.confirmed_at is not null as is_confirmed, shown.slug,
			case when p.parent_id is null then '' else p.code end as variant,
			p.published and shown.published and shown.archived_at is null and not ${isSoldOut(sql, 'p')} as is_back
		from stock_notices n
		join products p on p.tenant_id = n.tenant_id and p.id = n.product_id
		join products shown on shown.tenant_id = p.tenant_id and shown.id = coalesce(p.parent_id, p.id)
		where n.tenant_id = ${tenant.id} and n.token = ${token}`;
	if (!row) return undefined;
	const { productId, language, isConfirmed, isBack } = row;
	const product = await findProductName(sql, tenant, productId, language);
	return { product, language, isConfirmed, page: isBack ? productPage(row) : undefined };
}

export const confirmNotice = (sql: Sql, tenantId: string, token: string) => sql`
	update stock_notices set confirmed_at = coalesce(confirmed_at, now()) where tenant_id = ${tenantId} and token = ${token}`;

export const stopNotice = (sql: Sql, tenantId: string, token: string) => sql`
	delete from stock_notices where tenant_id = ${tenantId} and token = ${token}`;
