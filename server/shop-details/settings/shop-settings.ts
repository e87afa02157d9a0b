// The general settings of a shop: who it is, what it says of itself, how it is reached, whom it lets in.
import { type ShopSettings, shopSettings, weekdays } from '../../../rules/settings/shop.ts';
import type { Caller } from '../../accounts/services.ts';
import { moveValidity } from '../../catalogue/move-validity.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { findSettings, type StoredSettings } from '../../settings/store-settings.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { updateTenant } from '../../tenants/update-tenant.ts';
import { loadWordings, saveWordings } from './wordings.ts';

/** What is kept with the tenant and among its texts. */
async function loadElsewhere(sql: Sql, tenantId: string) {
	const tenant = await loadTenant(sql, tenantId);
	const { name: companyName, allowTemporaryUsers: allowGuests, secureSubdomains, timeZone } = tenant;
	const weekStart = weekdays[tenant.weekStart - 1] ?? 'monday';
	const wordings = await loadWordings(sql, tenant, shopSettings);
	return { companyName, allowGuests, secureSubdomains, timeZone, weekStart, ...wordings };
}

export async function loadShopSettings(sql: Sql, tenantId: string): Promise<StoredSettings<typeof shopSettings>> {
	const elsewhere = await loadElsewhere(sql, tenantId);
	const { values, revision } = await findSettings(sql, tenantId, shopSettings);
	return { values: { ...values, ...elsewhere }, revision };
}

/** Figures are counted by the database, whose list may be older than that of `Intl`. */
async function refuseUnknownZone(sql: Sql, timeZone: string): Promise<void> {
	const [known] = await sql`select from pg_timezone_names where name = ${timeZone}`;
	if (!known) throw new Refused('VALIDATION', 'timeZone');
}

export async function saveShopSettings(
	sql: Sql,
	caller: Caller,
	given: Partial<ShopSettings>,
	revision: number | undefined,
): Promise<StoredSettings<typeof shopSettings>> {
	const { tenant } = caller;
	if (given.companyName?.trim() === '') throw new Refused('MANDATORY_FIELDS');
	const pages = await listLedToPages(sql, tenant, defaultLanguage(tenant));
	return saveSettings(sql, caller, shopSettings, given, {
		revision,
		action: 'saveShopSettings',
		context: { options: { faqPage: pages.map(({ slug }) => slug) } },
		elsewhere: {
			load: () => loadElsewhere(sql, tenant.id),
			async store(settings) {
				const { companyName: name, allowGuests: allowTemporaryUsers, secureSubdomains, timeZone } = settings;
				const weekStart = weekdays.indexOf(settings.weekStart) + 1;
				if (timeZone !== tenant.timeZone) await refuseUnknownZone(sql, timeZone);
				await saveWordings(sql, tenant, shopSettings, settings);
				await updateTenant(sql, tenant.id, { name, allowTemporaryUsers, secureSubdomains, timeZone, weekStart });
			},
		},
		after: async ({ timeZone }) => {
			if (timeZone !== tenant.timeZone) await moveValidity(sql, { ...tenant, timeZone }, tenant.timeZone);
		},
	});
}
