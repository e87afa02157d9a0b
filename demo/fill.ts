// Fills the demo. What is already there stays as it is.
import { machineTranslationSettings } from '../rules/settings/machine-translation.ts';
import type { Database } from '../server/database/connection.ts';
import { isTaken } from '../server/failure.ts';
import type { MediaStore } from '../server/media/store.ts';
import { storeSettings } from '../server/settings/store-settings.ts';
import { createTenant } from '../server/tenants/create-tenant.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { hasTheme } from '../server/theme/has-theme.ts';
import { saveTheme } from '../server/theme/save-theme.ts';
import { demoShops } from './data/shops.ts';
import { fillTemplates } from './designs/fill-templates.ts';
import { fillContactRequests } from './fill-contact-requests.ts';
import { fillDomains } from './fill-domains.ts';
import { fillMails } from './fill-mails.ts';
import { fillMenus } from './fill-menus.ts';
import { fillPages } from './fill-pages.ts';
import { fillPlans } from './fill-plans.ts';
import { fillProducts } from './fill-products.ts';
import { fillSelling } from './fill-selling.ts';
import { fillShopfront } from './fill-shopfront.ts';
import { fillStockPhotos } from './fill-stock-photos.ts';
import { fillTopics } from './newsletter/fill-topics.ts';
import { demoTenants } from './tenants.ts';
import { demoThemes } from './themes.ts';

/** Also for a tenant whose making was interrupted before it had its theme. */
async function fillThemes(database: Database): Promise<void> {
	for (const { id, slug } of await listTenants(database)) {
		const theme = demoThemes[slug];
		if (!theme) continue;
		await database.inTenant(id, async (sql) => {
			if (await hasTheme(sql, id)) return;
			const [error] = await saveTheme(sql, id, theme);
			if (error) throw new Error(`the demo theme of ${slug}: ${error.path} ${error.message}`);
		});
	}
}

type Progress = (message: string) => void;

async function fillShops(database: Database, store: MediaStore, progress: Progress): Promise<void> {
	for (const shop of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, shop.slug);
		if (!tenant) continue;
		await fillProducts(database, store, tenant, shop, progress);
		await fillTemplates(database, store, tenant, shop);
		await fillShopfront(database, store, tenant, shop, progress);
		await fillTopics(database, tenant);
		await fillStockPhotos(database, store, tenant, shop);
		await fillPages(database, tenant, shop);
		await fillMenus(database, tenant, shop);
		await fillSelling(database, tenant, shop);
		await fillDomains(database, tenant);
		await database.inTenant(tenant.id, (sql) =>
			// Where something was decided, that stays.
			storeSettings(
				sql,
				tenant.id,
				machineTranslationSettings,
				{ enabled: true, formality: 'more', languages: tenant.languages.map(({ languageCode }) => languageCode) },
				{ revision: 0, userId: undefined },
			),
		);
	}
}

/**
 * Each step asks whether its work is already there, so that an interrupted filling goes on where it ended.
 * @returns how many tenants were made now
 */
export async function fillDemo(
	database: Database,
	store: MediaStore,
	progress: Progress = () => undefined,
): Promise<number> {
	const existing = new Set((await listTenants(database)).map(({ slug }) => slug));
	const missing = demoTenants.filter(({ slug }) => !existing.has(slug));
	for (const tenant of missing) {
		await createTenant(database, tenant).catch((error) => {
			// Another process that starts at the same time was quicker.
			if (!isTaken(error)) throw error;
		});
	}
	await fillThemes(database);
	await fillShops(database, store, progress);
	await fillPlans(database);
	await fillMails(database);
	await fillContactRequests(database);
	return missing.length;
}
