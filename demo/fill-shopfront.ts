// Gives a demo shop what stands around its pages: logos and large pictures, categories, its own words, imprint and the like.

import { priceSettings } from '../rules/settings/prices.ts';
import { setupSettings } from '../rules/settings/setup.ts';
import { shopSettings } from '../rules/settings/shop.ts';
import { saveCategories } from '../server/catalogue/save-categories.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import type { MediaStore } from '../server/media/store.ts';
import { enterSettings } from '../server/settings/store-settings.ts';
import { hasShopDetails } from '../server/shop-details/shop-details.ts';
import { chooseImages } from '../server/shop-details/shop-images.ts';
import { announceChange, holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { saveTexts } from '../server/texts/save-texts.ts';
import { textOfEntity } from '../server/texts/text-of-entity.ts';
import { both, type DemoShop, type InBoth } from './data/types.ts';
import { categoryFocus, type Focus, shopFocus } from './drawing/focus.ts';
import { enterRegulars } from './fill-prices.ts';
import { categoryDrawings, type Drawn, drawAll, saveFolders, savePainting, shopDrawings, textIn } from './pictures.ts';

const faqSlug = 'faq';

/** The shop's wording of texts that ship with the product. */
function voiceOf({ voice, tariff }: DemoShop): Record<string, InBoth> {
	const { slogan, heroTitle, heroText, reasonsTitle, reasons } = voice;
	const numbered = reasons.map(({ title, text }, index) => ({
		[`home.reason${index + 1}Title`]: title,
		[`home.reason${index + 1}Text`]: text,
	}));
	return Object.assign(
		{
			'shop.claim': slogan,
			'shop.pricingText': tariff.note,
			'home.heroTitle': heroTitle,
			'home.heroText': heroText,
			'home.reasonsTitle': reasonsTitle,
		},
		...numbered,
	);
}

function saveVoice(sql: Sql, tenant: Tenant, shop: DemoShop): Promise<void> {
	const texts = Object.entries(voiceOf(shop)).map(([key, translations]) =>
		textOfEntity(tenant, { key, type: 'static', group: 'storefront', translations }),
	);
	return saveTexts(sql, tenant.id, texts);
}

export async function fillShopfront(
	database: Database,
	store: MediaStore,
	tenant: Tenant,
	shop: DemoShop,
	progress: (message: string) => void,
): Promise<void> {
	const filled = (sql: Sql) => hasShopDetails(sql, tenant.id);
	if (await database.inTenant(tenant.id, filled)) return;
	progress(`${shop.name}: logos and categories`);
	// Drawn before the transaction begins: it would stay open for seconds.
	const pictures = await drawAll(shopDrawings(shop));
	const categoryPictures = await drawAll(categoryDrawings(shop));
	await database.inTenant(tenant.id, async (sql) => {
		// Asked again, and one after the other: another process may have been quicker.
		await holdTenant(sql, tenant.id);
		if (await filled(sql)) return;
		const [shopFolder, categoryFolder] = [
			textIn(tenant, both('Shop', 'Shop')),
			textIn(tenant, both('Kategorien', 'Categories')),
		];
		const folders = await saveFolders(sql, tenant.id, [shopFolder, categoryFolder]);
		const save = (drawn: Drawn, name: string, folder: string, shows: InBoth, focus?: Focus) =>
			savePainting(sql, store, tenant, drawn, { name, folder: folders[folder] ?? '', shows, focus });
		const images: Record<string, string> = {};
		for (const [use, drawn] of Object.entries(pictures))
			images[use] = await save(drawn, use, shopFolder, both(shop.name, shop.name), shopFocus[use]);
		await chooseImages(sql, tenant.id, images);
		const categories = [];
		const regulars = shop.categories.some(({ members }) => members) ? [await enterRegulars(sql, tenant)] : [];
		for (const { slug, name, description, parent, members, products = [] } of shop.categories) {
			const picture = categoryPictures[slug];
			categories.push({
				slug,
				names: name,
				descriptions: description,
				published: true,
				mediaId: picture ? await save(picture, slug, categoryFolder, name, categoryFocus[slug]) : null,
				products: [
					...shop.products.filter(({ category }) => category === slug).map((product) => product.slug),
					...products,
				],
				...(parent && { parent }),
				...(members && { roleIds: regulars }),
			});
		}
		await saveCategories(sql, tenant, categories);
		await saveVoice(sql, tenant, shop);
		const { address, phone, mail, hours: openingHours } = shop.voice;
		// The pages come next; until its page is there nobody is led to it.
		const faqPage = shop.contentPages.some(({ slug }) => slug === faqSlug) ? faqSlug : '';
		await enterSettings(sql, tenant.id, shopSettings, {
			...{ header: shop.header, address, phone, mail, openingHours, faqPage, newsletter: true },
		});
		await enterSettings(sql, tenant.id, setupSettings, { opened: true, finished: true, dismissed: true });
		await enterSettings(sql, tenant.id, priceSettings, { stockWarningRecipients: shop.tariff.stockWarnings });
		await announceChange(sql, tenant.id, 'content');
	});
}
