// Brings everything that lists, pages and search are read from into step with some products. In the transaction of the change.
import { subscriptionTerms, subscriptionTermsIn } from '../../../rules/content/synonyms.ts';
import { plainOfSimple } from '../../../rules/pages/simple-text.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import { categoryNameKey, productLabelNameKey, productNameKey } from '../../../rules/texts/entity-keys.ts';
import type { Sql } from '../../database/connection.ts';
import { refreshPricing } from '../../pricing/refresh-pricing.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { ListedLabel, ProductCard } from './card.ts';
import { type LoadedProduct, type LoadedProducts, loadProducts } from './load-products.ts';
import {
	firstOffered,
	type PageImage,
	type ProductPage,
	pageImage,
	pageOf,
	type Reader,
	textIn,
} from './product-page.ts';
import { type Findable, saveSearchTerms } from './search-rows.ts';
import { chosenOf, intervalOf, isSubscription, type Sellable, type Selling, sellingOf, trialOf } from './selling.ts';
import { awaitValidity } from './validity-job.ts';
import { readModelVersion } from './version.ts';
import { countTotals, showVisibility } from './visibility.ts';

/** Texts and rows of more products than that are not held at once. */
const portion = 250;

interface Written {
	language: string;
	product: LoadedProduct;
	selling: Selling;
	/** Null: once, or as it is chosen. */
	every: Interval | null;
	trialDays: number | null;
	/** Whether any of what can be chosen of it is paid at an interval. */
	isSubscription: boolean;
	page: ProductPage;
	name: string;
	labels: ListedLabel[];
	categoryNames: string[];
}

/** What lists show instead of the cover; it shows the same, unless a user has described it otherwise. */
function thumbnailOf(loaded: LoadedProducts, { mediaId }: LoadedProduct, language: string): PageImage | undefined {
	const picture = loaded.pictures.get(mediaId ?? '');
	return picture && pageImage(picture, language);
}

function listRow(
	tenantId: string,
	loaded: LoadedProducts,
	{ language, product, selling, every, trialDays, page, name, labels }: Written,
) {
	const image = thumbnailOf(loaded, product, language) ?? page.images[0];
	const card: ProductCard = {
		id: product.id,
		slug: product.slug,
		name,
		...selling,
		every,
		trialDays,
		image: image ? { ...image, alt: image.alt ?? name } : null,
		published: product.published,
		labels,
	};
	return {
		tenant_id: tenantId,
		language_code: language,
		product_id: product.id,
		position: product.position,
		slug: product.slug,
		name,
		from_price: selling.fromPrice,
		image_id: image?.id ?? null,
		published: product.published,
		archived: product.archived,
		valid_from: product.validFrom,
		valid_until: product.validUntil,
		unavailable: selling.unavailable,
		labels,
		added_at: product.addedAt,
		found_in: loaded.categories.get(product.id) ?? [],
		sold_id: firstOffered(page.variants.filter((variant) => variant.published))?.id ?? null,
		card,
	};
}

const findable = ({ language, product, isSubscription, page, name, labels, categoryNames }: Written): Findable => ({
	productId: product.id,
	position: product.position,
	texts: [
		[name],
		[
			...page.fields.map(({ value }) => value),
			...labels.map((label) => label.name),
			...page.variants.flatMap((variant) => [variant.name, ...variant.values]),
			...(isSubscription ? subscriptionTermsIn(language) : []),
		],
		[plainOfSimple(page.description)],
	],
	codes: [product.code, ...page.variants.map(({ code }) => code)],
	// Terms of other languages are found and, as categories, not offered.
	categories: [...categoryNames, ...(isSubscription ? subscriptionTerms : [])],
});

/** Each value that a product or one of its variants has in a field by which lists are narrowed. */
function facetRows(tenantId: string, loaded: LoadedProducts, { language, product, page }: Written) {
	const filters = new Set(loaded.fields.filter(({ filter, type }) => filter && type === 'text').map(({ id }) => id));
	const fields = [
		...page.fields,
		...page.variants.flatMap(({ fields: own = [], published }) => (published ? own : [])),
	];
	const values = new Map(
		fields
			.filter(({ id, value }) => filters.has(id) && value !== '')
			.map(({ id, value }) => [`${id} ${value}`, { id, value }]),
	);
	return [...values.values()].map(({ id, value }) => ({
		tenant_id: tenantId,
		language_code: language,
		facet: id,
		value,
		product_id: product.id,
	}));
}

