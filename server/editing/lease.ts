// Who edits a document: one tab of one person. A lease is never taken away but by the next one, so that a tab which was silent for a while
// goes on where it was as long as no one else has come.
import { leaseSeconds } from '../../rules/editing/editing-limits.ts';
import type { Caller } from '../accounts/services.ts';
import { findNames } from '../accounts/users/find-names.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { EditingTables } from './editing-tables.ts';

export interface Lease {
	clientId: string;
	userId: string;
	since: Date;
	/** It has not run out. */
	held: boolean;
}

export interface DocumentEditor {
	name: string;
	/** The same person in another tab. */
	own: boolean;
	since: Date;
}

/** Of a document that is locked, so that it stays true. */
export async function findLease(
	sql: Sql,
	{ leases, column }: EditingTables,
	tenantId: string,
	id: string,
): Promise<Lease | undefined> {
	const [lease] = await sql<Lease[]>`
		select client_id, user_id, since, until > clock_timestamp() as held from ${sql(leases)}
		where tenant_id = ${tenantId} and ${sql(column)} = ${id}`;
	return lease;
}

/** Editing needs a session, so there is an editor. */
export function editorId({ user }: Caller): string {
	if (!user) throw new Refused('UNAUTHORIZED');
	return user.id;
}

export const isOwn = (lease: Lease | undefined, caller: Caller, client: string): boolean =>
	lease !== undefined && lease.clientId === client && lease.userId === editorId(caller);

/** From now on, or still. */
export async function holdLease(
	sql: Sql,
	{ leases, column }: EditingTables,
	caller: Caller,
	{ id, client }: { id: string; client: string },
): Promise<void> {
	const until = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
	await sql`
		insert into ${sql(leases)} as l (tenant_id, ${sql(column)}, client_id, user_id, since, until)
		values (${caller.tenant.id}, ${id}, ${client}, ${editorId(caller)}, clock_timestamp(), ${until})
		on conflict (tenant_id, ${sql(column)}) do update set
			since = case when l.client_id = excluded.client_id then l.since else excluded.since end,
			client_id = excluded.client_id, user_id = excluded.user_id, until = excluded.until`;
}

/** Others need not wait any more. What this tab has still on its way is taken in as long as no one else has come. */
export async function endLease(
	sql: Sql,
	{ leases, column }: EditingTables,
	caller: Caller,
	{ id, client }: { id: string; client: string },
): Promise<boolean> {
	const left = await sql`
		update ${sql(leases)} set until = clock_timestamp()
		where tenant_id = ${caller.tenant.id} and ${sql(column)} = ${id} and client_id = ${client}
			and user_id = ${editorId(caller)}
		returning 1`;
	return left.length > 0;
}

export async function describeEditor(sql: Sql, caller: Caller, { userId, since }: Lease): Promise<DocumentEditor> {
	const names = await findNames(sql, caller.tenant.id, [userId]);
	return { name: names.get(userId) ?? '', own: userId === editorId(caller), since };
}

export interface HoldState {
	mine: boolean;
	editor: DocumentEditor | null;
}

/** The sign of life of a tab. It takes nothing: one that has lost the document opens it again. */
export async function renewLease(
	sql: Sql,
	tables: EditingTables,
	caller: Caller,
	held: { id: string; client: string },
): Promise<HoldState> {
	const lease = await findLease(sql, tables, caller.tenant.id, held.id);
	const mine = isOwn(lease, caller, held.client);
	if (mine) await holdLease(sql, tables, caller, held);
	return { mine, editor: !mine && lease?.held ? await describeEditor(sql, caller, lease) : null };
}
