// Every change of what visitors see raises a version and is announced to all processes, together with the change itself.
import type { Sql } from '../database/connection.ts';

/** What a visitor sees of a tenant: its wording, its theme, its products and pages. */
export type Part = 'texts' | 'look' | 'content';

/** The channel on which the database tells every process which tenant changed; the payload is the tenant's id. */
export const changeChannel = 'tenant_changed';

const announced = new Map<string, number>();

/** How many changes of this tenant this process has announced: a caller that sees no more of them than before has changed nothing. */
export const changesAnnounced = (tenantId: string): number => announced.get(tenantId) ?? 0;

/** Call it in the transaction of the change: both happen, or neither. */
export async function announceChange(sql: Sql, tenantId: string, part: Part): Promise<void> {
	announced.set(tenantId, changesAnnounced(tenantId) + 1);
	await sql`update tenant_versions set ${sql(part)} = ${sql(part)} + 1, changed_at = now() where tenant_id = ${tenantId}`;
	await sql`select pg_notify(${changeChannel}, ${tenantId})`;
}

/**
 * Changes that touch many things of a shop follow one another: each takes this as its first step, before it holds anything else that
 * another may wait for. Announcing a change waits for the same.
 */
export async function holdTenant(sql: Sql, tenantId: string): Promise<void> {
	await sql`select from tenant_versions where tenant_id = ${tenantId} for update`;
}
