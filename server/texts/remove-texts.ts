// Takes texts away with the things that they were about.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

/** Translations and history go with them. */
export async function removeTexts(sql: Sql, tenantId: string, keys: readonly string[]): Promise<void> {
	const removed = await sql`
		delete from text_entries where tenant_id = ${tenantId} and key = any(${[...keys]}::text[]) returning key`;
	await sql`delete from text_queue where tenant_id = ${tenantId} and key = any(${[...keys]}::text[])`;
	if (removed.length > 0) await announceChange(sql, tenantId, 'texts');
}
