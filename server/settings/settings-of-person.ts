// Which settings somebody of the shop was the last to save. The settings stay.
import type { PersonPart } from '../accounts/person-part.ts';

export const settingsOfPerson: PersonPart = {
	name: 'settings',
	tables: ['settings'],
	exportPart: (sql, tenantId, { id }) => sql`
		select "group", updated_at from settings where tenant_id = ${tenantId} and updated_by = ${id} order by "group"`,
	async erasePart(sql, tenantId, { id }) {
		await sql`update settings set updated_by = null where tenant_id = ${tenantId} and updated_by = ${id}`;
	},
};
