// Opening a document for editing: what can be undone, and whether it is this tab that may change it.
import type { StoredStep } from '../../rules/editing/step.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import type { EditingTables } from './editing-tables.ts';
import { type DocumentEditor, describeEditor, findLease, holdLease, isOwn } from './lease.ts';
import { listLastSteps } from './step-log.ts';

export interface OpenedDocument<Operation> {
	/** The last ones, the oldest first. */
	steps: StoredStep<Operation>[];
	mine: boolean;
	/** Who holds it where that is not this tab. */
	editor: DocumentEditor | null;
}

interface Opening {
	id: string;
	client: string;
	/** Even if another tab has it. */
	takeOver: boolean;
	/** Stores what the tab that loses it has made. */
	keepTakenOver(userId: string): Promise<unknown>;
}

/** Of a document that is locked. */
export async function openDocument<Operation>(
	sql: Sql,
	tables: EditingTables,
	caller: Caller,
	{ id, client, takeOver, keepTakenOver }: Opening,
): Promise<OpenedDocument<Operation>> {
	const { tenant } = caller;
	const lease = await findLease(sql, tables, tenant.id, id);
	const other = lease?.held && !isOwn(lease, caller, client) ? lease : undefined;
	if (other && takeOver) await keepTakenOver(other.userId);
	const mine = !other || takeOver;
	if (mine) await holdLease(sql, tables, caller, { id, client });
	return {
		steps: await listLastSteps(sql, tables, tenant.id, id),
		mine,
		editor: other && !mine ? await describeEditor(sql, caller, other) : null,
	};
}
