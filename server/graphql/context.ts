// What an operation knows of the call it answers.
import type { Holder } from '../../rules/permissions.ts';
import type { Database, Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface GraphContext {
	tenant: Tenant;
	user: Holder | undefined;
	/** A transaction of this tenant. */
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export function createContext(database: Database, tenant: Tenant): GraphContext {
	return { tenant, user: undefined, inTenant: (work) => database.inTenant(tenant.id, work) };
}
