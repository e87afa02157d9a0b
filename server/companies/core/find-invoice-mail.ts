// Where the bookkeeping of a company gets its invoices.
import type { Sql } from '../../database/connection.ts';

/** @returns empty: nowhere; nor once the company is archived */
export async function findInvoiceMail(sql: Sql, tenantId: string, companyId: string): Promise<string> {
	const [company] = await sql<{ invoiceMail: string }[]>`
		select invoice_mail from companies where tenant_id = ${tenantId} and id = ${companyId} and archived_at is null`;
	return company?.invoiceMail ?? '';
}
