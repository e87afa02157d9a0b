// Some of a tenant's own texts, by their keys, with all their translations. One statement.
import type { Translatable } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';

export async function findTexts(
	sql: Sql,
	tenantId: string,
	keys: readonly string[],
): Promise<Map<string, Translatable>> {
	if (keys.length === 0) return new Map();
	const rows = await sql<(Translatable & { key: string })[]>`
		select e.key, e.base_text, e.base_language,
			coalesce(jsonb_object_agg(t.language_code, t.translation) filter (where t.key is not null), '{}') as translations
		from text_entries e
		left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
		where e.tenant_id = ${tenantId} and e.key = any(${[...keys]}::text[])
		group by e.tenant_id, e.key`;
	return new Map(rows.map(({ key, ...text }) => [key, text]));
}
