// Where a shop is found, for mails that no call has led to.
import { platformHost } from '../../rules/hosts.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from './find-tenant.ts';

export interface PlatformAddress {
	/** Of a shop whose default is the fallback domain. */
	(slug: string): string;
	/** How shops are reached at their own domains; https unless said otherwise. */
	ownProtocol?: 'https' | 'http';
}

interface Platform {
	platformDomain: string;
	domainProtocol: 'https' | 'http';
	/** Whether visitors come through a proxy, which has the usual ports. */
	behindProxy: boolean;
	port(): number;
}

export function platformAddressOf({ platformDomain, domainProtocol, behindProxy, port }: Platform): PlatformAddress {
	const address = (slug: string) => {
		const host = platformHost(slug, platformDomain);
		return behindProxy ? `${domainProtocol}://${host}` : `http://${host}:${port()}`;
	};
	return Object.assign(address, { ownProtocol: domainProtocol });
}

/** As https://shop.example */
export async function findShopAddress(
	sql: Sql,
	{ id, slug }: Pick<Tenant, 'id' | 'slug'>,
	platformAddress: PlatformAddress,
): Promise<string> {
	const [domain] = await sql<{ host: string }[]>`
		select host from domains where tenant_id = ${id} and is_default`;
	return domain ? `${platformAddress.ownProtocol ?? 'https'}://${domain.host}` : platformAddress(slug);
}
