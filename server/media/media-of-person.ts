// Which pictures somebody of the shop has added and changed. The pictures stay.
import type { PersonPart } from '../accounts/person-part.ts';

export const mediaOfPerson: PersonPart = {
	name: 'media',
	tables: ['media'],
	exportPart: (sql, tenantId, { id }) => sql`
		select id, file_name, created_at, created_by = ${id} as added from media
		where tenant_id = ${tenantId} and (created_by = ${id} or updated_by = ${id}) order by id`,
	async erasePart(sql, tenantId, { id }) {
		await sql`
			update media set created_by = nullif(created_by, ${id}), updated_by = nullif(updated_by, ${id})
			where tenant_id = ${tenantId} and (created_by = ${id} or updated_by = ${id})`;
	},
};