const writeIn = (loaded: LoadedProducts, sellable: Sellable, reader: Reader) => {
	const variantsOf = Map.groupBy(loaded.products, ({ parentId }) => parentId);
	return (product: LoadedProduct): Written => {
		const variants = variantsOf.get(product.id) ?? [];
		return {
			language: reader.language,
			product,
			selling: sellingOf(product, chosenOf(product, variants), sellable),
			every: intervalOf(chosenOf(product, variants), sellable),
			trialDays: trialOf(chosenOf(product, variants), sellable),
			isSubscription: isSubscription(chosenOf(product, variants), sellable),
			page: pageOf(loaded, product, variants, sellable, reader),
			name: textIn(loaded, productNameKey(product.id), reader),
			labels: (loaded.labels.get(product.id) ?? []).map(({ productId: _, ...label }) => ({
				...label,
				name: textIn(loaded, productLabelNameKey(label.id), reader),
			})),
			categoryNames: (loaded.categories.get(product.id) ?? []).map((id) => textIn(loaded, categoryNameKey(id), reader)),
		};
	};
};

async function refreshPortion(sql: Sql, tenant: Tenant, ids: readonly string[], version: number): Promise<void> {
	const loaded = await loadProducts(sql, tenant.id, ids);
	const products = loaded.products.filter(({ parentId }) => parentId === null);
	const everyId = loaded.products.map(({ id }) => id);
	const pricing = await refreshPricing(sql, tenant, everyId);
	const sellable = { pricing, outOfStock: loaded.outOfStock, currency: tenant.currency };
	const tenantDefault = defaultLanguage(tenant);
	const written = tenant.languages.map(({ languageCode: language }) => ({
		language,
		products: products.map(writeIn(loaded, sellable, { language, tenantDefault })),
	}));
	const all = written.flatMap((some) => some.products);
	// A variant of today may have been a product of its own yesterday.
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	for (const table of ['product_list', 'product_pages', 'product_facets', 'product_words'])
		await sql`
			delete from ${sql(table)} where tenant_id = ${tenant.id} and language_code = any(${languages}::text[])
				and product_id = any(${everyId}::uuid[])`;
	const insert = (table: string, rows: readonly object[], columns: ReturnType<Sql>) => sql`
		insert into ${sql(table)} (${columns})
		select ${columns} from jsonb_populate_recordset(null::${sql(table)}, ${JSON.stringify(rows)}::text::jsonb)`;
	await insert(
		'product_list',
		all.map((one) => listRow(tenant.id, loaded, one)),
		sql`tenant_id, language_code, product_id, position, slug, name, from_price, image_id, published, archived,
			valid_from, valid_until, unavailable, labels, added_at, found_in, sold_id, card`,
	);
	await insert(
		'product_pages',
		all.map(({ language, product, page }) => ({
			tenant_id: tenant.id,
			language_code: language,
			product_id: product.id,
			page,
			version,
		})),
		sql`tenant_id, language_code, product_id, page, version`,
	);
	await insert(
		'product_facets',
		all.flatMap((one) => facetRows(tenant.id, loaded, one)),
		sql`tenant_id, language_code, facet, value, product_id`,
	);
	await showVisibility(sql, tenant.id, everyId);
	for (const { language, products: some } of written)
		await saveSearchTerms(sql, tenant.id, language, some.map(findable));
}

/** Variants stand for their products. */
async function parentsOf(sql: Sql, tenantId: string, ids: readonly string[]): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select distinct coalesce(parent_id, id) as id from products
		where tenant_id = ${tenantId} and id = any(${[...new Set(ids)]}::uuid[])
		order by id`;
	return rows.map(({ id }) => id);
}

/**
 * @param ids of products or variants; call `lockCatalogue` before anything is changed
 * @param version of the read model; another one in tests only
 */
export async function refreshProducts(
	sql: Sql,
	tenant: Tenant,
	ids: readonly string[],
	version = readModelVersion,
): Promise<void> {
	const products = await parentsOf(sql, tenant.id, ids);
	for (let start = 0; start < products.length; start += portion)
		await refreshPortion(sql, tenant, products.slice(start, start + portion), version);
	await countTotals(sql, tenant);
	await awaitValidity(sql, tenant);
	await announceChange(sql, tenant.id, 'content');
}
