// The menus as a visitor sees them, in one language. What they lead to is resolved together: pages and categories come from those who have
// loaded them already, products and labels are read here.

import { flatItems, type MenuItem, type MenuName } from '../../rules/navigation/menu.ts';
import { shownMenu } from '../../rules/navigation/shown-menu.ts';
import type { MenuEntry } from '../../rules/page-contract.ts';
import { pageAddress } from '../../rules/pages/addresses.ts';
import { legalPageAmong, legalPurposes } from '../../rules/pages/needed-pages.ts';
import { contentPageNameKey, navigationLabelKey, productNameKey } from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { findNamedProducts } from '../catalogue/find-named-products.ts';
import type { Category } from '../catalogue/list-categories.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import type { ReadablePage } from '../pages/led-to-pages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

interface Around {
	language: string;
	audience: Audience;
	/** Those that the visitor can read. */
	pages: readonly ReadablePage[];
	/** Those that the visitor sees. */
	categories: readonly Category[];
	/** Whether things are called by their names, for which the texts of the shop are needed. */
	named: boolean;
	/** Own labels that are not saved yet, by item; those of other items are looked up. */
	labels?: ReadonlyMap<string, string>;
}

export type ShownMenus = Record<MenuName, MenuEntry[]>;

const addressesOf = (entries: readonly MenuEntry[]): string[] =>
	entries.flatMap(({ to, below }) => [...(to ? [to] : []), ...addressesOf(below ?? [])]);

/** What the law wants is one press away on every page, whatever the menus say. */
function withLegalPages(
	header: readonly MenuEntry[],
	footer: readonly MenuEntry[],
	pages: readonly ReadablePage[],
): MenuEntry[] {
	const linked = new Set(addressesOf([...header, ...footer]));
	const legal = legalPurposes.flatMap((purpose) => legalPageAmong(pages, purpose) ?? []);
	const missing = legal.filter(({ kind, slug }) => !linked.has(pageAddress(kind, slug)));
	return [
		...footer,
		...missing.map(({ id, kind, slug, title }) => ({
			to: pageAddress(kind, slug),
			label: title,
			key: contentPageNameKey(id),
		})),
	];
}

/** Two statements, fewer where no product and no label is needed. */
export async function showMenus(
	sql: Sql,
	tenant: Tenant,
	menus: Readonly<Record<MenuName, readonly MenuItem[]>>,
	{ language, audience, pages, categories, named, labels }: Around,
): Promise<ShownMenus> {
	const all = flatItems([...menus.header, ...menus.footer]);
	const ids = all.filter(({ kind }) => kind === 'product').map(({ target }) => target);
	const keys = named && !labels ? all.map(({ id }) => navigationLabelKey(id)) : [];
	const [products, texts] = await Promise.all([
		findNamedProducts(sql, tenant.id, { ids, language, audience }),
		findTexts(sql, tenant.id, keys),
	]);
	const chain = languageChain(language, defaultLanguage(tenant));
	const labelOf = (id: string) => {
		const text = texts.get(navigationLabelKey(id));
		return labels?.get(id) ?? (text ? pickTranslation(text, chain) : '');
	};
	const readablePages = new Map(pages.map((page) => [page.id, page]));
	const shownProducts = new Map(products.map((product) => [product.id, product]));
	const reader = {
		...audience,
		targetOf(kind: 'page' | 'linkPage' | 'product', id: string) {
			if (kind === 'product') {
				const product = shownProducts.get(id);
				return product && { to: `/product/${product.slug}`, label: product.name, key: productNameKey(id) };
			}
			const page = readablePages.get(id);
			if (!page || (page.kind === 'link') !== (kind === 'linkPage')) return undefined;
			return {
				to: page.home ? '/' : pageAddress(page.kind, page.slug),
				label: page.title,
				key: contentPageNameKey(id),
			};
		},
		categories,
		labelOf,
	};
	const header = shownMenu(menus.header, reader);
	return { header, footer: withLegalPages(header, shownMenu(menus.footer, reader), pages) };
}
