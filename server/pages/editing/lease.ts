// Who edits a page: one tab of one person. A lease is never taken away but by the next one, so that a tab which was silent for a while
// goes on where it was as long as no one else has come.
import { leaseSeconds } from '../../../rules/pages/editing-limits.ts';
import type { Caller } from '../../accounts/services.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export interface Lease {
	clientId: string;
	userId: string;
	since: Date;
	/** It has not run out. */
	held: boolean;
}

export interface PageEditor {
	name: string;
	/** The same person in another tab. */
	own: boolean;
	since: Date;
}

/** Of a page that is locked, so that it stays true. */
export async function findLease(sql: Sql, tenantId: string, pageId: string): Promise<Lease | undefined> {
	const [lease] = await sql<Lease[]>`
		select client_id, user_id, since, until > clock_timestamp() as held from page_leases
		where tenant_id = ${tenantId} and page_id = ${pageId}`;
	return lease;
}

/** Editing needs a right, so there is an editor. */
export function editorId({ user }: Caller): string {
	if (!user) throw new Refused('UNAUTHORIZED');
	return user.id;
}

export const isOwn = (lease: Lease | undefined, caller: Caller, client: string): boolean =>
	lease !== undefined && lease.clientId === client && lease.userId === editorId(caller);

/** From now on, or still. */
export async function holdLease(sql: Sql, caller: Caller, pageId: string, client: string): Promise<void> {
	const until = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
	await sql`
		insert into page_leases as l (tenant_id, page_id, client_id, user_id, since, until)
		values (${caller.tenant.id}, ${pageId}, ${client}, ${editorId(caller)}, clock_timestamp(), ${until})
		on conflict (tenant_id, page_id) do update set
			since = case when l.client_id = excluded.client_id then l.since else excluded.since end,
			client_id = excluded.client_id, user_id = excluded.user_id, until = excluded.until`;
}

export async function describeEditor(sql: Sql, caller: Caller, { userId, since }: Lease): Promise<PageEditor> {
	const names = await findNames(sql, caller.tenant.id, [userId]);
	return { name: names.get(userId) ?? '', own: userId === editorId(caller), since };
}

export interface OpenState {
	mine: boolean;
	revision: number;
	editor: PageEditor | null;
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
	const lease = await findLease(sql, caller.tenant.id, pageId);
	const mine = isOwn(lease, caller, client);
	if (mine) await holdLease(sql, caller, pageId, client);
	const other = !mine && lease?.held ? await describeEditor(sql, caller, lease) : null;
	return { mine, revision, editor: other };
}

/** Others need not wait any more. What this tab has still on its way is taken in as long as no one else has come. */
export async function leavePage(sql: Sql, caller: Caller, pageId: string, client: string): Promise<boolean> {
	await revisionOf(sql, caller.tenant.id, pageId);
	const left = await sql`
		update page_leases set until = clock_timestamp()
		where tenant_id = ${caller.tenant.id} and page_id = ${pageId} and client_id = ${client}
			and user_id = ${editorId(caller)}
		returning page_id`;
	return left.length > 0;
}
