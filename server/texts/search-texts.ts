// The keys of a tenant's own texts in which something is written, in whatever language. One statement.
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';

const atMost = 10_000;

export async function findKeysContaining(
	sql: Sql,
	tenantId: string,
	{ group, words }: { group: string; words: string },
): Promise<string[]> {
	const pattern = containing(words);
	const rows = await sql<{ key: string }[]>`
		select e.key from text_entries e
		where e.tenant_id = ${tenantId} and e."group" = ${group} and (e.base_text ilike ${pattern} or exists (
			select from text_translations t
			where t.tenant_id = e.tenant_id and t.key = e.key and t.translation ilike ${pattern}
		))
		limit ${atMost}`;
	return rows.map(({ key }) => key);
}
