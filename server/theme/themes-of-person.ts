// Which versions of the theme somebody of the shop has published or left as a draft. The themes stay.
import type { PersonPart } from '../accounts/person-part.ts';

export const themesOfPerson: PersonPart = {
	name: 'themes',
	tables: ['theme_drafts', 'theme_versions'],
	exportPart: (sql, tenantId, { id }) => sql`
		select id, published_at as at, true as published from theme_versions
		where tenant_id = ${tenantId} and published_by = ${id}
		union all
		select null, updated_at, false from theme_drafts where tenant_id = ${tenantId} and updated_by = ${id} order by at`,
	async erasePart(sql, tenantId, { id }) {
		await sql`update theme_versions set published_by = null where tenant_id = ${tenantId} and published_by = ${id}`;
		await sql`update theme_drafts set updated_by = null where tenant_id = ${tenantId} and updated_by = ${id}`;
	},
};
