// Files that people bring, as they are kept: each is its sender's alone, and gone after a day.
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { Refused } from '../../failure.ts';

type ImportRow = Rows['text_imports'];
export type FileImport = Omit<ImportRow, 'tenantId' | 'userId' | 'kind' | 'byAdmin' | 'reached'>;
export type StoredImportRow = Omit<Rows['text_import_rows'], 'tenantId' | 'importId' | 'position'>;

const columns = (sql: Sql) => sql`
	id, about, file_name, format, state, added, changed, removed, unchanged, faulty, warnings, done, refused, created_at,
	finished_at`;

export interface Owner {
	tenantId: string;
	userId: string;
	kind: ImportRow['kind'];
}

export function importOwner({ tenant, user }: Caller, kind: Owner['kind']): Owner {
	if (!user) throw new Refused('UNAUTHORIZED');
	return { tenantId: tenant.id, userId: user.id, kind };
}

/** One change that a file proposes, or what is wrong with it. */
export interface ImportedRow {
	/** As a spreadsheet counts. */
	row: number;
	column: string;
	key: string;
	languageCode: string;
	before: string | null;
	after: string;
	fault: string | null;
	names: readonly string[];
}

export function listImports(sql: Sql, { tenantId, userId, kind }: Owner): Promise<FileImport[]> {
	return sql<FileImport[]>`
		select ${columns(sql)} from text_imports
		where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind}
		order by created_at desc limit 20`;
}

export async function findImport(
	sql: Sql,
	{ tenantId, userId, kind }: Owner,
	id: string,
): Promise<FileImport | undefined> {
	const [found] = await sql<FileImport[]>`
		select ${columns(sql)} from text_imports
		where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id}`;
	return found;
}

interface Wanted {
	/** Those that cannot be saved; otherwise those that can. */
	faulty: boolean;
	first: number;
	offset: number;
}

export function listImportRows(
	sql: Sql,
	tenantId: string,
	importId: string,
	wanted: Wanted,
): Promise<StoredImportRow[]> {
	return sql<StoredImportRow[]>`
		select row_number, column_name, key, language_code, before, after, fault, names from text_import_rows
		where tenant_id = ${tenantId} and import_id = ${importId} and (fault is not null) = ${wanted.faulty}
		order by position limit ${wanted.first} offset ${wanted.offset}`;
}

export interface Counts {
	added: number;
	changed: number;
	unchanged: number;
	faulty: number;
	/** Only where files say what is no longer there. */
	removed?: number;
	warnings?: number;
}

const shownName = (name: string) =>
	name
		.toWellFormed()
		.replace(/\p{Cc}/gu, '')
		.slice(0, 200);

export async function insertImport(
	sql: Sql,
	{ tenantId, userId, kind }: Owner,
	{ id, fileName, format, about = null }: Pick<FileImport, 'id' | 'fileName' | 'format'> & { about?: string | null },
): Promise<void> {
	await sql`
		insert into text_imports (tenant_id, id, user_id, kind, file_name, format, about)
		values (${tenantId}, ${id}, ${userId}, ${kind}, ${shownName(fileName)}, ${format}, ${about})`;
}

export async function insertRows(
	sql: Sql,
	tenantId: string,
	importId: string,
	rows: readonly ImportedRow[],
	from: number,
): Promise<void> {
	if (rows.length === 0) return;
	const kept = rows.map((row, index) => ({ ...row, position: from + index }));
	await sql`
		insert into text_import_rows (
			tenant_id, import_id, position, row_number, column_name, key, language_code, before, after, fault, names
		)
		select ${tenantId}::uuid, ${importId}::uuid, position, "row", "column", key, "languageCode", before, after, fault, names
		from jsonb_to_recordset(${JSON.stringify(kept)}::text::jsonb) as r (
			position int, "row" int, "column" text, key text, "languageCode" text, before text, after text, fault text, names text[]
		)`;
}

export async function saveCounts(sql: Sql, tenantId: string, importId: string, counts: Counts): Promise<void> {
	await sql`
		update text_imports set added = ${counts.added}, changed = ${counts.changed}, unchanged = ${counts.unchanged},
			faulty = ${counts.faulty}, removed = ${counts.removed ?? 0}, warnings = ${counts.warnings ?? 0}
		where tenant_id = ${tenantId} and id = ${importId}`;
}

/** Before anything is saved, or when it is over. @returns whether it was there and could go */
export async function removeImport(sql: Sql, { tenantId, userId, kind }: Owner, id: string): Promise<boolean> {
	const removed = await sql`
		delete from text_imports
		where tenant_id = ${tenantId} and user_id = ${userId} and kind = ${kind} and id = ${id} and state <> 'applying'
		returning id`;
	return removed.length > 0;
}
