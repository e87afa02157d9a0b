// Gives a demo shop its products, with a picture drawn for each, what they are made of and the words that stand on them.
import { addDays } from '../rules/dates.ts';
import { newId } from '../rules/ids.ts';
import type { PricingSettings } from '../rules/pricing/settings.ts';
import { productFieldDefaultKey, productFieldLabelKey, productLabelNameKey } from '../rules/texts/entity-keys.ts';
import { shopDay } from '../server/calendar/today.ts';
import { hasProducts } from '../server/catalogue/has-products.ts';
import { saveProducts } from '../server/catalogue/save-products.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import type { MediaStore } from '../server/media/store.ts';
import { plantSpecifications } from '../server/printing/specification/plant-specifications.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { saveTexts } from '../server/texts/save-texts.ts';
import { textOfEntity } from '../server/texts/text-of-entity.ts';
import { demoFields, demoLink, demoMetaFields } from './data/choices.ts';
import { both, type DemoProduct, type DemoShop, type InBoth } from './data/types.ts';
import { fillPrices } from './fill-prices.ts';
import {
	drawAll,
	productDrawings,
	saveFolders,
	savePainting,
	secondDrawings,
	textIn,
	versionDrawings,
	versionPictures,
} from './pictures.ts';
import { printSpecificationsOf } from './print-specifications.ts';
import { makeOf } from './product-makes.ts';
import { pricingOf } from './product-prices.ts';

const everySo = 10;

/** The first of every category, then the second of every category: a shopper who sees the beginning of the list sees all of the shop. */
function inTurns(products: readonly DemoProduct[]): DemoProduct[] {
	const byCategory = [...Map.groupBy(products, ({ category }) => category).values()];
	const longest = Math.max(...byCategory.map(({ length }) => length));
	return Array.from({ length: longest }, (_, turn) => byCategory.flatMap((some) => some[turn] ?? [])).flat();
}

async function saveFields(sql: Sql, tenant: Tenant): Promise<void> {
	const text = { type: 'text', default_url: '' };
	const shown = demoFields.map((field) => ({ ...field, ...text, meta: false }));
	const link = { ...demoLink, type: 'link', default_url: demoLink.url, meta: false, filter: false };
	const hidden = demoMetaFields.map((field) => ({ ...field, ...text, meta: true, filter: false }));
	const fields = [...shown, link, ...hidden].map((field, position) => ({ ...field, position, id: newId() }));
	await sql`
		insert into product_fields ${sql(
			fields.map(({ id, name, type, default_url, meta, filter, position }) => ({
				tenant_id: tenant.id,
				id,
				name,
				type,
				default_url,
				meta,
				filter,
				position,
			})),
		)}`;
	const group = 'products';
	const labels = fields.map(({ id, label: translations }) =>
		textOfEntity(tenant, { key: productFieldLabelKey(id), type: 'productFieldLabel', group, translations }),
	);
	const defaults = fields
		.filter(({ name }) => name === demoLink.name)
		.map(({ id }) => productFieldDefaultKey(id))
		.map((key) => textOfEntity(tenant, { key, type: 'productFieldValue', group, translations: demoLink.words }));
	await saveTexts(sql, tenant.id, [...labels, ...defaults]);
}

/** @returns the ids of the labels of each product, by slug */
async function saveLabels(sql: Sql, tenant: Tenant, { labels }: DemoShop): Promise<Map<string, string[]>> {
	const today = shopDay(tenant);
	const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days));
	const rows = labels.map((label, position) => ({ ...label, position, id: newId() }));
	await sql`
		insert into product_labels ${sql(
			rows.map(({ id, kind, from, until, position }) => ({
				tenant_id: tenant.id,
				id,
				kind,
				valid_from: day(from),
				valid_until: day(until),
				position,
			})),
		)}`;
	const texts = rows.map(({ id, name: translations }) =>
		textOfEntity(tenant, { key: productLabelNameKey(id), type: 'productLabelName', group: 'products', translations }),
	);
	await saveTexts(sql, tenant.id, texts);
	const links = rows.flatMap(({ id, products }) => products.map((slug) => ({ slug, id })));
	return new Map([...Map.groupBy(links, ({ slug }) => slug)].map(([slug, some]) => [slug, some.map(({ id }) => id)]));
}

