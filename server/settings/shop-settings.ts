// The general settings of a shop: who it is, what it says of itself, how it is reached, whom it lets in.
import { findSettingFault, type ShopSettings } from '../../rules/shop-settings.ts';
import { shippedEntries } from '../../rules/texts/catalogue/groups.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { listPlainPages } from '../shopfront/plain-pages.ts';
import { findShopDetails, saveShopDetails } from '../shopfront/shop-details.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { updateTenant } from '../tenants/update-tenant.ts';
import { findTexts } from '../texts/find-texts.ts';
import { RefusedText } from '../texts/refuse-text.ts';
import { saveTexts } from '../texts/save-texts.ts';

const keys = { pageTitle: 'shop.pageTitle', claim: 'shop.claim' } as const;

export async function loadShopSettings(sql: Sql, tenantId: string): Promise<ShopSettings> {
	const { name, allowTemporaryUsers, languages } = await loadTenant(sql, tenantId);
	const details = await findShopDetails(sql, tenantId);
	const texts = await findTexts(sql, tenantId, Object.values(keys));
	const inAll = (key: string) => {
		const own = texts.get(key)?.translations ?? {};
		return Object.fromEntries(languages.map(({ languageCode }) => [languageCode, own[languageCode] ?? '']));
	};
	return {
		companyName: name,
		pageTitle: inAll(keys.pageTitle),
		claim: inAll(keys.claim),
		...details,
		allowGuests: allowTemporaryUsers,
	};
}

async function saveWordings(sql: Sql, tenant: Tenant, settings: ShopSettings): Promise<void> {
	const spoken = (wording: Readonly<Record<string, string>>) =>
		Object.fromEntries(
			Object.entries(wording).filter(([code]) => tenant.languages.some(({ languageCode }) => languageCode === code)),
		);
	const texts = (['pageTitle', 'claim'] as const).map((name) => {
		const baseText = shippedEntries.get(keys[name])?.translations['en-GB'] ?? '';
		const translations = spoken(settings[name]);
		return {
			key: keys[name],
			type: 'static',
			group: 'storefront',
			baseText,
			baseLanguage: 'en-GB',
			translations,
			origin: 'human',
		} as const;
	});
	await saveTexts(sql, tenant.id, texts).catch((error) => {
		throw error instanceof RefusedText ? new Refused('VALIDATION', error.message) : error;
	});
}

const trimmed = ({ companyName, address, phone, mail, clientApp, ...rest }: ShopSettings): ShopSettings => ({
	...rest,
	companyName: companyName.trim(),
	address: address.map((line) => line.trim()).filter(Boolean),
	phone: phone.trim(),
	mail: mail.trim(),
	clientApp: clientApp.trim(),
});

export async function saveShopSettings(sql: Sql, caller: Caller, given: ShopSettings): Promise<ShopSettings> {
	const { tenant, services } = caller;
	const settings = trimmed(given);
	if (settings.companyName === '') throw new Refused('MANDATORY_FIELDS');
	const before = await loadShopSettings(sql, tenant.id);
	const pages = await listPlainPages(sql, tenant, defaultLanguage(tenant));
	const slugs = pages.map(({ slug }) => slug);
	const fault = findSettingFault(settings, before, slugs);
	if (fault) throw new Refused('VALIDATION', fault);
	await saveWordings(sql, tenant, settings);
	const { header, address, phone, mail, userMenu, faqPage, clientApp } = settings;
	await updateTenant(sql, tenant.id, { name: settings.companyName, allowTemporaryUsers: settings.allowGuests });
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
