// Tags of contacts, also of many at once: written in one way, whoever has written them first.
import { contactTagRules, mostTags, tidyTag } from '../../rules/contacts/fields.ts';
import { findFieldError } from '../../rules/fields.ts';
import { actorOf, type Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused, refuseField } from '../failure.ts';
import { checkOneLine, entityOf } from './hold-contact.ts';

function checked(tags: readonly string[], field: string): string[] {
	const tidied = [...new Map(tags.map(tidyTag).map((tag) => [tag.toLowerCase(), tag])).values()];
	if (tidied.length > mostTags || tidied.some((tag) => findFieldError(tag, contactTagRules))) throw refuseField(field);
	checkOneLine(tidied, field);
	return tidied;
}

interface TagChange {
	ids: readonly string[];
	add: readonly string[];
	remove: readonly string[];
}

/** @returns how many contacts have other tags than before */
export async function tagContacts(sql: Sql, caller: Caller, { ids, ...tags }: TagChange): Promise<number> {
	const { tenant, services } = caller;
	const add = checked(tags.add, 'add');
	const remove = checked(tags.remove, 'remove').map((tag) => tag.toLowerCase());
	const held = await sql<{ id: string }[]>`
		select id from contacts where tenant_id = ${tenant.id} and id = any(${[...ids]}::uuid[]) and merged_into is null
		order by id for no key update`;
	const found = held.map(({ id }) => id);
	if (found.length === 0) throw new Refused('NOT_FOUND');
	const removed = await sql<{ contactId: string }[]>`
		delete from contact_tags
		where tenant_id = ${tenant.id} and contact_id = any(${found}::uuid[]) and lower(tag) = any(${remove}::text[])
		returning contact_id`;
	const added = await sql<{ contactId: string }[]>`
		insert into contact_tags (tenant_id, contact_id, tag)
		select ${tenant.id}, c.id, coalesce((
			select mode() within group (order by g.tag) from contact_tags g where g.tenant_id = ${tenant.id} and lower(g.tag) = lower(w.tag)
		), w.tag)
		from unnest(${found}::uuid[]) as c (id) cross join unnest(${add}::text[]) as w (tag)
		on conflict do nothing returning contact_id`;
	const changed = [...new Set([...removed, ...added].map(({ contactId }) => contactId))];
	const [over] = await sql`
		select from contact_tags where tenant_id = ${tenant.id} and contact_id = any(${changed}::uuid[])
		group by contact_id having count(*) > ${mostTags} limit 1`;
	if (over) throw refuseField('add');
	for (const id of changed)
		await services.record(sql, tenant.id, actorOf(caller), {
			...{ action: 'tagContact', entity: entityOf(id) },
			person: {
				id,
				after: { ...(add.length > 0 ? { added: add } : {}), ...(remove.length > 0 ? { removed: remove } : {}) },
			},
		});
	return changed.length;
}
