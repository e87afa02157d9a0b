// To which company a person belongs, and to which they were invited.
import type { PersonPart } from '../../accounts/person-part.ts';

export const companiesOfPerson: PersonPart = {
	name: 'companies',
	tables: ['company_members', 'company_invitations', 'company_drafts'],
	exportPart: (sql, tenantId, { id, email }) => sql`
		select 'member' as kind, c.name as company, m.role, m.joined_at as since from company_members m
		join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		where m.tenant_id = ${tenantId} and m.user_id = ${id}
		union all
		select 'invitation', c.name, i.role, i.created_at from company_invitations i
		join companies c on c.tenant_id = i.tenant_id and c.id = i.company_id
		where i.tenant_id = ${tenantId} and i.email = ${email}
		union all
		select 'sharedDraft', c.name, null, s.shared_at from company_drafts s
		join companies c on c.tenant_id = s.tenant_id and c.id = s.company_id
		where s.tenant_id = ${tenantId} and s.user_id = ${id}
		order by since`,
	async erasePart(sql, tenantId, { id, email }) {
		await sql`update company_members set superior_id = null where tenant_id = ${tenantId} and superior_id = ${id}`;
		// What they share goes with it.
		await sql`delete from company_members where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from company_invitations where tenant_id = ${tenantId} and email = ${email}`;
		await sql`update company_invitations set invited_by = null where tenant_id = ${tenantId} and invited_by = ${id}`;
	},
};
