// Changes of what belongs to one user follow one another.
import type { Sql } from '../database/connection.ts';

/** Two who change the lists of one user at the same time, in two tabs, do so one after the other. */
export const lockUser = (sql: Sql, tenantId: string, userId: string) =>
	sql`select from users where tenant_id = ${tenantId} and id = ${userId} for no key update`;
