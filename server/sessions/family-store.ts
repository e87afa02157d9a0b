// Where the families of refresh tokens are kept: in the rows of the sessions, unless Redis is configured.
import type { Database } from '../database/connection.ts';
import { type Family, sessionDays, type Use } from './family.ts';

type Decide = (family: Family) => Use;

export interface FamilyStore {
	/** Whether the rows of the sessions hold the families, or something beside the database. */
	inDatabase: boolean;
	create(tenantId: string, sessionId: string, family: Family): Promise<void>;
	/** Decides and writes as if nobody else did at the same time. @returns nothing if there is no such family */
	use(tenantId: string, sessionId: string, decide: Decide): Promise<Use | undefined>;
	remove(tenantId: string, sessionIds: readonly string[]): Promise<void>;
	close(): Promise<void>;
}

export function databaseFamilies(database: Database): FamilyStore {
	return {
		inDatabase: true,
		// Written with the row itself.
		create: async () => undefined,
		use: (tenantId, sessionId, decide) =>
			database.inTenant(tenantId, async (sql) => {
				const [row] = await sql<{ current: string | null; earlier: Family['earlier'] }[]>`
					select refresh_hash as current, earlier from sessions
					where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null and expires_at > now()
					for update`;
				if (!row?.current) return undefined;
				const use = decide({ current: row.current, earlier: row.earlier });
				if (use.kind === 'rotated')
					await sql`
						update sessions set refresh_hash = ${use.family.current},
							earlier = ${JSON.stringify(use.family.earlier)}::text::jsonb, last_used_at = now(),
							expires_at = now() + make_interval(days => ${sessionDays})
						where tenant_id = ${tenantId} and id = ${sessionId}`;
				return use;
			}),
		// Ended with the row itself.
		remove: async () => undefined,
		close: async () => undefined,
	};
}
