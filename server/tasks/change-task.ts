// What people do with tasks: a user takes one on, gives it back, or says that it is done.
import { mayAct } from '../../rules/tasks/kinds.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { holdTask, type Task } from './find-tasks.ts';

/** What has been done meanwhile, or may not be seen, does not exist. */
async function reachTask(sql: Sql, { tenant, user }: Caller, id: string): Promise<Task> {
	const task = await holdTask(sql, tenant.id, id);
	if (!task) throw new Refused('NOT_FOUND');
	if (!mayAct(user, task.kind)) throw new Refused('FORBIDDEN');
	return task;
}

const entityOf = ({ objectType, objectId }: Task) => ({ type: objectType, id: objectId });

/** By the caller, or given back. */
export async function takeTask(sql: Sql, caller: Caller, id: string, isTaken: boolean): Promise<void> {
	const { tenant, user, services } = caller;
	const task = await reachTask(sql, caller, id);
	const assignedTo = isTaken ? (user?.id ?? null) : null;
	if (assignedTo === task.assignedTo) return;
	await sql`update tasks set assigned_to = ${assignedTo} where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: isTaken ? 'takeTask' : 'giveBackTask',
		entity: entityOf(task),
		before: { kind: task.kind, assignedTo: task.assignedTo },
		after: { kind: task.kind, assignedTo },
	});
}

export async function finishTask(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, user, services } = caller;
	const task = await reachTask(sql, caller, id);
	await sql`
		update tasks set done_at = now(), done_by = ${user?.id ?? null} where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'finishTask',
		entity: entityOf(task),
		after: { kind: task.kind, since: task.since.toISOString() },
	});
}
