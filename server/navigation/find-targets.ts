// What items of a menu lead to, as those see it who arrange the menu: names, and whether visitors can see them.

import type { ItemKind } from '../../rules/navigation/menu.ts';
import { pageAddress } from '../../rules/pages/addresses.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { listTree, type TreeNode } from '../catalogue/categories/list-tree.ts';
import { type KnownProduct, listKnownProducts } from '../catalogue/find-named-products.ts';
import type { Sql } from '../database/connection.ts';
import { type EditedPage, findSeveral, listPages } from '../pages/editing/edited-page.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';

export const targetKinds = ['page', 'linkPage', 'category', 'product'] as const satisfies readonly ItemKind[];
type TargetKind = (typeof targetKinds)[number];

/** `restricted`: some roles see it. What is not found at all has been deleted. */
export const targetStates = ['shown', 'restricted', 'unpublished', 'archived'] as const;
type TargetState = (typeof targetStates)[number];

export interface MenuTarget {
	kind: TargetKind;
	id: string;
	name: string;
	/** Where it is, without the language. */
	address: string;
	state: TargetState;
}

function pageTarget(page: EditedPage, chain: readonly string[]): MenuTarget {
	const { id, kind, slug, names, home, active, published } = page;
	return {
		kind: kind === 'link' ? 'linkPage' : 'page',
		id,
		name: chain.map((language) => names[language]).find(Boolean) ?? slug,
		address: home ? '/' : pageAddress(kind, slug),
		state: active && published ? 'shown' : 'unpublished',
	};
}

function categoryTarget(
	nodes: readonly TreeNode[],
	{ id, parentId, name, slug, online, openTo }: TreeNode,
): MenuTarget {
	const parent = nodes.find((node) => node.id === parentId);
	return {
		kind: 'category',
		id,
		name: parent ? `${parent.name} › ${name}` : name,
		address: `/category/${slug}`,
		state: !online ? 'unpublished' : openTo === null ? 'shown' : 'restricted',
	};
}

const productTarget = ({ id, name, slug, state }: KnownProduct): MenuTarget => ({
	kind: 'product',
	id,
	name,
	address: `/product/${slug}`,
	state,
});

interface Wanted {
	language: string;
}

/** At most four statements, however many targets. */
export async function findTargets(
	sql: Sql,
	tenant: Tenant,
	ids: Readonly<Record<'pages' | 'categories' | 'products', readonly string[]>>,
	{ language }: Wanted,
): Promise<MenuTarget[]> {
	const chain = languageChain(language, defaultLanguage(tenant));
	const pages = ids.pages.length > 0 ? await findSeveral(sql, tenant.id, ids.pages) : new Map<string, EditedPage>();
	const nodes = ids.categories.length > 0 ? await listTree(sql, tenant, language) : [];
	const products = await listKnownProducts(sql, tenant.id, { language, ids: ids.products });
	return [
		...[...pages.values()].map((page) => pageTarget(page, chain)),
		...nodes.filter(({ id }) => ids.categories.includes(id)).map((node) => categoryTarget(nodes, node)),
		...products.map(productTarget),
	];
}

interface Search extends Wanted {
	kind: TargetKind;
	search: string;
	first: number;
}

/** By name or slug; everything of the kind, as far as there is room, where nothing is searched for. */
export async function searchTargets(
	sql: Sql,
	tenant: Tenant,
	{ kind, search, first, language }: Search,
): Promise<MenuTarget[]> {
	const typed = search.trim();
	if (kind === 'product') {
		const wanted = { language, search: typed, first };
		return (await listKnownProducts(sql, tenant.id, wanted)).map(productTarget);
	}
	if (kind === 'category') {
		const nodes = await listTree(sql, tenant, language);
		const words = typed.toLocaleLowerCase();
		return nodes
			.filter(({ name, slug }) => name.toLocaleLowerCase().includes(words) || slug.includes(words))
			.slice(0, first)
			.map((node) => categoryTarget(nodes, node));
	}
	const wanted = { kind: kind === 'linkPage' ? 'link' : 'page', search: typed, first, offset: 0 } as const;
	const chain = languageChain(language, defaultLanguage(tenant));
	return (await listPages(sql, tenant.id, wanted)).items.map((page) => pageTarget(page, chain));
}
