// Tasks are opened and closed by the domain that knows when something needs attention, in the transaction that makes it so.
import { newId } from '../../rules/ids.ts';
import { type TaskKind, taskKinds } from '../../rules/tasks/kinds.ts';
import type { Sql } from '../database/connection.ts';

/** Of one kind, about one object: there is one open at a time. */
export interface TaskKey {
	kind: TaskKind;
	objectId: string;
}

interface NewTask extends TaskKey {
	/** What the object is called, such as the number of an order; nothing of a person. */
	subject: string;
	/** When that happened for which staff is needed; now unless said otherwise. */
	since?: Date | undefined;
}

/**
 * Opened again it stays as it is. One that a user has finished since then is not opened anew: they know of it.
 * @returns whether it was opened
 */
export async function openTask(
	sql: Sql,
	tenantId: string,
	{ kind, objectId, subject, since }: NewTask,
): Promise<boolean> {
	const { object } = taskKinds[kind];
	const began = since ?? new Date();
	const opened = await sql`
		insert into tasks (tenant_id, id, kind, object_type, object_id, subject, since)
		select ${tenantId}, ${newId()}, ${kind}, ${object}, ${objectId}, ${subject}, ${began}
		where not exists (
			select from tasks where tenant_id = ${tenantId} and kind = ${kind} and object_type = ${object}
				and object_id = ${objectId} and done_by is not null and done_at >= ${began}
		)
		on conflict (tenant_id, kind, object_type, object_id) where done_at is null do nothing`;
	// Of the same object something more may be wrong by now.
	if (opened.count === 0)
		await sql`
			update tasks set subject = ${subject}
			where tenant_id = ${tenantId} and kind = ${kind} and object_type = ${object} and object_id = ${objectId}
				and done_at is null and subject <> ${subject}`;
	return opened.count > 0;
}

/** What it was about has become unnecessary by itself. Nothing happens where none is open. */
export async function closeTask(sql: Sql, tenantId: string, { kind, objectId }: TaskKey): Promise<void> {
	await sql`
		update tasks set done_at = now()
		where tenant_id = ${tenantId} and kind = ${kind} and object_type = ${taskKinds[kind].object}
			and object_id = ${objectId} and done_at is null`;
}
