// Texts that a page needed and did not find in the language of its reader, with the page on which that was noticed.
import type { Sql } from '../../../database/connection.ts';
import { containing } from '../../../database/like-pattern.ts';

export interface MissingText {
	key: string;
	page: string;
	languageCode: string;
	seenAt: Date;
	times: number;
}

interface Sighting {
	page: string;
	languageCode: string;
	keys: readonly string[];
}

/** What a user calls without end does not fill the table without end. */
const mostPerTenant = 10_000;

export async function reportMissing(sql: Sql, tenantId: string, { page, languageCode, keys }: Sighting): Promise<void> {
	await sql`
		insert into missing_texts as old (tenant_id, key, page, language_code)
		select ${tenantId}::uuid, key, ${page}, ${languageCode} from unnest(${[...new Set(keys)]}::text[]) as key
		where (select count(*) from missing_texts where tenant_id = ${tenantId}) < ${mostPerTenant}
		order by key collate "C"
		on conflict (tenant_id, key, page, language_code) do update set seen_at = now(), times = old.times + 1`;
}

export async function listMissing(
	sql: Sql,
	tenantId: string,
	{ search, first, offset }: { search: string; first: number; offset: number },
): Promise<{ items: MissingText[]; total: number }> {
	const found = containing(search.trim());
	const rows = await sql<(MissingText & { total: number })[]>`
		select key, page, language_code, seen_at, times, count(*) over ()::int as total from missing_texts
		where tenant_id = ${tenantId} and (key ilike ${found} or page ilike ${found})
		order by seen_at desc, key, page, language_code limit ${first} offset ${offset}`;
	return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}

/** Those keys, or all. */
export async function forgetMissing(sql: Sql, tenantId: string, keys: readonly string[] | undefined): Promise<void> {
	await sql`
		delete from missing_texts
		where tenant_id = ${tenantId} and (${keys === undefined} or key = any(${[...(keys ?? [])]}::text[]))`;
}
