// Makes, changes, archives, restores and deletes contacts.
import {
	type ContactValues,
	contactFieldNames,
	contactRules,
	findErrors,
	newContactRules,
	tidyContact,
} from '../../rules/contacts/fields.ts';
import { newId } from '../../rules/ids.ts';
import { tidyEmail } from '../../rules/tidy-fields.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused, refuseField } from '../failure.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { eraseContacts } from './erase-contact.ts';
import type { FoundContact } from './find-contact.ts';
import { findContactId } from './find-contacts.ts';
import { checkOneLine, entityOf, holdContact } from './hold-contact.ts';
import { recordContacts } from './record-contact.ts';

const valuesOf = ({ name, company, phone, language }: ContactValues): ContactValues => ({
	name,
	company,
	phone,
	language,
});

/** What has not been changed stays as it came in, whatever form that has. */
function checked({ tenant }: Caller, given: ContactValues, before?: ContactValues): ContactValues {
	const values = tidyContact(given, before);
	const changed = contactFieldNames.filter((field) => values[field] !== before?.[field]);
	const wrong = findErrors(contactRules, values);
	for (const field of changed) {
		if (wrong[field]) throw refuseField(field);
		checkOneLine([values[field]], field);
	}
	const { language } = values;
	const isSpoken = language === '' || spokenLanguage(tenant, language) === language;
	if (changed.includes('language') && !isSpoken) throw refuseField('language');
	return values;
}

/** By hand. @throws Refused with the id of the contact that has the address already */
export async function createContact(
	sql: Sql,
	caller: Caller,
	{ email: typed, ...given }: ContactValues & { email: string },
): Promise<string> {
	const { tenant, services } = caller;
	const email = tidyEmail(typed);
	if (findErrors({ email: newContactRules.email }, { email }).email) throw refuseField('email');
	const values = checked(caller, given);
	const known = await findContactId(sql, tenant.id, email);
	if (known !== undefined) throw new Refused('CONTACT_EMAIL_TAKEN', undefined, { contactId: known });
	const [id] = await recordContacts(sql, tenant.id, [{ email, ...values, source: 'manual', sourceId: newId() }]);
	if (id === undefined) throw new Error('a contact was not made');
	const edited = contactFieldNames.filter((field) => values[field] !== '');
	await sql`update contacts set edited = ${edited}::text[] where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'createContact', entity: entityOf(id) },
		person: { id, after: { email, ...values } },
	});
	return id;
}

export async function updateContact(
	sql: Sql,
	caller: Caller,
	id: string,
	{ revision, ...given }: ContactValues & { revision: number },
): Promise<void> {
	const { tenant, services } = caller;
	const before = await holdContact(sql, caller, id);
	if (before.revision !== revision) throw new Refused('CONTACT_CHANGED');
	const values = checked(caller, given, before);
	const changed = contactFieldNames.filter((field) => values[field] !== before[field]);
	if (changed.length === 0) return;
	const { name, company, phone, language } = values;
	// What is emptied may be filled in again by what comes in.
	const entered = changed.filter((field) => values[field] !== '');
	const emptied = changed.filter((field) => values[field] === '');
	await sql`
		update contacts set name = ${name}, company = ${company}, phone = ${phone}, language = ${language}, revision = revision + 1,
			edited = array(
				select distinct one from unnest(edited || ${entered}::text[]) one where one <> all(${emptied}::text[]) order by one
			)
		where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'updateContact', entity: entityOf(id) },
		person: { id, before: valuesOf(before), after: values },
	});
}

/** Several at once; those that are so already, and those that are gone, are left out. @returns how many were changed */
export async function archiveContacts(
	sql: Sql,
	caller: Caller,
	ids: readonly string[],
	archived: boolean,
): Promise<number> {
	const { tenant, services } = caller;
	const changed = await sql<{ id: string }[]>`
		update contacts set archived_at = case when ${archived} then now() end, revision = revision + 1
		where tenant_id = ${tenant.id} and id = any(${[...ids]}::uuid[]) and merged_into is null and (archived_at is not null) <> ${archived}
		returning id`;
	for (const { id } of changed)
		await services.record(sql, tenant.id, actorOf(caller), {
			...{ action: archived ? 'archiveContact' : 'restoreContact', entity: entityOf(id) },
		});
	return changed.length;
}

/** With all that was written about it; there is no way back. */
export async function deleteContact(sql: Sql, caller: Caller, id: string): Promise<FoundContact> {
	const { tenant, services } = caller;
	const contact = await holdContact(sql, caller, id);
	await eraseContacts(sql, tenant.id, [id]);
	await services.record(sql, tenant.id, actorOf(caller), { action: 'deleteContact', entity: entityOf(id) });
	return contact;
}
