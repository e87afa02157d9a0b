// Menus that are not saved yet, as a visitor would see them.
import { flatItems, type MenuName, menuNames } from '../../rules/navigation/menu.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { type Category, listCategories } from '../catalogue/list-categories.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import { listReadablePages } from '../pages/led-to-pages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { checkMenu } from './save-menu.ts';
import { type ShownMenus, showMenus } from './show-menus.ts';

/** With the categories that the visitor sees, whose names and what is below them the menus show. */
interface Preview extends ShownMenus {
	categories: Pick<Category, 'id' | 'slug' | 'parent' | 'name' | 'description'>[];
}

interface Reader {
	language: string;
	audience: Audience;
}

export async function previewMenus(
	sql: Sql,
	tenant: Tenant,
	sent: Readonly<Record<MenuName, unknown>>,
	{ language, audience }: Reader,
): Promise<Preview> {
	const base = defaultLanguage(tenant);
	const [header, footer] = menuNames.map((menu) => checkMenu(sent[menu], { menu, language: base }));
	const menus = { header: header ?? [], footer: footer ?? [] };
	const chain = languageChain(language, base);
	const labels = new Map(
		flatItems([...menus.header, ...menus.footer]).map((item) => [
			item.id,
			chain.map((code) => item.labels[code]?.trim()).find(Boolean) ?? '',
		]),
	);
	const [categories, pages] = await Promise.all([
		listCategories(sql, tenant, { language, audience }),
		listReadablePages(sql, tenant, language),
	]);
	const shown = await showMenus(sql, tenant, menus, { language, audience, pages, categories, named: true, labels });
	return {
		...shown,
		categories: categories.map(({ id, slug, parent, name, description }) => ({ id, slug, parent, name, description })),
	};
}
