// Takes texts away with the things that they were about, or gives them to the thing that comes in their place.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

/** Translations and history go with them. */
export async function removeTexts(sql: Sql, tenantId: string, keys: readonly string[]): Promise<void> {
	const removed = await sql`
		delete from text_entries where tenant_id = ${tenantId} and key = any(${[...keys]}::text[]) returning key`;
	await sql`delete from text_queue where tenant_id = ${tenantId} and key = any(${[...keys]}::text[])`;
	if (removed.length > 0) await announceChange(sql, tenantId, 'texts');
}

/** Translations, history and what waits for a machine go along. */
export async function moveText(sql: Sql, tenantId: string, from: string, to: string): Promise<void> {
	const made = await sql`
		insert into text_entries (tenant_id, key, type, "group", context, tags, locked, base_text, base_language, updated_at)
		select tenant_id, ${to}, type, "group", context, tags, locked, base_text, base_language, updated_at
		from text_entries where tenant_id = ${tenantId} and key = ${from}
		returning key`;
	if (made.length === 0) return;
	for (const table of ['text_translations', 'text_history', 'text_queue'])
		await sql`update ${sql(table)} set key = ${to} where tenant_id = ${tenantId} and key = ${from}`;
	await sql`delete from text_entries where tenant_id = ${tenantId} and key = ${from}`;
	await announceChange(sql, tenantId, 'texts');
}

/** Keys of all texts of a group that the shop itself has, for a domain whose things have gone. */
export async function listKeys(sql: Sql, tenantId: string, group: string): Promise<string[]> {
	const rows = await sql<{ key: string }[]>`
		select key from text_entries where tenant_id = ${tenantId} and "group" = ${group}`;
	return rows.map(({ key }) => key);
}
