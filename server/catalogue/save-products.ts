// Adds many products at once, with everything that is known of them, in a fixed number of statements: for a shop that is filled.
import { newId } from '../../rules/ids.ts';
import { readMoment } from '../../rules/moments.ts';
import { minorDigits } from '../../rules/money.ts';
import { unitPriceDigits } from '../../rules/pricing/kinds.ts';
import type { PaymentSettings, PricingSettings } from '../../rules/pricing/settings.ts';
import { blankPricing } from '../../rules/pricing/tidy-settings.ts';
import {
	productDescriptionKey,
	productFieldValueKey,
	productNameKey,
	productSeoDescriptionKey,
	productSeoTitleKey,
} from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { queueChanged } from '../texts/queue/queue-texts.ts';
import { saveTexts, type TextToSave } from '../texts/save-texts.ts';
import { textOfEntity } from '../texts/text-of-entity.ts';
import { lockCatalogue } from './read-model/refresh-catalogue.ts';
import { refreshProducts } from './read-model/refresh-products.ts';
import { type SettingsToSave, savePricingSettings } from './save-pricing-settings.ts';

/** By language; the tenant's default language must be among them. */
type Words = Record<string, string>;

interface NewVariant {
	slug: string;
	code: string;
	names: Words;
	published?: boolean;
	orderable?: boolean;
	/** In minor units of the tenant's currency: simple pricing, of a single piece. */
	fromPrice?: number | null;
	/** Instead of it, anything else; without either a variant has what its product has. */
	pricing?: PricingSettings;
	/** Of one piece; of a variant without one that of its product. */
	weightMg?: number;
	/** What it says otherwise than its product, by the name of the field. */
	fields?: Record<string, Words>;
	/** The first is the cover; a variant without any has those of its product. */
	images?: readonly string[];
}

export interface NewProduct extends Omit<NewVariant, 'code' | 'published'> {
	code?: string;
	descriptions?: Words;
	seoTitles?: Words;
	seoDescriptions?: Words;
	fromPrice: number | null;
	payment?: PaymentSettings;
	published: boolean;
	/** What lists show instead of the cover. */
	mediaId: string | null;
	validFrom?: string;
	validUntil?: string;
	productionDays?: number;
	itemNameAllowed?: boolean;
	/** Made to the customer's specification. */
	personalised?: boolean;
	/** The names of the fields by which the variants are told apart. */
	choices?: readonly string[];
	/** Where the links among its fields lead, by the name of the field. */
	links?: Record<string, string>;
	labelIds?: readonly string[];
	variants?: readonly NewVariant[];
}

interface Row {
	id: string;
	parentId: string | null;
	position: number;
	product: NewProduct | (NewVariant & Partial<NewProduct>);
}

/** Of a text that its caller knows to be right. */
const momentOf = (text: string | undefined, { timeZone }: Tenant, edge: 'from' | 'until') =>
	text === undefined ? null : new Date(readMoment(text, timeZone, edge)).toISOString();

const productColumns = (tenant: Tenant, { id, parentId, position, product }: Row, fieldIds: Map<string, string>) => ({
	tenant_id: tenant.id,
	id,
	parent_id: parentId,
	slug: product.slug,
	code: product.code ?? '',
	published: product.published ?? true,
	position,
	media_id: product.mediaId ?? null,
	valid_from: momentOf(product.validFrom, tenant, 'from'),
	valid_until: momentOf(product.validUntil, tenant, 'until'),
	orderable: product.orderable ?? true,
	production_days: product.productionDays ?? 3,
	item_name_allowed: product.itemNameAllowed ?? false,
	weight_mg: product.weightMg ?? null,
	personalised: product.personalised ?? false,
	choice_fields: (product.choices ?? []).flatMap((name) => fieldIds.get(name) ?? []),
});

function textsOf(tenant: Tenant, { id, product }: Row, fieldIds: Map<string, string>): TextToSave[] {
	const group = 'products';
	const { names, descriptions, seoTitles, seoDescriptions, fields = {} } = product;
	const dynamic = { type: 'dynamic', group } as const;
	const values = Object.entries(fields).flatMap(([name, translations]) => {
		const fieldId = fieldIds.get(name);
		return fieldId
			? { key: productFieldValueKey(id, fieldId), type: 'productFieldValue' as const, group, translations }
			: [];
	});
	const things = [
		{ key: productNameKey(id), type: 'productName' as const, group, translations: names },
		...(descriptions
			? [{ key: productDescriptionKey(id), type: 'productDescription' as const, group, translations: descriptions }]
			: []),
		...(seoTitles ? [{ ...dynamic, key: productSeoTitleKey(id), translations: seoTitles }] : []),
		...(seoDescriptions ? [{ ...dynamic, key: productSeoDescriptionKey(id), translations: seoDescriptions }] : []),
		...values,
	];
	return things.map((thing) => textOfEntity(tenant, thing));
}

