// Which exports of the shop somebody has requested.
import type { PersonPart } from '../../accounts/person-part.ts';

export const exportsOfPerson: PersonPart = {
	name: 'shopExports',
	tables: ['tenant_exports'],
	exportPart: (sql, tenantId, { id }) => sql`
		select id, created_at from tenant_exports where tenant_id = ${tenantId} and requested_by = ${id} order by created_at`,
	async erasePart(sql, tenantId, { id }) {
		await sql`update tenant_exports set requested_by = null where tenant_id = ${tenantId} and requested_by = ${id}`;
	},
};
