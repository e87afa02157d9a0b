// A contact is removed with everything that was written about it. That its events were there is kept without anything of the person, so that nobody
// comes back because something is reported again.
import { erasePerson } from '../audit/seal.ts';
import type { Sql } from '../database/connection.ts';

/** With those that have become parts of them. */
export async function eraseContacts(sql: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await sql`
		insert into contact_erasures (tenant_id, source, source_id, contact_id)
		select distinct on (source, source_id) tenant_id, source, source_id, contact_id from contact_events
		where tenant_id = ${tenantId} and contact_id = any(${[...ids]}::uuid[])
		on conflict (tenant_id, source, source_id) do nothing`;
	// What the log holds of them, and of those that had become parts of them, cannot be read any more.
	const gone = await sql<{ id: string }[]>`
		with recursive part as (
			select id from contacts where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
			union
			select c.id from contacts c join part p on c.merged_into = p.id where c.tenant_id = ${tenantId}
		)
		select id from part`;
	for (const { id } of gone) await erasePerson(sql, tenantId, id);
	await sql`delete from contacts where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
}
