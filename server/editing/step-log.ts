// The steps of documents in their tables: which are known, those that can be undone, and writing new ones.
import { largestLog, maxStoredSteps, stepsHandedOut } from '../../rules/editing/editing-limits.ts';
import type { StoredStep } from '../../rules/editing/step.ts';
import type { TakenStep } from '../../rules/editing/take-steps.ts';
import type { Sql } from '../database/connection.ts';
import type { EditingTables } from './editing-tables.ts';

export interface KnownStep {
	number: number;
	revision: number;
}

/** The last step of a tab, and those of it from a number on, which were sent again. */
export const findKnownSteps = (
	sql: Sql,
	{ steps, column }: EditingTables,
	tenantId: string,
	{ id, client, from }: { id: string; client: string; from: number },
): Promise<KnownStep[]> =>
	sql<KnownStep[]>`
		(
			select number, revision from ${sql(steps)}
			where tenant_id = ${tenantId} and ${sql(column)} = ${id} and client_id = ${client} and number >= ${from}
		) union (
			select number, revision from ${sql(steps)}
			where tenant_id = ${tenantId} and ${sql(column)} = ${id} and client_id = ${client}
			order by number desc limit 1
		) order by number`;

/** Those that can be undone, the oldest first. */
export async function listLastSteps<Operation>(
	sql: Sql,
	{ steps, column }: EditingTables,
	tenantId: string,
	id: string,
): Promise<StoredStep<Operation>[]> {
	const rows = await sql<StoredStep<Operation>[]>`
		select revision, kind, of_revision as of, operations, inverses from (
			select *, sum(octet_length(operations::text) + octet_length(inverses::text)) over (order by revision desc) as size
			from (
				select * from ${sql(steps)} where tenant_id = ${tenantId} and ${sql(column)} = ${id}
				order by revision desc limit ${stepsHandedOut}
			) last
		) measured
		where size <= ${largestLog}
		order by revision`;
	return [...rows];
}

/** What undo and redo are about, with what was done again of it; the oldest first. */
export const findLoggedSteps = async <Operation>(
	sql: Sql,
	{ steps, column }: EditingTables,
	tenantId: string,
	{ id, revisions }: { id: string; revisions: readonly number[] },
): Promise<StoredStep<Operation>[]> =>
	revisions.length === 0
		? []
		: sql<StoredStep<Operation>[]>`
			select revision, kind, of_revision as of, operations, inverses from ${sql(steps)}
			where tenant_id = ${tenantId} and ${sql(column)} = ${id}
				and (revision = any(${revisions}::int[]) or (kind = 'redo' and of_revision = any(${revisions}::int[])))
			order by revision`;

export async function writeSteps(
	sql: Sql,
	{ steps, column }: EditingTables,
	tenantId: string,
	written: { id: string; client: string; userId: string | null; taken: readonly TakenStep<unknown>[] },
): Promise<void> {
	const { id, client, userId, taken } = written;
	await sql`
		insert into ${sql(steps)} (
			tenant_id, ${sql(column)}, revision, client_id, number, user_id, kind, of_revision, operations, inverses
		)
		select ${tenantId}::uuid, ${id}::uuid, r.revision, ${client}::uuid, r.number,
			${userId}::uuid, r.kind, r."of", r.operations, r.inverses
		from jsonb_to_recordset(${JSON.stringify(taken)}::text::jsonb)
			as r (revision int, number int, kind text, "of" int, operations jsonb, inverses jsonb)`;
	await sql`
		delete from ${sql(steps)} where tenant_id = ${tenantId} and ${sql(column)} = ${id}
			and revision <= ${(taken.at(-1)?.revision ?? 0) - maxStoredSteps}`;
}
