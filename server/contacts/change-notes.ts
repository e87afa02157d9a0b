// What the team writes down about a contact.
import { contactNoteRules } from '../../rules/contacts/fields.ts';
import { findFieldError } from '../../rules/fields.ts';
import { newId } from '../../rules/ids.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused, refuseField } from '../failure.ts';
import { entityOf, holdContact } from './hold-contact.ts';

function checked(given: string): string {
	const text = given.trim();
	const isPlain = text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text);
	if (findFieldError(text, contactNoteRules) || !isPlain) throw refuseField('text');
	return text;
}

export async function addNote(sql: Sql, caller: Caller, contactId: string, given: string): Promise<void> {
	const { tenant, user, services } = caller;
	const text = checked(given);
	await holdContact(sql, caller, contactId);
	await sql`
		insert into contact_notes (tenant_id, id, contact_id, text, author_id)
		values (${tenant.id}, ${newId()}, ${contactId}, ${text}, ${user?.id ?? null})`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'addContactNote', entity: entityOf(contactId) });
}

/** @throws Refused where it is gone */
async function holdNote(sql: Sql, { tenant }: Caller, id: string): Promise<{ contactId: string; text: string }> {
	const [note] = await sql<{ contactId: string; text: string }[]>`
		select contact_id, text from contact_notes where tenant_id = ${tenant.id} and id = ${id} for update`;
	if (!note) throw new Refused('NOT_FOUND');
	return note;
}

/** @returns the id of the contact */
export async function updateNote(sql: Sql, caller: Caller, id: string, given: string): Promise<string> {
	const { tenant, services } = caller;
	const text = checked(given);
	const { contactId, text: before } = await holdNote(sql, caller, id);
	if (before === text) return contactId;
	await sql`update contact_notes set text = ${text}, changed_at = now() where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'updateContactNote', entity: entityOf(contactId) });
	return contactId;
}

/** @returns the id of the contact */
export async function removeNote(sql: Sql, caller: Caller, id: string): Promise<string> {
	const { tenant, services } = caller;
	const { contactId } = await holdNote(sql, caller, id);
	await sql`delete from contact_notes where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), { action: 'removeContactNote', entity: entityOf(contactId) });
	return contactId;
}
