// What an operation knows of the call it answers.
import type { Holder } from '../../rules/permissions.ts';
import type { Database, Sql } from '../database/connection.ts';
import type { Question } from '../database/read.ts';
import type { MediaServices } from '../media/add-picture.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface GraphContext {
	tenant: Tenant;
	user: Holder | undefined;
	/** A transaction of this tenant. */
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
	/** The rows of one statement about this tenant: what a page or a list only shows. */
	read<Rows extends readonly object[]>(question: Question<Rows>): Promise<Rows>;
	/** Where uploads go; pages that are only shown have none. */
	media: MediaServices | undefined;
}

export function createContext(database: Database, tenant: Tenant, media?: MediaServices): GraphContext {
	return {
		tenant,
		user: undefined,
		inTenant: (work) => database.inTenant(tenant.id, work),
		read: (question) => database.read(tenant.id, question),
		media,
	};
}
