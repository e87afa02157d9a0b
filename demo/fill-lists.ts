// A cart and a watchlist for the regular customer of each demo shop. Where they have anything in them they stay as they are.
import { loadUser, type User } from '../server/accounts/subject.ts';
import { shopDay } from '../server/calendar/today.ts';
import { addItems } from '../server/cart/add-items.ts';
import { addToWatchlist } from '../server/cart/watchlist.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { Refused } from '../server/failure.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { demoLists } from './data/lists.ts';

const whose = 'shopper';

async function findEmpty(sql: Sql, tenantId: string): Promise<User | undefined> {
	const [found] = await sql<{ id: string }[]>`
		select u.id from users u where u.tenant_id = ${tenantId} and u.username = ${whose} and not exists (
			select from list_items i where i.tenant_id = ${tenantId} and i.user_id = u.id
		)`;
	return found && loadUser(sql, tenantId, found.id);
}

/** By the slug of its product: what the page shows while nothing is chosen. */
async function findSold(sql: Sql, tenantId: string, slugs: readonly string[]): Promise<Map<string, string>> {
	const rows = await sql<{ slug: string; id: string }[]>`
		select distinct p.slug, coalesce(l.sold_id, p.id) as id from products p
		join product_list l on l.tenant_id = p.tenant_id and l.product_id = p.id
		where p.tenant_id = ${tenantId} and p.slug = any(${[...slugs]}::text[])`;
	return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function fillShop(sql: Sql, tenant: Tenant): Promise<void> {
	await holdTenant(sql, tenant.id);
	const lists = demoLists[tenant.slug];
	const user = lists && (await findEmpty(sql, tenant.id));
	if (!user) return;
	const sold = await findSold(sql, tenant.id, [...lists.cart.map(({ slug }) => slug), ...lists.watchlist]);
	const reader = { tenant, user, language: defaultLanguage(tenant), day: shopDay(tenant) };
	const items = lists.cart.flatMap(({ slug, ...item }) => {
		const productId = sold.get(slug);
		return productId ? { ...item, productId } : [];
	});
	if (items.length > 0) await addItems(sql, reader, items.toReversed());
	for (const slug of lists.watchlist) {
		const productId = sold.get(slug);
		if (productId) await addToWatchlist(sql, tenant, user, productId);
	}
}

export async function fillLists(database: Database): Promise<void> {
	for (const slug of Object.keys(demoLists)) {
		const tenant = await tenantWithSlug(database, slug);
		if (!tenant) continue;
		await database
			.inTenant(tenant.id, (sql) => fillShop(sql, tenant))
			.catch((error) => {
				// An admin has tried out the administration: what is not sold any more cannot be in a cart.
				if (!(error instanceof Refused)) throw error;
			});
	}
}
