// How a shop sells. A shop that has never said so sells as the defaults do.
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import type { Sql } from '../../database/connection.ts';
import { findSettings } from '../../settings/store-settings.ts';

export async function findOrderSettings(sql: Sql, tenantId: string): Promise<OrderSettings> {
	return (await findSettings(sql, tenantId, orderSettings)).values;
}
