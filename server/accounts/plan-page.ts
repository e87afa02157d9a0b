// Where a shop finds the plan that it pays the platform for: in its own administration, as nobody of it can sign in at the shop that sells the plans.

import { asTenant } from '../database/as-tenant.ts';
import type { Sql } from '../database/connection.ts';
import { hasTenant, loadTenant } from '../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../tenants/shop-address.ts';
import { shopLink } from './shop-link.ts';

/**
 * In a transaction of the seller.
 * @returns undefined for a shop that was removed
 */
export const findPlanPage = (
	sql: Sql,
	forTenant: string,
	language: string,
	platformAddress: PlatformAddress,
): Promise<string | undefined> =>
	asTenant(sql, forTenant, async () => {
		if (!(await hasTenant(sql, forTenant))) return undefined;
		const tenant = await loadTenant(sql, forTenant);
		const shop = await findShopAddress(sql, tenant, platformAddress);
		return shopLink(tenant, shop, language, 'admin/settings/subscription');
	});