const folderName = both('Produkte', 'Products');
/** How a second picture is described, after the name of the product. */
const second = both('zweite Ansicht', 'second view');
/** And that of a version. */
const version = both('andere Ausführung', 'another version');

const captioned = (name: InBoth, what: InBoth): InBoth =>
	both(`${name['de-DE']}: ${what['de-DE']}`, `${name['en-GB']}: ${what['en-GB']}`);

const ownPricing = (pricing: PricingSettings | undefined) => (pricing ? { pricing } : {});

export async function fillProducts(
	database: Database,
	store: MediaStore,
	tenant: Tenant,
	shop: DemoShop,
	progress: (message: string) => void,
): Promise<void> {
	if (await database.inTenant(tenant.id, (sql) => hasProducts(sql, tenant.id))) return;
	// Drawn before the transaction begins: it would stay open for many seconds.
	const total = shop.products.length;
	const pictures = await drawAll(productDrawings(shop), (count) => {
		if (count % everySo === 0 || count === total) progress(`${shop.name}: ${count} of ${total} pictures`);
	});
	const seconds = await drawAll(secondDrawings(shop));
	const looks = await drawAll(versionDrawings(shop));
	await database.inTenant(tenant.id, async (sql) => {
		// Asked again, and one after the other: another process may have been quicker.
		await holdTenant(sql, tenant.id);
		if (await hasProducts(sql, tenant.id)) return;
		await saveFields(sql, tenant);
		const labels = await saveLabels(sql, tenant, shop);
		const saved = new Map<string, string[]>();
		const [folder = ''] = Object.values(await saveFolders(sql, tenant.id, [textIn(tenant, folderName)]));
		for (const { slug, name: shows } of shop.products) {
			const [picture, other] = [pictures[slug], seconds[slug]];
			if (!picture || !other) continue;
			saved.set(slug, [
				await savePainting(sql, store, tenant, picture, { name: slug, folder, shows }),
				await savePainting(sql, store, tenant, other, { name: `${slug}-2`, folder, shows: captioned(shows, second) }),
			]);
		}
		const lookIds = new Map<string, string>();
		for (const [name, drawn] of Object.entries(looks)) {
			const product = shop.products.find(({ slug }) => name.startsWith(`${slug} `));
			if (!product) continue;
			const shows = captioned(product.name, version);
			const fileName = name.replace(/[^a-z0-9]+/g, '-');
			lookIds.set(name, await savePainting(sql, store, tenant, drawn, { name: fileName, folder, shows }));
		}
		const imagesOf = new Map(versionPictures(shop).map(({ slug, name }) => [slug, [lookIds.get(name) ?? '']]));
		const products = inTurns(shop.products).map((product) => {
			const { slug, name, description } = product;
			const { variants = [], ...made } = makeOf(shop, product);
			const { versions, ...priced } = pricingOf(shop, product);
			return {
				...made,
				...priced,
				variants: variants.map((variant) => ({
					...variant,
					...ownPricing(versions.get(variant.slug)),
					images: imagesOf.get(variant.slug) ?? [],
				})),
				slug,
				names: name,
				descriptions: description,
				fromPrice: null,
				published: !shop.unpublished.includes(slug),
				orderable: !shop.unavailable.includes(slug),
				itemNameAllowed: true,
				mediaId: null,
				images: saved.get(slug) ?? [],
				labelIds: labels.get(slug) ?? [],
			};
		});
		await saveProducts(sql, tenant, products, (ids) => fillPrices(sql, tenant, shop, ids));
		await plantSpecifications(sql, tenant.id, printSpecificationsOf(shop));
	});
}
