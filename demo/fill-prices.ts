// Gives a demo shop its price lists, the tax rates it says otherwise, and the numbers of what it counts.
import { newId } from '../rules/ids.ts';
import { enterRole } from '../server/accounts/users/enter-user.ts';
import type { Sql } from '../server/database/connection.ts';
import { type NewPriceList, savePriceLists } from '../server/pricing/lists/save-price-lists.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { updatePriceTerms } from '../server/tenants/update-tenant.ts';
import { demoAccounts } from './data/accounts.ts';
import type { DemoShop } from './data/types.ts';
import { textIn } from './pictures.ts';
import { versionsOf } from './product-makes.ts';
import { listRows, listsOf, pricesOf } from './product-prices.ts';

/** The role of the demo's shopper; people get it when they are entered. */
export function enterRegulars(sql: Sql, tenant: Tenant): Promise<string> {
	const role = demoAccounts.find(({ username }) => username === 'shopper')?.role;
	if (typeof role !== 'object') throw new Error('the demo has no regular customers');
	return enterRole(sql, tenant.id, {
		...role,
		label: textIn(tenant, role.label),
		description: textIn(tenant, role.description),
	});
}

/** By the slugs of products and variants. */
type Ids = ReadonlyMap<string, string>;

function idOf(ids: Ids, slug: string): string {
	const id = ids.get(slug);
	if (!id) throw new Error(`there is no ${slug}`);
	return id;
}

function priceLists(shop: DemoShop, ids: Ids, regulars: string): NewPriceList[] {
	const { lists } = shop.tariff;
	return Object.entries(listRows(shop)).map(([key, rows]) => ({
		name: lists[key as keyof typeof lists],
		archived: key === 'lastYear',
		rows: rows.map(({ slug, ...row }) => ({ ...row, productId: idOf(ids, slug) })),
		usedBy: shop.products.flatMap(({ slug }) => {
			const own: readonly string[] = listsOf(pricesOf(shop, slug));
			const position = own.indexOf(key);
			const roleIds = key === 'members' ? [regulars] : [];
			return position < 0 ? [] : [{ productId: idOf(ids, slug), position, roleIds }];
		}),
	}));
}

/** What is counted: the versions of a product in their order, or itself. */
const counted = (shop: DemoShop) =>
	shop.products.flatMap(({ slug }) => {
		const { stock } = pricesOf(shop, slug);
		const versions = versionsOf(shop, slug).map((version) => version.slug);
		const things = versions.length > 0 ? versions : [slug];
		return (stock?.onHand ?? []).map((onHand, index) => ({
			slug: things[index] ?? slug,
			onHand,
			warningLevel: stock?.warningLevel ?? null,
		}));
	});

async function saveStock(sql: Sql, tenantId: string, shop: DemoShop, ids: Ids): Promise<void> {
	const rows = counted(shop).map(({ slug, onHand, warningLevel }) => ({
		tenant_id: tenantId,
		product_id: idOf(ids, slug),
		on_hand: onHand,
		warning_level: warningLevel,
		// A shopper who begins with few knows it.
		warned: warningLevel !== null && onHand <= warningLevel,
	}));
	await sql`insert into stock ${sql(rows)}`;
	await sql`
		insert into stock_movements ${sql(
			rows.map(({ tenant_id, product_id, on_hand }) => ({
				tenant_id,
				id: newId(),
				product_id,
				reason: 'counted',
				on_hand_change: on_hand,
				on_hand,
				reserved: 0,
			})),
		)}`;
}

async function saveTaxRates(sql: Sql, tenant: Tenant, { tariff }: DemoShop): Promise<void> {
	if (tariff.taxRates.length === 0) return;
	await sql`
		insert into tax_rates ${sql(
			tariff.taxRates.map(({ category, rate, validFrom }) => ({
				tenant_id: tenant.id,
				country: tenant.country,
				category,
				valid_from: validFrom,
				rate,
			})),
		)}`;
}

/** Between the adding of the products and their being shown, so that they are shown once. */
export async function fillPrices(sql: Sql, tenant: Tenant, shop: DemoShop, ids: Ids): Promise<void> {
	await updatePriceTerms(sql, tenant.id, { ...tenant, pricesIncludeTax: shop.tariff.includesTax });
	await saveTaxRates(sql, tenant, shop);
	await savePriceLists(sql, tenant.id, priceLists(shop, ids, await enterRegulars(sql, tenant)));
	await saveStock(sql, tenant.id, shop, ids);
}
