// What a shop says of its prices: currency, net or gross, the country whose taxes hold, words beside prices, whom to warn of low stock.
import { type PriceSettings, priceSettings } from '../../../rules/settings/prices.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { findSettings, type StoredSettings } from '../../settings/store-settings.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { updatePriceTerms } from '../../tenants/update-tenant.ts';
import { loadWordings, saveWordings } from './wordings.ts';

/** What is kept with the tenant and among its texts. */
async function loadElsewhere(sql: Sql, tenantId: string) {
	const tenant = await loadTenant(sql, tenantId);
	const { currency, country, pricesIncludeTax } = tenant;
	return { currency, country, pricesIncludeTax, ...(await loadWordings(sql, tenant, priceSettings)) };
}

export async function loadPriceSettings(sql: Sql, tenantId: string): Promise<StoredSettings<typeof priceSettings>> {
	const elsewhere = await loadElsewhere(sql, tenantId);
	const { values, revision } = await findSettings(sql, tenantId, priceSettings);
	return { values: { ...values, ...elsewhere }, revision };
}

export const savePriceSettings = (
	sql: Sql,
	caller: Caller,
	given: Partial<PriceSettings>,
	revision: number | undefined,
): Promise<StoredSettings<typeof priceSettings>> =>
	saveSettings(sql, caller, priceSettings, given, {
		revision,
		action: 'savePriceSettings',
		elsewhere: {
			load: () => loadElsewhere(sql, caller.tenant.id),
			async store(settings) {
				await saveWordings(sql, caller.tenant, priceSettings, settings);
				await updatePriceTerms(sql, caller.tenant.id, settings);
			},
		},
	});
