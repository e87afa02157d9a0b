// To which company a user belongs, and what they are in it. Whoever is in none buys for themselves.
import type { OverBudget } from '../../../rules/companies/budget-periods.ts';
import type { CompanyRole } from '../../../rules/companies/roles.ts';
import type { Sql } from '../../database/connection.ts';

interface MemberCostCentre {
	id: string;
	code: string;
	name: string;
}

export interface Membership {
	companyId: string;
	companyName: string;
	role: CompanyRole;
	/** Those that this member may order for, by code; where there are any, an order names one of them. */
	costCentres: MemberCostCentre[];
	superiorId: string | null;
	/** By which its members get their prices; null: each by their own. */
	priceRoleId: string | null;
	overBudget: OverBudget;
	vatId: string;
	invoiceMail: string;
	shareOrders: boolean;
	/** Whether members may share drafts with each other. */
	shareDrafts: boolean;
}

/** @returns undefined for guests, for users without a company, and of a company that is archived */
export async function findMembership(sql: Sql, tenantId: string, userId: string): Promise<Membership | undefined> {
	const [membership] = await sql<Membership[]>`
		select c.id as company_id, c.name as company_name, m.role, m.superior_id, c.role_id as price_role_id, c.over_budget, c.vat_id,
			c.invoice_mail, c.share_orders, c.share_drafts, (
				select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name) order by lower(k.code)), '[]')
				from cost_centres k
				where k.tenant_id = ${tenantId} and k.company_id = c.id and k.archived_at is null
					and (m.cost_centre_ids = '{}' or k.id = any(m.cost_centre_ids))
			) as cost_centres
		from company_members m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and c.archived_at is null`;
	return membership;
}
