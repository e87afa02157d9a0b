// The companies of a shop, for its administration and for their own admins.
import type { CompanyPolicy, CompanyValues } from '../../../rules/companies/fields.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';

export interface Company extends CompanyValues, CompanyPolicy {
	id: string;
	archivedAt: Date | null;
	revision: number;
	createdAt: Date;
	memberCount: number;
}

export const companyOrders = ['name', 'customerNumber', 'createdAt'] as const;

export interface WantedCompanies {
	/** In name, customer number and VAT id, and in the addresses of members. */
	search: string;
	archived: boolean;
	sort: (typeof companyOrders)[number];
	descending: boolean;
	first: number;
	offset: number;
}

const columns = (sql: Sql) => sql`
	c.id, c.name, c.customer_number, c.vat_id, c.invoice_mail, c.invoice_format, c.leitweg_id,
	c.electronic_address, c.role_id, c.over_budget, c.share_orders, c.share_drafts, c.archived_at,
	c.revision, c.created_at, (
		select count(*)::int from company_members m where m.tenant_id = c.tenant_id and m.company_id = c.id
	) as member_count`;

const matching = (sql: Sql, tenantId: string, { search, archived }: Pick<WantedCompanies, 'search' | 'archived'>) => {
	const pattern = containing(search.trim());
	return sql`
		c.tenant_id = ${tenantId} and (c.archived_at is not null) = ${archived} and (
			${search.trim() === ''} or c.name ilike ${pattern} or c.customer_number ilike ${pattern} or c.vat_id ilike ${pattern} or exists (
				select from company_members m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id
				where m.tenant_id = c.tenant_id and m.company_id = c.id and u.email ilike ${pattern}
			)
		)`;
};

const orderBy = (sql: Sql, sort: WantedCompanies['sort']) =>
	({ name: sql`lower(c.name)`, customerNumber: sql`lower(c.customer_number)`, createdAt: sql`c.created_at` })[sort];

export function findCompanies(sql: Sql, tenantId: string, wanted: WantedCompanies): Promise<Company[]> {
	const { sort, descending, first, offset } = wanted;
	return sql<Company[]>`
		select ${columns(sql)} from companies c where ${matching(sql, tenantId, wanted)}
		order by ${orderBy(sql, sort)} ${descending ? sql`desc` : sql`asc`}, c.id limit ${first} offset ${offset}`;
}

export async function countCompanies(sql: Sql, tenantId: string, wanted: WantedCompanies): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from companies c where ${matching(sql, tenantId, wanted)}`;
	return row?.total ?? 0;
}

/** Archived or not. */
export async function findCompany(sql: Sql, tenantId: string, id: string): Promise<Company | undefined> {
	const [company] = await sql<Company[]>`
		select ${columns(sql)} from companies c where c.tenant_id = ${tenantId} and c.id = ${id}`;
	return company;
}
