// Addresses that things had before: they lead to where the things are now.
import type { Sql } from '../database/connection.ts';

type Kind = 'product' | 'category' | 'page' | 'link';

interface Moved {
	id: string;
	from: string;
	to: string;
}

/** An address that something has now leads to nothing else. In the transaction that gives it. */
export async function forgetOldSlug(sql: Sql, tenantId: string, kind: Kind, slug: string): Promise<void> {
	await sql`delete from old_slugs where tenant_id = ${tenantId} and kind = ${kind} and slug = ${slug}`;
}

/** Addresses of what is deleted lead nowhere. In the transaction that deletes. */
export async function forgetOldSlugsOf(sql: Sql, tenantId: string, kind: Kind, ids: readonly string[]): Promise<void> {
	await sql`
		delete from old_slugs where tenant_id = ${tenantId} and kind = ${kind} and thing_id = any(${[...ids]}::uuid[])`;
}

/** In the transaction that changes the slug. A thing that comes back to an old address takes it out of the list. */
export async function keepOldSlug(sql: Sql, tenantId: string, kind: Kind, { id, from, to }: Moved): Promise<void> {
	if (from === to) return;
	await forgetOldSlug(sql, tenantId, kind, to);
	await sql`
		insert into old_slugs (tenant_id, kind, slug, thing_id) values (${tenantId}, ${kind}, ${from}, ${id})
		on conflict (tenant_id, kind, slug) do update set thing_id = excluded.thing_id`;
}
