// Where a shop is found, for mails that no call has led to.
import type { Sql } from '../database/connection.ts';
import type { Tenant } from './find-tenant.ts';

/** Of a shop whose default is the fallback domain. */
export type PlatformAddress = (slug: string) => string;

/** As https://shop.example */
export async function findShopAddress(
	sql: Sql,
	{ id, slug }: Pick<Tenant, 'id' | 'slug'>,
	platformAddress: PlatformAddress,
): Promise<string> {
	const [domain] = await sql<{ host: string }[]>`
		select host from domains where tenant_id = ${id} and is_default`;
	return domain ? `https://${domain.host}` : platformAddress(slug);
}
