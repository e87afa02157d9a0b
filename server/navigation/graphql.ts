// The menus of a shop in the API: for those who arrange them, and what visitors see in their panels.
import { type EditedItem, flatItems, type MenuName, menuNames } from '../../rules/navigation/menu.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { shopDay } from '../calendar/today.ts';
import { listAccessRoles } from '../catalogue/categories/list-tree.ts';
import { productRef } from '../catalogue/graphql-parts.ts';
import { audienceOf } from '../catalogue/read-model/audience.ts';
import { shownProducts } from '../catalogue/shown-product.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { checkId } from '../graphql/ids.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { checkPaging, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { findMenus, type Menus } from './find-menus.ts';
import { findTargets, type MenuTarget, searchTargets, targetKinds, targetStates } from './find-targets.ts';
import { withLabels } from './item-labels.ts';
import { findPickedProducts } from './picked-products.ts';
import { previewMenus } from './preview-menus.ts';
import { saveMenu } from './save-menu.ts';

const menuName = builder.enumType('NavigationMenuName', {
	values: describeValues(menuNames, {
		header: 'Menu of the header, up to three levels.',
		footer: 'Links of the footer, up to two levels.',
	}),
	description: 'Which menu of the shop.',
});

const targetKind = builder.enumType('NavigationTargetKind', {
	values: describeValues(targetKinds, {
		page: 'A regular page of the shop.',
		linkPage: 'A link page of the shop.',
		category: 'A category of the catalogue.',
		product: 'A product of the catalogue.',
	}),
	description: 'Kind of an entity that a menu item can link to.',
});

const targetState = builder.enumType('NavigationTargetState', {
	values: describeValues(targetStates, {
		shown: 'Visible to everyone.',
		restricted: 'Visible to some roles only.',
		unpublished: 'Not published, deactivated or offline: items that link to it are hidden.',
		archived: 'Archived: items that link to it are hidden.',
	}),
	description: 'Whether visitors can see the target of a menu item.',
});

const target = builder.objectRef<MenuTarget>('NavigationTarget').implement({
	description: 'An entity that a menu item can link to.',
	fields: (t) => ({
		kind: t.field({ type: targetKind, description: 'Kind of the entity.', resolve: ({ kind }) => kind }),
		id: t.exposeID('id', { description: 'Id of the entity.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		address: t.exposeString('address', { description: 'Path in the shop, without the language.' }),
		state: t.field({ type: targetState, description: 'Whether visitors can see it.', resolve: ({ state }) => state }),
	}),
});

interface EditedMenu {
	menu: MenuName;
	revision: number;
	items: EditedItem[];
	targets: MenuTarget[];
}

const menuType = builder.objectRef<EditedMenu>('NavigationMenu').implement({
	description: 'A menu of the shop with all its items.',
	fields: (t) => ({
		menu: t.field({ type: menuName, description: 'Which menu it is.', resolve: ({ menu }) => menu }),
		revision: t.exposeInt('revision', { description: 'Revision of the menu; 0 if it was never saved.' }),
		items: t.field({
			type: 'JSON',
			description:
				'Items as a tree: `id`, `kind` (`page`, `linkPage`, `category`, `categories`, `product`, `url` or `heading`), `target` (id or URL), `products` (picked products of a category), `roles`, `newTab`, `labels` by language, `children`.',
			resolve: ({ items }) => items,
		}),
		targets: t.field({
			type: [target],
			description: 'Entities that the items link to; those that were deleted are missing.',
			resolve: ({ targets }) => targets,
		}),
	}),
});

/** Three statements for a menu's items and labels, four for the targets of both. */
async function editedMenus(sql: Sql, tenant: Tenant, menus: Menus, language: string): Promise<EditedMenu[]> {
	const edited: EditedMenu[] = [];
	for (const menu of menuNames) {
		const items = await withLabels(sql, tenant.id, menus[menu].items);
		const flat = flatItems(items);
		const targetsOf = (...kinds: string[]) =>
			flat.filter(({ kind }) => kinds.includes(kind)).map((item) => item.target);
		const ids = {
			pages: targetsOf('page', 'linkPage'),
			categories: targetsOf('category'),
			products: [...targetsOf('product'), ...flat.flatMap(({ products = [] }) => products)],
		};
		edited.push({
			menu,
			revision: menus[menu].revision,
			items,
			targets: await findTargets(sql, tenant, ids, { language }),
		});
	}
	return edited;
}

builder.queryField('navigationMenus', (t) =>
	t.field({
		type: [menuType],
		description: 'The menus of the shop as they are edited: header and footer.',
		extensions: needs('qTenant'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant(async (sql) =>
				editedMenus(sql, tenant, await findMenus(sql, tenant.id), spokenLanguage(tenant, language)),
			),
	}),
);

interface TargetArguments {
	kind: MenuTarget['kind'];
	search: string;
	language?: string | null | undefined;
	first?: number | null | undefined;
}

function findLinkTargets(
	_root: unknown,
	{ kind, search, language, first }: TargetArguments,
	{ tenant, inTenant }: GraphContext,
): Promise<MenuTarget[]> {
	const paging = checkPaging({ first: first ?? 20, offset: 0 });
	const wanted = { kind, search, first: paging.first, language: spokenLanguage(tenant, language) };
	return inTenant((sql) => searchTargets(sql, tenant, wanted));
}

builder.queryField('navigationTargets', (t) =>
	t.field({
		type: [target],
		description: 'Entities that a menu item can link to, found by name or slug.',
		extensions: needs('qTenant'),
		args: {
			kind: t.arg({ type: targetKind, required: true, description: 'Kind of the entities.' }),
			search: t.arg.string({ required: true, description: 'Part of a name or slug; empty for all.' }),
			language: t.arg.string(languageArgument),
			first: t.arg.int(pageSize(20)),
		},
		resolve: findLinkTargets,
	}),
);

builder.queryField('linkTargets', (t) =>
	t.field({
		type: [target],
		description: 'Entities that a link of a page can lead to, found by name or slug.',
		extensions: needs('qContent'),
		args: {
			kind: t.arg({ type: targetKind, required: true, description: 'Kind of the entities.' }),
			search: t.arg.string({ required: true, description: 'Part of a name or slug; empty for all.' }),
			language: t.arg.string(languageArgument),
			first: t.arg.int(pageSize(20)),
		},
		resolve: findLinkTargets,
	}),
);

const role = builder.objectRef<{ id: string; label: string }>('NavigationRole').implement({
	description: 'A role that a menu item can be limited to.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
	}),
});

builder.queryField('navigationRoles', (t) =>
	t.field({
		type: [role],
		description: 'Roles that a menu item can be limited to.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listAccessRoles(sql, tenant.id)),
	}),
);

builder.queryField('navigationPreview', (t) =>
	t.field({
		type: 'JSON',
		description:
			'Menus that are not saved yet, as a visitor would see them: `header` and `footer`, each a list of entries, and the `categories` that the visitor can see. Fails with `VALIDATION` for items that could not be saved.',
		extensions: needs('qTenant'),
		args: {
			header: t.arg({ type: 'JSON', required: true, description: 'Items of the header.' }),
			footer: t.arg({ type: 'JSON', required: true, description: 'Items of the footer.' }),
			language: t.arg.string(languageArgument),
			role: t.arg.id({ description: 'Id of a role of the visitor; without it a guest.' }),
		},
		resolve(_root, { header, footer, language, role: held }, { tenant, inTenant }) {
			const audience = { staff: false, roles: held ? [checkId(held)] : [] };
			const spoken = spokenLanguage(tenant, language);
			return inTenant((sql) => previewMenus(sql, tenant, { header, footer }, { language: spoken, audience }));
		},
	}),
);

builder.queryField('navigationProducts', (t) =>
	t.field({
		type: [productRef],
		description: 'Products that were picked for a category in the menu of the header, at most three.',
		extensions: needs('public'),
		args: {
			item: t.arg.id({ required: true, description: 'Id of the menu item.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { item, language }, context) {
			const { tenant, user, inTenant } = context;
			const wanted = {
				item: checkId(item),
				language: spokenLanguage(tenant, language),
				audience: audienceOf(user),
				today: shopDay(tenant),
			};
			const found = await inTenant((sql) => findPickedProducts(sql, tenant.id, wanted));
			return shownProducts(found, context);
		},
	}),
);

builder.mutationField('saveNavigation', (t) =>
	t.field({
		type: [menuType],
		description:
			'Replaces all items of a menu. Fails with `SETTINGS_CHANGED` if the menu has been changed since `revision`, and with `VALIDATION` for items that cannot be saved, which `problems` of the extensions names.',
		extensions: needs('mTenant'),
		args: {
			menu: t.arg({ type: menuName, required: true, description: 'Which menu of the shop to replace.' }),
			items: t.arg({ type: 'JSON', required: true, description: 'All items, as `NavigationMenu.items` returns them.' }),
			revision: t.arg.int({
				description: 'Revision of the menu that the change is based on; without it whatever is there is replaced.',
			}),
			language: t.arg.string(languageArgument),
		},
		resolve: (_root, { menu, items, revision, language }, context) =>
			context.inTenant(async (sql) => {
				const { tenant } = context;
				const menus = await saveMenu(sql, callerOf(context), { menu, items, revision: revision ?? undefined });
				return editedMenus(sql, tenant, menus, spokenLanguage(tenant, language));
			}),
	}),
);
