// Gives a demo shop its menus, as somebody would have arranged them.
import { newId } from '../rules/ids.ts';
import type { EditedItem, ItemKind } from '../rules/navigation/menu.ts';
import { menuNames } from '../rules/navigation/menu.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { enterMenu } from '../server/navigation/enter-menus.ts';
import { findMenus } from '../server/navigation/find-menus.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';
import type { DemoMenuItem, DemoShop } from './data/types.ts';
import { enterRegulars } from './fill-prices.ts';

async function thingsOf(sql: Sql, tenantId: string): Promise<Map<string, string>> {
	const rows = await sql<{ name: string; id: string }[]>`
		select case kind when 'link' then 'link:' else 'page:' end || slug as name, id from pages where tenant_id = ${tenantId}
		union all
		select 'category:' || slug, id from categories where tenant_id = ${tenantId}
		union all
		select 'product:' || slug, id from products where tenant_id = ${tenantId} and parent_id is null`;
	return new Map(rows.map(({ name, id }) => [name, id]));
}

const kinds: Record<string, ItemKind> = { page: 'page', link: 'linkPage', category: 'category', product: 'product' };

function targetOf(to: string, idOf: (name: string) => string): Pick<EditedItem, 'kind' | 'target'> {
	if (to === 'heading' || to === 'categories') return { kind: to, target: '' };
	const kind = kinds[to.split(':')[0] ?? ''];
	return kind ? { kind, target: idOf(to) } : { kind: 'url', target: to };
}

/** Once: what somebody has arranged since stays. */
export async function fillMenus(database: Database, tenant: Tenant, shop: DemoShop): Promise<void> {
	await database.inTenant(tenant.id, async (sql) => {
		await holdTenant(sql, tenant.id);
		const before = await findMenus(sql, tenant.id);
		const isArranged = Object.values(before).some(({ items }) => items.some(({ kind }) => kind === 'heading'));
		if (isArranged) return;
		const things = await thingsOf(sql, tenant.id);
		const idOf = (name: string) => {
			const id = things.get(name);
			if (id === undefined) throw new Error(`${shop.slug} has no ${name}`);
			return id;
		};
		const regulars = await enterRegulars(sql, tenant);
		const itemOf = ({ to, label, products, newTab = false, members, below = [] }: DemoMenuItem): EditedItem => ({
			id: newId(),
			...targetOf(to, idOf),
			...(products && { products: products.map((slug) => idOf(`product:${slug}`)) }),
			roles: members ? [regulars] : [],
			newTab,
			labels: label ?? {},
			children: below.map(itemOf),
		});
		for (const menu of menuNames) await enterMenu(sql, tenant, menu, shop.menus[menu].map(itemOf));
	});
}
