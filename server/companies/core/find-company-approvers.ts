// Who may approve in a company: those above the buyers. For the steps of approvals that name the approvers of a company.
import type { Sql } from '../../database/connection.ts';

/** Ids of approvers and company admins who can sign in; none of a company that is archived. */
export async function findCompanyApprovers(sql: Sql, tenantId: string, companyId: string): Promise<string[]> {
	const rows = await sql<{ userId: string }[]>`
		select m.user_id from company_members m
		join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
		where m.tenant_id = ${tenantId} and m.company_id = ${companyId} and m.role in ('approver', 'companyAdmin')
			and c.archived_at is null and u.archived_at is null
		order by m.joined_at, m.user_id`;
	return rows.map(({ userId }) => userId);
}
