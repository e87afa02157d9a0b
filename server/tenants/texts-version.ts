// The version of a tenant's texts, by which everyone who keeps some knows whether they still hold.
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';

export const findTextsVersion = (sql: Sql, tenantId: string): Statement<{ version: number }[]> =>
	sql<{ version: number }[]>`select texts::int as version from tenant_versions where tenant_id = ${tenantId}`;

/** When something that visitors see was last changed. */
export const findLastUpdate = (sql: Sql, tenantId: string): Statement<{ changedAt: Date }[]> =>
	sql<{ changedAt: Date }[]>`select changed_at from tenant_versions where tenant_id = ${tenantId}`;
