// Which versions of the theme somebody of the shop has published or left as a draft. The themes stay.
import type { Sql } from '../database/connection.ts';

/** A `PersonPart`, whose type belongs to a domain above this one. */
export const themesOfPerson = {
	name: 'themes',
	tables: ['theme_drafts', 'theme_versions'],
	exportPart: (sql: Sql, tenantId: string, { id }: { id: string }): Promise<unknown> => sql`
		select id, published_at as at, true as published from theme_versions
		where tenant_id = ${tenantId} and published_by = ${id}
		union all
		select null, updated_at, false from theme_drafts where tenant_id = ${tenantId} and updated_by = ${id} order by at`,
	async erasePart(sql: Sql, tenantId: string, { id }: { id: string }): Promise<void> {
		await sql`update theme_versions set published_by = null where tenant_id = ${tenantId} and published_by = ${id}`;
		await sql`update theme_drafts set updated_by = null where tenant_id = ${tenantId} and updated_by = ${id}`;
	},
};
