// What a shop says beside its prices.
import { type PriceSettings, priceSettings } from '../../rules/settings/prices.ts';
import type { Sql } from '../database/connection.ts';
import { findSettings } from '../settings/store-settings.ts';

type PriceDetails = Pick<PriceSettings, 'totalLabel' | 'stockWarningRecipients'>;

export async function findPriceDetails(sql: Sql, tenantId: string): Promise<PriceDetails> {
	return (await findSettings(sql, tenantId, priceSettings)).values;
}
