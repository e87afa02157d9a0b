// Imprint, privacy and the like: plain words under headings, in every language of the shop.
import { languageChain } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';

interface Section {
	heading: string;
	paragraphs: string[];
}

export interface PlainPage {
	slug: string;
	title: string;
	sections: Section[];
}

interface NewPlainPage {
	slug: string;
	/** By language. */
	titles: Record<string, string>;
	sections: Record<string, Section[]>;
}

/** In this order. Pages of the same address get the new content. */
export async function savePlainPages(sql: Sql, tenantId: string, pages: readonly NewPlainPage[]): Promise<void> {
	const rows = pages.flatMap(({ slug, titles, sections }, position) =>
		Object.entries(titles).map(([language_code, title]) => ({
			slug,
			language_code,
			position,
			title,
			sections: sections[language_code] ?? [],
		})),
	);
	await sql`
		insert into plain_pages (tenant_id, slug, language_code, position, title, sections)
		select ${tenantId}::uuid, slug, language_code, position, title, sections
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
			as r (slug text, language_code text, position integer, title text, sections jsonb)
		on conflict (tenant_id, slug, language_code) do update
			set position = excluded.position, title = excluded.title, sections = excluded.sections, updated_at = now()`;
	await announceChange(sql, tenantId, 'content');
}

/** The languages to look for, best first; a page in none of them is shown in whatever it has. */
const chainOf = (tenant: Tenant, language: string) => languageChain(language, defaultLanguage(tenant));

export async function findPlainPage(
	sql: Sql,
	tenant: Tenant,
	language: string,
	slug: string,
): Promise<PlainPage | undefined> {
	const [found] = await sql<PlainPage[]>`
		select slug, title, sections from plain_pages
		where tenant_id = ${tenant.id} and slug = ${slug}
		order by array_position(${chainOf(tenant, language)}::text[], language_code), language_code limit 1`;
	return found;
}

export function listPlainPages(
	sql: Sql,
	tenant: Tenant,
	language: string,
): Promise<Pick<PlainPage, 'slug' | 'title'>[]> {
	return sql<Pick<PlainPage, 'slug' | 'title'>[]>`
		select slug, title from (
			select distinct on (slug) slug, title, position from plain_pages where tenant_id = ${tenant.id}
			order by slug, array_position(${chainOf(tenant, language)}::text[], language_code), language_code
		) best
		order by position, slug`;
}
