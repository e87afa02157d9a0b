// All tenants of the installation, for the operator and for what the start prints.
import type { Database } from '../database/connection.ts';

export interface TenantEntry {
	id: string;
	slug: string;
	name: string;
}

export function listTenants(database: Database): Promise<TenantEntry[]> {
	return database.withoutTenant(
		(sql) => sql<TenantEntry[]>`select id, slug, name from tenants order by created_at, slug`,
	);
}
