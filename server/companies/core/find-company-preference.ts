// How the company of a user wants the invoices of its members, and its VAT id, which stands on them.
import type { InvoicePreference } from '../../../rules/e-invoice/preference.ts';
import type { Sql } from '../../database/connection.ts';

interface CompanyPreference extends InvoicePreference {
	vatId: string;
}

/** @returns undefined for users without a company, and of one that is archived */
export async function findCompanyPreference(
	sql: Sql,
	tenantId: string,
	userId: string,
): Promise<CompanyPreference | undefined> {
	const [preference] = await sql<CompanyPreference[]>`
		select c.invoice_format, c.leitweg_id, c.electronic_address, c.vat_id
		from company_members m join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
		where m.tenant_id = ${tenantId} and m.user_id = ${userId} and c.archived_at is null`;
	return preference;
}
