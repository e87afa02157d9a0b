// Which tab of which person edits a page.
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { endLease, findLease, type HoldState, holdLease, type Lease, renewLease } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { pageTables } from './page-tables.ts';

/** Of a page that is locked, so that it stays true. */
export const findPageLease = (sql: Sql, tenantId: string, pageId: string): Promise<Lease | undefined> =>
	findLease(sql, pageTables, tenantId, pageId);

/** From now on, or still. */
export const holdPageLease = (sql: Sql, caller: Caller, pageId: string, client: string): Promise<void> =>
	holdLease(sql, pageTables, caller, { id: pageId, client });

export interface OpenState extends HoldState {
	revision: number;
}

async function revisionOf(sql: Sql, tenantId: string, pageId: string): Promise<number> {
	const [row] = await sql<{ revision: number }[]>`
		select revision from pages where tenant_id = ${tenantId} and id = ${pageId} for no key update`;
	if (!row) throw new Refused('NOT_FOUND');
	return row.revision;
}

/** The sign of life of a tab. It takes nothing: one that has lost the page opens it again. */
export async function holdPage(sql: Sql, caller: Caller, pageId: string, client: string): Promise<OpenState> {
	const revision = await revisionOf(sql, caller.tenant.id, pageId);
	return { ...(await renewLease(sql, pageTables, caller, { id: pageId, client })), revision };
}

/** Others need not wait any more. What this tab has still on its way is taken in as long as no one else has come. */
export async function leavePage(sql: Sql, caller: Caller, pageId: string, client: string): Promise<boolean> {
	await revisionOf(sql, caller.tenant.id, pageId);
	return endLease(sql, pageTables, caller, { id: pageId, client });
}
