// The menus of a shop as they are stored.
import { newId } from '../../rules/ids.ts';
import { firstHeader, type MenuItem, type MenuName } from '../../rules/navigation/menu.ts';
import type { Sql } from '../database/connection.ts';

interface StoredMenu {
	items: readonly MenuItem[];
	/** 0: nothing was ever saved. */
	revision: number;
}

export type Menus = Readonly<Record<MenuName, StoredMenu>>;

const first = (menu: MenuName): StoredMenu => ({ items: menu === 'header' ? [firstHeader(newId())] : [], revision: 0 });

/** One statement. */
export async function findMenus(sql: Sql, tenantId: string): Promise<Menus> {
	const rows = await sql<(StoredMenu & { menu: MenuName })[]>`
		select menu, items, revision from navigation_menus where tenant_id = ${tenantId}`;
	const find = (menu: MenuName): StoredMenu => rows.find((row) => row.menu === menu) ?? first(menu);
	return { header: find('header'), footer: find('footer') };
}
