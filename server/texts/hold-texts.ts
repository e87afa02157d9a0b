// Holds texts until the end of the transaction: no one else saves them meanwhile, so that what is known of them stays true.

import { baseLanguage } from '../../rules/languages.ts';
import { shippedEntries } from '../../rules/messages/groups.ts';
import type { Sql } from '../database/connection.ts';
import { holdTenant } from '../tenants/announce-change.ts';

/** A shipped text that has no row yet gets one: only a row can be held. In the order in which saving goes. */
export async function holdTexts(sql: Sql, tenantId: string, keys: readonly string[]): Promise<void> {
	// As every change of products does first: else one of them could wait for the texts of the other, and that one for the tenant.
	await holdTenant(sql, tenantId);
	const rows = keys.flatMap((key) => {
		const shipped = shippedEntries.get(key);
		if (!shipped) return [];
		const { context = null, tags = [] } = shipped.text;
		return [{ key, group: shipped.group, context, tags, base_text: shipped.translations[baseLanguage] }];
	});
	await sql`
		insert into text_entries (tenant_id, key, type, "group", context, tags, base_text, base_language)
		select ${tenantId}::uuid, r.key, 'static', r."group", r.context, r.tags, r.base_text, ${baseLanguage}
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (
			key text, "group" text, context text, tags text[], base_text text
		)
		order by r.key collate "C"
		on conflict (tenant_id, key) do nothing`;
	await sql`
		select from text_entries where tenant_id = ${tenantId} and key = any(${[...keys]}::text[])
		order by key collate "C" for update`;
}

/** Only admins change a text that is locked. */
export async function isLocked(sql: Sql, tenantId: string, key: string): Promise<boolean> {
	const rows = await sql`select from text_entries where tenant_id = ${tenantId} and key = ${key} and locked`;
	return rows.length > 0;
}
