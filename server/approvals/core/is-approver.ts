// Whether a user is among those whom rules, companies or colleagues name to approve orders: they have a queue, also while it is empty.
import type { Sql } from '../../database/connection.ts';

export async function isApprover(sql: Sql, tenantId: string, userId: string): Promise<boolean> {
	const [row] = await sql<{ approves: boolean }[]>`
		select exists (
			select from company_members m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
			where m.tenant_id = ${tenantId} and c.archived_at is null
				and ((m.user_id = ${userId} and m.role in ('approver', 'companyAdmin')) or m.superior_id = ${userId})
		) or exists (
			select from approval_rules r cross join lateral jsonb_array_elements(r.steps) s (step)
			where r.tenant_id = ${tenantId} and r.active and (
				s.step -> 'userIds' ? ${userId}::text or exists (
					select from user_roles h where h.tenant_id = ${tenantId} and h.user_id = ${userId} and s.step -> 'roleIds' ? h.role_id::text
				)
			)
		) or exists (
			select from approval_substitutes u where u.tenant_id = ${tenantId} and u.substitute_id = ${userId}
		) or exists (
			select from order_approval_steps s
			where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.decision in ('approved', 'rejected', 'returned')
		) as approves`;
	return row?.approves ?? false;
}
