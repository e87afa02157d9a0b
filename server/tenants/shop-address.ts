// Where a shop is found, for mails that no call has led to.
import type { Sql } from '../database/connection.ts';
import type { Tenant } from './find-tenant.ts';

/** Of a shop that has no domain of its own. */
export type PlatformAddress = (slug: string) => string;

/** As https://shop.example */
export async function findShopAddress(
	sql: Sql,
	{ id, slug }: Pick<Tenant, 'id' | 'slug'>,
	platformAddress: PlatformAddress,
): Promise<string> {
	const [domain] = await sql<{ host: string }[]>`
		select host from domains where tenant_id = ${id} and active order by created_at, host limit 1`;
	return domain ? `https://${domain.host}` : platformAddress(slug);
}
