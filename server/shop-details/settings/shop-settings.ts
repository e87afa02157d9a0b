// The general settings of a shop: who it is, what it says of itself, how it is reached, whom it lets in.
import { findSettingError, type ShopSettings } from '../../../rules/shop-settings.ts';
import { tidyEmail, tidyPhone } from '../../../rules/tidy-fields.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { updateTenant } from '../../tenants/update-tenant.ts';
import { findShopDetails, saveShopDetails } from '../shop-details.ts';
import { loadWordings, saveWordings } from './wordings.ts';

const keys = { pageTitle: 'shop.pageTitle', claim: 'shop.claim' } as const;

export async function loadShopSettings(sql: Sql, tenantId: string): Promise<ShopSettings> {
	const tenant = await loadTenant(sql, tenantId);
	const details = await findShopDetails(sql, tenantId);
	const wordings = await loadWordings(sql, tenant, keys);
	const { name: companyName, allowTemporaryUsers: allowGuests, secureSubdomains } = tenant;
	return { companyName, ...wordings, ...details, allowGuests, secureSubdomains };
}

/** What came later may be left out: it stays as it is. */
type GivenSettings = Omit<ShopSettings, 'secureSubdomains'> & { secureSubdomains?: boolean | null | undefined };

const tidied = (
	{ companyName, address, phone, mail, clientApp, ...rest }: GivenSettings,
	country: string,
): GivenSettings => ({
	...rest,
	companyName: companyName.trim(),
	address: address.map((line) => line.trim()).filter(Boolean),
	phone: tidyPhone(phone, country),
	mail: tidyEmail(mail),
	clientApp: clientApp.trim(),
});

export async function saveShopSettings(sql: Sql, caller: Caller, given: GivenSettings): Promise<ShopSettings> {
	const { tenant, services } = caller;
	const before = await loadShopSettings(sql, tenant.id);
	const wanted = tidied(given, tenant.country);
	const settings = { ...wanted, secureSubdomains: wanted.secureSubdomains ?? before.secureSubdomains };
	if (settings.companyName === '') throw new Refused('MANDATORY_FIELDS');
	const pages = await listLedToPages(sql, tenant, defaultLanguage(tenant));
	const slugs = pages.map(({ slug }) => slug);
	const fault = findSettingError(settings, before, slugs);
	if (fault) throw new Refused('VALIDATION', fault);
	await saveWordings(sql, tenant, { [keys.pageTitle]: settings.pageTitle, [keys.claim]: settings.claim });
	const { header, address, phone, mail, userMenu, faqPage, clientApp } = settings;
	const { companyName: name, allowGuests: allowTemporaryUsers, secureSubdomains } = settings;
	await updateTenant(sql, tenant.id, { name, allowTemporaryUsers, secureSubdomains });
	await saveShopDetails(sql, tenant.id, {
		header,
		address: [...address],
		phone,
		mail,
		userMenu,
		faqPage,
		clientApp,
	});
	const after = await loadShopSettings(sql, tenant.id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveShopSettings',
		entity: { type: 'tenant', id: tenant.id },
		before,
		after,
	});
	return after;
}
