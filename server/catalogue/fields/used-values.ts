// What products say in a field already, the most frequent first: whoever fills it in writes it as the others did.
import type { Sql } from '../../database/connection.ts';

const most = 12;

export async function findUsedValues(
	sql: Sql,
	tenantId: string,
	{ fieldId, language }: { fieldId: string; language: string },
): Promise<string[]> {
	const rows = await sql<{ value: string }[]>`
		select coalesce(t.translation, e.base_text) as value
		from product_field_values v
		join text_entries e on e.tenant_id = v.tenant_id and e.key = 'product.' || v.product_id || '.field.' || v.field_id
		left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key and t.language_code = ${language}
		where v.tenant_id = ${tenantId} and v.field_id = ${fieldId} and coalesce(t.translation, e.base_text) <> ''
		group by 1 order by count(*) desc, 1 limit ${most}`;
	return rows.map(({ value }) => value);
}
