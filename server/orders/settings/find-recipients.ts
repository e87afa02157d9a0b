// Whom a shop wants to be notified of orders and of what customers declare about them; else the shop's own address.
import type { Sql } from '../../database/connection.ts';
import { findShopDetails } from '../../shop-details/shop-details.ts';
import { findOrderSettings } from './find-settings.ts';

export async function findShopRecipients(sql: Sql, tenantId: string): Promise<readonly string[]> {
	const { orderRecipients } = await findOrderSettings(sql, tenantId);
	if (orderRecipients.length > 0) return orderRecipients;
	const { mail } = await findShopDetails(sql, tenantId);
	return mail ? [mail] : [];
}
