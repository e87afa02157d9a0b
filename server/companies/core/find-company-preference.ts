// How the company of a user wants the invoices of its members.
import type { InvoicePreference } from '../../../rules/e-invoice/preference.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns undefined for users without a company, and of one that is archived */
export async function findCompanyPreference(
	sql: Sql,
	tenantId: string,
	userId: string,
): Promise<InvoicePreference | undefined> {
	const [preference] = await sql<InvoicePreference[]>`
		select c.invoice_format, c.leitweg_id, c.electronic_address
		from company_members m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and c.archived_at is null`;
	return preference;
}
