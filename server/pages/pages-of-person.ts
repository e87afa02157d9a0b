// What an editor has done to pages.
import type { PersonPart } from '../accounts/person-part.ts';

export const pagesOfPerson: PersonPart = {
	name: 'pages',
	tables: ['page_steps', 'page_versions', 'page_leases', 'page_wizards'],
	async exportPart(sql, tenantId, { id }) {
		const [steps, versions, editing, templates] = await Promise.all([
			sql`
				select page_id, revision, created_at as at from page_steps
				where tenant_id = ${tenantId} and user_id = ${id} order by page_id, revision`,
			sql`
				select page_id, revision, reason, created_at as at from page_versions
				where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
			sql`select page_id, since from page_leases where tenant_id = ${tenantId} and user_id = ${id} order by since`,
			sql`
				select page_id, template, created_at as at from page_wizards
				where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
		]);
		return { steps, versions, editing, templates };
	},
	/** The pages are the shop's; who it was is forgotten. */
	async erasePart(sql, tenantId, { id }) {
		await sql`update page_steps set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update page_versions set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update page_wizards set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from page_leases where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
