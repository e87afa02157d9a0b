// The boxes "in the navigation" and "in the footer" of pages, as the menu says it that was saved.
import type { MenuName } from '../../rules/navigation/menu.ts';
import type { Sql } from '../database/connection.ts';

const boxes = { header: 'in_navigation', footer: 'in_footer' } as const satisfies Record<MenuName, string>;

/** @param pageIds all regular pages that the menu leads to */
export async function tickBoxes(sql: Sql, tenantId: string, menu: MenuName, pageIds: readonly string[]): Promise<void> {
	const box = sql(boxes[menu]);
	await sql`
		update pages set ${box} = not ${box}
		where tenant_id = ${tenantId} and kind = 'page' and ${box} <> (id = any(${[...pageIds]}::uuid[]))`;
}
