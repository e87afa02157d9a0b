// Which menus somebody of the shop was the last to save. The menus stay.
import type { PersonPart } from '../accounts/person-part.ts';

export const menusOfPerson: PersonPart = {
	name: 'navigation',
	tables: ['navigation_menus'],
	exportPart: (sql, tenantId, { id }) => sql`
		select menu, updated_at from navigation_menus where tenant_id = ${tenantId} and updated_by = ${id} order by menu`,
	async erasePart(sql, tenantId, { id }) {
		await sql`update navigation_menus set updated_by = null where tenant_id = ${tenantId} and updated_by = ${id}`;
	},
};
