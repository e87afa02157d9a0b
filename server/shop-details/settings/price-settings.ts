// What a shop says of its prices: currency, net or gross, the country whose taxes hold, words beside prices, whom to warn of low stock.
import { findPriceSettingError, type PriceSettings, readRecipients } from '../../../rules/price-settings.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { updatePriceTerms } from '../../tenants/update-tenant.ts';
import { findPriceDetails, savePriceDetails } from '../shop-details.ts';
import { loadWordings, saveWordings } from './wordings.ts';

const keys = { pricingText: 'shop.pricingText' } as const;

export async function loadPriceSettings(sql: Sql, tenantId: string): Promise<PriceSettings> {
	const tenant = await loadTenant(sql, tenantId);
	const { currency, country, pricesIncludeTax } = tenant;
	const { totalLabel, stockWarningRecipients } = await findPriceDetails(sql, tenantId);
	const wordings = await loadWordings(sql, tenant, keys);
	return {
		currency,
		country,
		pricesIncludeTax,
		totalLabel,
		...wordings,
		stockWarningRecipients: stockWarningRecipients.join(','),
	};
}

export async function savePriceSettings(sql: Sql, caller: Caller, settings: PriceSettings): Promise<PriceSettings> {
	const { tenant, services } = caller;
	const before = await loadPriceSettings(sql, tenant.id);
	const fault = findPriceSettingError(settings, before);
	if (fault) throw new Refused('VALIDATION', fault);
	const { totalLabel, pricingText, stockWarningRecipients } = settings;
	await saveWordings(sql, tenant, { [keys.pricingText]: pricingText });
	await updatePriceTerms(sql, tenant.id, settings);
	await savePriceDetails(sql, tenant.id, {
		totalLabel,
		stockWarningRecipients: readRecipients(stockWarningRecipients),
	});
	const after = await loadPriceSettings(sql, tenant.id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'savePriceSettings',
		entity: { type: 'tenant', id: tenant.id },
		before,
		after,
	});
	return after;
}
