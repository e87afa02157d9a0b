// Open tasks, the oldest first: all that a user may see, or those of one object.
import type { TaskKind, TaskObject } from '../../rules/tasks/kinds.ts';
import type { Sql } from '../database/connection.ts';

export interface Task {
	id: string;
	kind: TaskKind;
	objectType: TaskObject;
	objectId: string;
	/** What the object is called. */
	subject: string;
	since: Date;
	assignedTo: string | null;
	assigneeEmail: string | null;
}

interface Wanted {
	kinds: readonly TaskKind[];
	object?: { type: TaskObject; id: string } | undefined;
	first: number;
}

interface FoundTasks {
	items: Task[];
	total: number;
}

const openTasks = (sql: Sql, tenantId: string, { kinds, object }: Omit<Wanted, 'first'>) => sql`
	t.tenant_id = ${tenantId} and t.done_at is null and t.kind = any(${[...kinds]})
	${object ? sql`and t.object_type = ${object.type} and t.object_id = ${object.id}` : sql``}`;

export async function listTasks(sql: Sql, tenantId: string, wanted: Wanted): Promise<FoundTasks> {
	const items = await sql<Task[]>`
		select t.id, t.kind, t.object_type, t.object_id, t.subject, t.since, t.assigned_to, u.email as assignee_email
		from tasks t
		left join users u on u.tenant_id = t.tenant_id and u.id = t.assigned_to
		where ${openTasks(sql, tenantId, wanted)}
		order by t.since, t.id limit ${wanted.first}`;
	if (items.length < wanted.first) return { items, total: items.length };
	const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
		select count(*)::int as total from tasks t where ${openTasks(sql, tenantId, wanted)}`;
	return { items, total };
}

export async function objectsOfOpenTasks(sql: Sql, tenantId: string, kind: TaskKind): Promise<string[]> {
	const open = await sql<{ objectId: string }[]>`
		select t.object_id from tasks t where ${openTasks(sql, tenantId, { kinds: [kind] })} order by t.since, t.id`;
	return open.map(({ objectId }) => objectId);
}

/** Nobody else changes it until the transaction ends. */
export async function holdTask(sql: Sql, tenantId: string, id: string): Promise<Task | undefined> {
	const [task] = await sql<Task[]>`
		select t.id, t.kind, t.object_type, t.object_id, t.subject, t.since, t.assigned_to, null as assignee_email
		from tasks t where t.tenant_id = ${tenantId} and t.id = ${id} and t.done_at is null for update`;
	return task;
}
