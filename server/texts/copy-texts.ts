// Gives the words of one thing to another that begins with the same.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

export interface CopiedText {
	from: string;
	to: string;
}

/** With their translations, as they are; what is not there is not copied. Three statements, however many. */
export async function copyTexts(sql: Sql, tenantId: string, pairs: readonly CopiedText[]): Promise<void> {
	if (pairs.length === 0) return;
	const given = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::text::jsonb) as r ("from" text, "to" text)`;
	await sql`
		insert into text_entries (tenant_id, key, type, "group", context, tags, base_text, base_language)
		select e.tenant_id, r."to", e.type, e."group", e.context, e.tags, e.base_text, e.base_language
		from text_entries e join ${given} on r."from" = e.key
		where e.tenant_id = ${tenantId} order by r."to" collate "C"`;
	await sql`
		insert into text_translations (tenant_id, key, language_code, translation, origin, translated_from)
		select t.tenant_id, r."to", t.language_code, t.translation, t.origin, t.translated_from
		from text_translations t join ${given} on r."from" = t.key where t.tenant_id = ${tenantId}`;
	await announceChange(sql, tenantId, 'texts');
}
