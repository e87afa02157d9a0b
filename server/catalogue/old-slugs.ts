// Addresses that things had before: they lead to where the things are now.
import type { Sql } from '../database/connection.ts';

type Kind = 'product' | 'category' | 'page' | 'link';

interface Moved {
	id: string;
	from: string;
	to: string;
}

/** In the transaction that changes the slug. A thing that comes back to an old address takes it out of the list. */
export async function keepOldSlug(sql: Sql, tenantId: string, kind: Kind, { id, from, to }: Moved): Promise<void> {
	if (from === to) return;
	await sql`delete from old_slugs where tenant_id = ${tenantId} and kind = ${kind} and slug = ${to}`;
	await sql`
		insert into old_slugs (tenant_id, kind, slug, thing_id) values (${tenantId}, ${kind}, ${from}, ${id})
		on conflict (tenant_id, kind, slug) do update set thing_id = excluded.thing_id`;
}
