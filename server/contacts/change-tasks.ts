// What is to be done about a contact, by whom and until when.
import { contactTaskRules, findErrors } from '../../rules/contacts/fields.ts';
import { isDay } from '../../rules/dates.ts';
import { newId } from '../../rules/ids.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused, refuseField } from '../failure.ts';
import { findAssignees } from './find-assignees.ts';
import { checkOneLine, entityOf, holdContact } from './hold-contact.ts';

export interface TaskValues {
	title: string;
	/** As 2026-11-15; empty: whenever. */
	dueOn: string;
	/** Null: nobody in particular. */
	assignedTo: string | null;
}

/** @param before who has it already: they keep it, whatever their rights are now */
async function checked(
	sql: Sql,
	{ tenant }: Caller,
	given: TaskValues,
	before: string | null = null,
): Promise<TaskValues> {
	const values = { title: given.title.trim(), dueOn: given.dueOn.trim() };
	if (findErrors(contactTaskRules, { title: values.title }).title) throw refuseField('title');
	if (values.dueOn !== '' && !isDay(values.dueOn)) throw refuseField('dueOn');
	checkOneLine([values.title], 'title');
	const { assignedTo } = given;
	if (assignedTo !== null && assignedTo !== before) {
		const [found] = await findAssignees(sql, tenant.id, assignedTo);
		if (!found) throw new Refused('NOT_FOUND');
	}
	return { ...values, assignedTo };
}

export async function addTask(sql: Sql, caller: Caller, contactId: string, given: TaskValues): Promise<void> {
	const { tenant, user, services } = caller;
	const { title, dueOn, assignedTo } = await checked(sql, caller, given);
	await holdContact(sql, caller, contactId);
	await sql`
		insert into contact_tasks (tenant_id, id, contact_id, title, due_on, assigned_to, created_by)
		values (${tenant.id}, ${newId()}, ${contactId}, ${title}, ${dueOn || null}, ${assignedTo}, ${user?.id ?? null})`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'addContactTask', entity: entityOf(contactId) });
}

interface HeldTask {
	contactId: string;
	assignedTo: string | null;
	doneAt: Date | null;
}

/** @throws Refused where it is gone */
async function holdTask(sql: Sql, { tenant }: Caller, id: string): Promise<HeldTask> {
	const [task] = await sql<HeldTask[]>`
		select contact_id, assigned_to, done_at from contact_tasks where tenant_id = ${tenant.id} and id = ${id} for update`;
	if (!task) throw new Refused('NOT_FOUND');
	return task;
}

/** @returns the id of the contact */
export async function updateTask(sql: Sql, caller: Caller, id: string, given: TaskValues): Promise<string> {
	const { tenant, services } = caller;
	const { contactId, assignedTo: before } = await holdTask(sql, caller, id);
	const { title, dueOn, assignedTo } = await checked(sql, caller, given, before);
	await sql`
		update contact_tasks set title = ${title}, due_on = ${dueOn || null}, assigned_to = ${assignedTo}
		where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'updateContactTask', entity: entityOf(contactId) });
	return contactId;
}

/** Or opens it again. @returns the id of the contact */
export async function finishTask(sql: Sql, caller: Caller, id: string, done: boolean): Promise<string> {
	const { tenant, user, services } = caller;
	const { contactId, doneAt } = await holdTask(sql, caller, id);
	if ((doneAt !== null) === done) return contactId;
	await sql`
		update contact_tasks set done_at = case when ${done} then now() end, done_by = case when ${done} then ${user?.id ?? null}::uuid end
		where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: done ? 'finishContactTask' : 'reopenContactTask', entity: entityOf(contactId) },
	});
	return contactId;
}

/** @returns the id of the contact */
export async function removeTask(sql: Sql, caller: Caller, id: string): Promise<string> {
	const { tenant, services } = caller;
	const { contactId } = await holdTask(sql, caller, id);
	await sql`delete from contact_tasks where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'removeContactTask', entity: entityOf(contactId) });
	return contactId;
}
