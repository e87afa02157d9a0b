// The tenant whose transaction this is.
import type { Language } from '../../rules/languages.ts';
import type { Sql } from '../database/connection.ts';
import { type Tenant, tenantColumns } from './find-tenant.ts';

/** Whether it is still there: an operator may have had it removed. */
export async function hasTenant(sql: Sql, tenantId: string): Promise<boolean> {
	const found = await sql`select from tenants where id = ${tenantId}`;
	return found.length > 0;
}

export async function loadTenant(sql: Sql, tenantId: string): Promise<Tenant> {
	const [[found], languages] = await Promise.all([
		sql<Omit<Tenant, 'languages'>[]>`
			select ${tenantColumns(sql)} from tenants t where t.id = ${tenantId}`,
		sql<Language[]>`
			select language_code, is_default as "default", notation, not published as draft
			from languages where tenant_id = ${tenantId} order by position, language_code`,
	]);
	if (!found) throw new Error('there is no such tenant');
	return { ...found, languages };
}
