// Saves a whole menu. A user who began with an older state than the one that is there is notified, and nothing is changed.
import { type EditedItem, flatItems, type MenuItem, type MenuName } from '../../rules/navigation/menu.ts';
import { isTooLong, itemProblems, readMenu } from '../../rules/navigation/validate-menu.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { tickBoxes } from '../pages/tick-boxes.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findMenus, type Menus } from './find-menus.ts';
import { saveLabels } from './item-labels.ts';

export interface MenuToSave {
	menu: MenuName;
	/** As a caller has sent them. */
	items: unknown;
	/** Of the state that was changed; undefined: whatever is there. */
	revision: number | undefined;
}

/** Labels are texts of the shop, and in no row of a menu. */
export const storedItem = ({ labels: _labels, children, ...item }: EditedItem): MenuItem => ({
	...item,
	children: children.map(storedItem),
});

/** @param context for `language` the default one of the shop */
export function checkMenu(sent: unknown, context: { menu: MenuName; language: string }): EditedItem[] {
	const items = readMenu(sent);
	if (!items || isTooLong(items)) throw new Refused('VALIDATION', 'items');
	const problems = itemProblems(items, context);
	if (problems.length > 0)
		throw new Refused('VALIDATION', problems.map(({ item, error }) => `${item} ${error}`).join(', '), { problems });
	return items;
}

/** @returns the new revision; undefined: another user has saved meanwhile */
async function store(
	sql: Sql,
	tenantId: string,
	{
		menu,
		items,
		revision,
		userId,
	}: { menu: MenuName; items: readonly MenuItem[]; revision: number; userId: string | undefined },
): Promise<number | undefined> {
	const json = sql.json(items as never);
	const by = userId ?? null;
	const [row] =
		revision === 0
			? await sql<{ revision: number }[]>`
				insert into navigation_menus (tenant_id, menu, items, updated_by) values (${tenantId}, ${menu}, ${json}, ${by})
				on conflict (tenant_id, menu) do nothing returning revision`
			: await sql<{ revision: number }[]>`
				update navigation_menus set items = ${json}, revision = revision + 1, updated_at = now(), updated_by = ${by}
				where tenant_id = ${tenantId} and menu = ${menu} and revision = ${revision} returning revision`;
	return row?.revision;
}

export async function saveMenu(sql: Sql, caller: Caller, { menu, items: sent, revision }: MenuToSave): Promise<Menus> {
	const { tenant, services, user } = caller;
	const items = checkMenu(sent, { menu, language: defaultLanguage(tenant) });
	const menus = await findMenus(sql, tenant.id);
	const before = menus[menu];
	const other = flatItems(menus[menu === 'header' ? 'footer' : 'header'].items);
	const flat = flatItems(items);
	if (flat.some(({ id }) => other.some((one) => one.id === id))) throw new Refused('VALIDATION', 'items');
	if (revision !== undefined && revision !== before.revision) throw new Refused('SETTINGS_CHANGED');
	const next = { menu, items: items.map(storedItem), revision: before.revision, userId: user?.id };
	if ((await store(sql, tenant.id, next)) === undefined) throw new Refused('SETTINGS_CHANGED');
	await saveLabels(sql, caller, flat, other);
	const pages = flat.filter(({ kind }) => kind === 'page').map(({ target }) => target);
	await tickBoxes(sql, tenant.id, menu, pages);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveNavigation',
		entity: { type: 'navigation', id: tenant.id },
		before: { menu, items: before.items },
		after: { menu, items },
	});
	await announceChange(sql, tenant.id, 'content');
	return findMenus(sql, tenant.id);
}
