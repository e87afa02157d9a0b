// How a shop can be reached, which header it has, and what the user menu in it shows.
import { type ShopSettings, shopSettings } from '../../rules/settings/shop.ts';
import type { Sql } from '../database/connection.ts';
import { findSettings } from '../settings/store-settings.ts';
import { holdTenant } from '../tenants/announce-change.ts';

export async function findShopDetails(sql: Sql, tenantId: string): Promise<ShopSettings> {
	return (await findSettings(sql, tenantId, shopSettings)).values;
}

/** Two who ask at the same time, to fill them in, are answered one after the other. */
export async function hasShopDetails(sql: Sql, tenantId: string): Promise<boolean> {
	await holdTenant(sql, tenantId);
	return (await findSettings(sql, tenantId, shopSettings)).revision > 0;
}
