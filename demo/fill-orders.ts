// Orders of the last three months for each demo shop, with what happened to them and their documents, and subscriptions with the orders
// that these have made; a company with what its members have ordered, one of it still waiting for its approval. PDFs are made when a user wants to see one; the latest order is confirmed by mail, as a real one is. A shop that has
// orders keeps them, and one that has subscriptions keeps these.
import { newId } from '../rules/ids.ts';
import { shopDay } from '../server/calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../server/cart/sold-items.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { placedJobName } from '../server/orders/core/place-order.ts';
import { findOrderSettings } from '../server/orders/settings/find-settings.ts';
import { findShippingMethods } from '../server/orders/shipping/find-methods.ts';
import { findSpecifications } from '../server/printing/specification/find-specification.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../server/tenants/spoken-language.ts';
import { beginApprovals } from './companies/fill-approval.ts';
import { beginCompany, fillBudgets, makeCompanyOrders } from './companies/fill-company.ts';
import { demoCompanies } from './data/companies.ts';
import { demoShops } from './data/shops.ts';
import type { DemoShop } from './data/types.ts';
import type { Market } from './make-order.ts';
import { makeOrders } from './make-orders.ts';
import { shipOrders } from './ship-orders.ts';
import { beginSubscriptions, findSubscriptions, recordSubscriptions } from './subscriptions/fill-subscriptions.ts';
import { writeOrders } from './write-orders.ts';

const howMany = { demo: 64, atelier: 40 };

/** What shoppers buy most often comes first; a product with versions is bought as one of them. Subscriptions have orders of their own. */
async function findSold(sql: Sql, tenantId: string): Promise<string[]> {
	const rows = await sql<{ id: string }[]>`
		select distinct on (l.position, p.id) coalesce(l.sold_id, p.id) as id from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = p.id
		where p.tenant_id = ${tenantId} and l.published and not l.archived and not l.unlisted and l.unavailable is null
			and l.card ->> 'every' is null
		order by l.position, p.id limit 24`;
	return rows.map(({ id }) => id);
}

async function findMarket(sql: Sql, tenant: Tenant): Promise<Market> {
	const language = defaultLanguage(tenant);
	const sold = await findSold(sql, tenant.id);
	const things: [string, SoldItem[]][] = [];
	for (const spoken of new Set([language, spokenLanguage(tenant, 'en-GB')])) {
		const reader = { tenant, user: { id: newId(), roles: [] }, language: spoken, day: shopDay(tenant) };
		things.push([spoken, [...(await loadSoldItems(sql, reader, sold)).values()]]);
	}
	const [shopper] = await sql<{ id: string; email: string }[]>`
		select id, email from users where tenant_id = ${tenant.id} and username = 'shopper'`;
	const specifications = [...(await findSpecifications(sql, tenant.id, sold))];
	const fromData = specifications.filter(([, { specification }]) => specification.dataRequirement !== 'none');
	return {
		...{ tenant, shopper, things: new Map(things), now: new Date() },
		printed: new Set(fromData.map(([productId]) => productId)),
		methods: await findShippingMethods(sql, tenant.id, language),
		settings: await findOrderSettings(sql, tenant.id),
	};
}

interface Known {
	orders: boolean;
	subscriptions: boolean;
}

/** Numbers that were drawn count as well: what they were drawn for was there. */
async function findKnown(sql: Sql, tenantId: string): Promise<Known> {
	const [known] = await sql<Known[]>`
		select exists (select from orders where tenant_id = ${tenantId})
				or exists (select from number_ranges where tenant_id = ${tenantId} and kind <> 'contract') as orders,
			exists (select from subscriptions where tenant_id = ${tenantId})
				or exists (select from number_ranges where tenant_id = ${tenantId} and kind = 'contract') as subscriptions`;
	return known ?? { orders: false, subscriptions: false };
}

async function fillShop(sql: Sql, tenant: Tenant, slug: DemoShop['slug']): Promise<void> {
	await holdTenant(sql, tenant.id);
	const known = await findKnown(sql, tenant.id);
	if (known.orders && known.subscriptions) return;
	const market = await findMarket(sql, tenant);
	const made = known.orders ? [] : makeOrders(market, howMany[slug]);
	const company = known.orders ? undefined : await beginCompany(sql, tenant.id, demoCompanies[slug]);
	if (company) made.push(...makeCompanyOrders(market, company));
	const subscriptions = known.subscriptions ? [] : await findSubscriptions(sql, market);
	// They are named by the orders they have made, and know these.
	await recordSubscriptions(sql, tenant.id, subscriptions);
	const ordered = subscriptions.flatMap(({ payments }) => payments.map(({ order }) => order));
	const orders = await writeOrders(sql, market, [...made, ...ordered]);
	if (company) {
		await fillBudgets(sql, market, company, orders);
		await beginApprovals(sql, tenant.id, company, orders);
	}
	await shipOrders(sql, tenant.id, orders, market.now);
	await beginSubscriptions(sql, market, subscriptions);
	const latest = orders.findLast(({ number, subscription }) => number !== null && subscription === null);
	if (latest) await sendJob(sql, tenant.id, placedJobName, { orderId: latest.id });
}

export async function fillOrders(database: Database): Promise<void> {
	for (const { slug } of Object.values(demoShops)) {
		const tenant = await tenantWithSlug(database, slug);
		if (tenant) await database.inTenant(tenant.id, (sql) => fillShop(sql, tenant, slug));
	}
}
