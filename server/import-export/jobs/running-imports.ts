// An import while a job saves it: which of its changes are left, which could not be made, and how far it is.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';

export type RunningImport = Pick<Rows['text_imports'], 'userId' | 'byAdmin' | 'about' | 'reached'>;

const running = (sql: Sql, tenantId: string, importId: string) => sql`
	select user_id, by_admin, about, reached from text_imports
	where tenant_id = ${tenantId} and id = ${importId} and state = 'applying'`;

/** Undefined when it is over. It stays unlocked, so that its progress can be recorded from another transaction. */
export async function findRunningImport(
	sql: Sql,
	tenantId: string,
	importId: string,
): Promise<RunningImport | undefined> {
	const [found] = await sql<RunningImport[]>`${running(sql, tenantId, importId)}`;
	return found;
}

/** Undefined when it is over. A second run of the same job waits here and goes on behind what this transaction saves. */
export async function lockRunningImport(
	sql: Sql,
	tenantId: string,
	importId: string,
): Promise<RunningImport | undefined> {
	const [found] = await sql<RunningImport[]>`${running(sql, tenantId, importId)} for update`;
	return found;
}

export type PendingChange = Pick<
	Rows['text_import_rows'],
	'position' | 'rowNumber' | 'columnName' | 'key' | 'languageCode' | 'before' | 'after' | 'names'
>;

/** Changes without an error, in the order of the file: those behind a position, and no more than `first`, or all of them. */
export function listPendingChanges(
	sql: Sql,
	tenantId: string,
	importId: string,
	{ behind = -1, first }: { behind?: number; first?: number } = {},
): Promise<PendingChange[]> {
	return sql<PendingChange[]>`
		select position, row_number, column_name, key, language_code, before, after, names from text_import_rows
		where tenant_id = ${tenantId} and import_id = ${importId} and position > ${behind} and fault is null
		order by position limit ${first ?? null}`;
}

export interface RefusedChange {
	position: number;
	fault: string;
	/** What the message about the error names; without it those of the row stay. */
	names?: readonly string[];
}

export async function markRefusedChanges(
	sql: Sql,
	tenantId: string,
	importId: string,
	refused: readonly RefusedChange[],
): Promise<void> {
	if (refused.length === 0) return;
	await sql`
		update text_import_rows r set fault = f.fault, names = coalesce(f.names, r.names)
		from jsonb_to_recordset(${JSON.stringify(refused)}::text::jsonb) as f (position int, fault text, names text[])
		where r.tenant_id = ${tenantId} and r.import_id = ${importId} and r.position = f.position`;
}

/** All changes of whole rows of the file. @returns how many changes these are */
export async function markRefusedRows(
	sql: Sql,
	tenantId: string,
	importId: string,
	refused: readonly { row: number; fault: string }[],
): Promise<number> {
	if (refused.length === 0) return 0;
	const marked = await sql`
		update text_import_rows r set fault = f.fault
		from jsonb_to_recordset(${JSON.stringify(refused)}::text::jsonb) as f ("row" int, fault text)
		where r.tenant_id = ${tenantId} and r.import_id = ${importId} and r.row_number = f."row" and r.fault is null`;
	return marked.count;
}

/** Adds what was done and refused, and where the next portion begins. */
export async function recordPortion(
	sql: Sql,
	tenantId: string,
	importId: string,
	{ done, refused, reached }: { done: number; refused: number; reached: number },
): Promise<void> {
	await sql`
		update text_imports set done = done + ${done}, refused = refused + ${refused}, reached = ${reached}
		where tenant_id = ${tenantId} and id = ${importId}`;
}

/** How much is done of an import that is saved in one transaction; from outside of that. */
export async function showProgress(sql: Sql, tenantId: string, importId: string, done: number): Promise<void> {
	await sql`
		update text_imports set done = ${done}
		where tenant_id = ${tenantId} and id = ${importId} and state = 'applying'`;
}

/** @param counts of an import that was saved in one transaction; those of portions are recorded with each */
export async function finishImport(
	sql: Sql,
	tenantId: string,
	importId: string,
	counts?: { done: number; refused: number },
): Promise<void> {
	await sql`
		update text_imports set state = 'done', finished_at = now(), done = coalesce(${counts?.done ?? null}, done),
			refused = coalesce(${counts?.refused ?? null}, refused)
		where tenant_id = ${tenantId} and id = ${importId}`;
}

export async function failImport(sql: Sql, tenantId: string, importId: string): Promise<void> {
	await sql`
		update text_imports set state = 'failed', finished_at = now()
		where tenant_id = ${tenantId} and id = ${importId} and state = 'applying'`;
}

/** They are kept for a day. */
export async function deleteOldImports(sql: Sql, tenantId: string): Promise<void> {
	await sql`delete from text_imports where tenant_id = ${tenantId} and created_at < now() - interval '1 day'`;
}
