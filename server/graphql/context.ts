// What an operation knows of the call it answers.
import type { Holder } from '../../rules/permissions.ts';
import type { Database, Sql } from '../database/connection.ts';
import type { MediaServices } from '../media/add-picture.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface GraphContext {
	tenant: Tenant;
	user: Holder | undefined;
	/** A transaction of this tenant. */
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	/** Where uploads go; pages that are only shown have none. */
	media: MediaServices | undefined;
}

export function createContext(database: Database, tenant: Tenant, media?: MediaServices): GraphContext {
	return { tenant, user: undefined, inTenant: (work) => database.inTenant(tenant.id, work), media };
}