/** What was said of prices; nothing for variants that have those of their product. */
function settingsOf({ currency }: Tenant, { id, product }: Row): SettingsToSave[] {
	const { fromPrice = null, pricing, payment } = product;
	const fineness = 10 ** (unitPriceDigits - minorDigits(currency));
	const simple = fromPrice === null ? undefined : { ...blankPricing, unitPrice: fromPrice * fineness };
	const settings = pricing ?? simple ?? (payment ? blankPricing : undefined);
	return settings ? [{ id, pricing: settings, payment }] : [];
}

async function findFieldIds(sql: Sql, tenantId: string): Promise<Map<string, string>> {
	const fields = await sql<{ id: string; name: string }[]>`
		select id, name from product_fields where tenant_id = ${tenantId}`;
	return new Map(fields.map(({ id, name }) => [name, id]));
}

const fieldRows = ({ id, product }: Row, fieldIds: Map<string, string>) => {
	const { fields = {}, links = {} } = product;
	return [...new Set([...Object.keys(fields), ...Object.keys(links)])].flatMap((name) => {
		const fieldId = fieldIds.get(name);
		return fieldId ? { product_id: id, field_id: fieldId, url: links[name] ?? '' } : [];
	});
};

async function insertRows(
	sql: Sql,
	tenant: Tenant,
	rows: readonly Row[],
	fieldIds: Map<string, string>,
): Promise<void> {
	const tenantId = tenant.id;
	const products = rows.map((row) => productColumns(tenant, row, fieldIds));
	await sql`
		insert into products (tenant_id, id, parent_id, slug, code, published, position, media_id, valid_from,
			valid_until, orderable, production_days, item_name_allowed, weight_mg, personalised, choice_fields)
		select tenant_id, id, parent_id, slug, code, published, position, media_id, valid_from,
			valid_until, orderable, production_days, item_name_allowed, weight_mg, personalised, choice_fields
		from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}::text::jsonb)`;
	const images = rows.flatMap(({ id, product }) =>
		(product.images ?? []).map((media_id, position) => ({
			product_id: id,
			id: newId(),
			position,
			media_id,
			cover: position === 0,
		})),
	);
	await sql`
		insert into product_images (tenant_id, product_id, id, position, media_id, cover)
		select ${tenantId}::uuid, product_id, id, position, media_id, cover
		from jsonb_populate_recordset(null::product_images, ${JSON.stringify(images)}::text::jsonb)`;
	const values = rows.flatMap((row) => fieldRows(row, fieldIds));
	await sql`
		insert into product_field_values (tenant_id, product_id, field_id, url)
		select ${tenantId}::uuid, product_id, field_id, url
		from jsonb_populate_recordset(null::product_field_values, ${JSON.stringify(values)}::text::jsonb)`;
	const labels = rows.flatMap(({ id, product }) =>
		(product.labelIds ?? []).map((label_id) => ({ product_id: id, label_id })),
	);
	await sql`
		insert into product_label_links (tenant_id, product_id, label_id)
		select ${tenantId}::uuid, product_id, label_id
		from jsonb_populate_recordset(null::product_label_links, ${JSON.stringify(labels)}::text::jsonb)`;
}

/**
 * Adds the products after those that the tenant has. They stand in no category yet.
 * @param added gets the ids of all products and variants by their slugs, and adds what must be there before they are shown
 * @returns the ids of the products
 */
export async function saveProducts(
	sql: Sql,
	tenant: Tenant,
	products: readonly NewProduct[],
	added?: (ids: ReadonlyMap<string, string>) => Promise<void>,
): Promise<string[]> {
	await lockCatalogue(sql, tenant.id);
	const [last] = await sql<{ position: number }[]>`
		select coalesce(max(position), 0) as position from products where tenant_id = ${tenant.id} and parent_id is null`;
	const rows = products.flatMap((product, index): Row[] => {
		const id = newId();
		const variants = (product.variants ?? []).map((variant, place) => ({
			id: newId(),
			parentId: id,
			position: place + 1,
			product: variant,
		}));
		return [{ id, parentId: null, position: (last?.position ?? 0) + index + 1, product }, ...variants];
	});
	const fieldIds = await findFieldIds(sql, tenant.id);
	await insertRows(sql, tenant, rows, fieldIds);
	await savePricingSettings(
		sql,
		tenant.id,
		rows.flatMap((row) => settingsOf(tenant, row)),
	);
	const texts = rows.flatMap((row) => textsOf(tenant, row, fieldIds));
	await saveTexts(sql, tenant.id, texts);
	await queueChanged(
		sql,
		tenant.id,
		texts.map(({ key }) => key),
	);
	await added?.(new Map(rows.map(({ id, product }) => [product.slug, id])));
	const ids = rows.filter(({ parentId }) => parentId === null).map(({ id }) => id);
	await refreshProducts(sql, tenant, ids);
	return ids;
}
