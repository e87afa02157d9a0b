// Gives a demo shop its pages, built from blocks as its editors would have built them.
import { definitions } from '../blocks/registry.ts';
import { type PagePlan, plannedPage, type Resolve } from '../rules/pages/plan.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { plantPages, takenAddresses } from '../server/pages/plant-pages.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import { type DemoContentPage, legalPage } from './data/pages/page.ts';
import type { DemoShop } from './data/types.ts';

/** What the plans call by name, by that name: `picture:hero`, `picture:product/roll-up`, `category:flyer`, the first `topic:1` of the newsletter. */
async function thingsOf(sql: Sql, tenantId: string): Promise<Map<string, string>> {
	const rows = await sql<{ name: string; id: string }[]>`
		select 'category:' || slug as name, id from categories where tenant_id = ${tenantId}
		union all
		select 'picture:category/' || slug, media_id from categories where tenant_id = ${tenantId} and media_id is not null
		union all
		select 'product:' || slug, id from products where tenant_id = ${tenantId} and parent_id is null
		union all
		select 'picture:product/' || p.slug, i.media_id from products p
		join lateral (
			select media_id from product_images i
			where i.tenant_id = p.tenant_id and i.product_id = p.id order by position limit 1
		) i on true
		where p.tenant_id = ${tenantId} and p.parent_id is null
		union all
		select 'topic:' || position, id from newsletter_topics where tenant_id = ${tenantId}
		union all
		select 'picture:' || use, media_id from shop_images where tenant_id = ${tenantId}
		union all
		select 'picture:stock/' || replace(file_name, '.webp', ''), id from media
		where tenant_id = ${tenantId} and credit is not null`;
	return new Map(rows.map(({ name, id }) => [name, id]));
}

export async function resolverOf(sql: Sql, tenantId: string): Promise<Resolve> {
	const things = await thingsOf(sql, tenantId);
	return (name) => {
		const id = things.get(name);
		if (id === undefined) throw new Error(`the demo shop has no ${name}`);
		return id;
	};
}

export const documentOf = (plan: PagePlan, tenant: Tenant, resolve: Resolve) =>
	plannedPage(
		plan,
		definitions,
		tenant.languages.map(({ languageCode }) => languageCode),
		resolve,
		'human',
	);

export async function fillPages(database: Database, tenant: Tenant, shop: DemoShop): Promise<void> {
	await database.inTenant(tenant.id, async (sql) => {
		// Another process that starts at the same time waits, and finds them.
		await holdTenant(sql, tenant.id);
		const taken = await takenAddresses(sql, tenant.id);
		if (taken.has('page/home')) return;
		const resolve = await resolverOf(sql, tenant.id);
		const all: DemoContentPage[] = [...shop.contentPages, ...shop.pages.map(legalPage)];
		const pages = all.filter(({ kind, slug }) => !taken.has(`${kind}/${slug}`));
		await plantPages(
			sql,
			tenant,
			pages.map(({ kind, slug, name, place, plan }) => ({
				kind,
				slug,
				names: name,
				home: place === 'home',
				inNavigation: place === 'navigation',
				inFooter: place === 'footer',
				document: documentOf(plan, tenant, resolve),
			})),
		);
	});
}
