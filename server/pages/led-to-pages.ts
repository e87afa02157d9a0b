// Pages that others lead to: the menus, and wherever the shop asks for one by its address.
import { definitions } from '../../blocks/registry.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import type { PageDocument } from '../../rules/pages/document.ts';
import { type PlainSection, plainSections } from '../../rules/pages/plain-page.ts';
import { shownSections } from '../../rules/pages/show-page.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { currentDocument } from './page-documents.ts';

export interface LedToPage {
	slug: string;
	title: string;
}

export interface ReadablePage extends LedToPage {
	id: string;
	kind: PageKind;
	/** At the root of the shop. */
	home: boolean;
}

const chainOf = (tenant: Tenant, language: string) => languageChain(language, defaultLanguage(tenant));

/** The base text is a name like any other; a page without one in any of the languages has what it has. */
const nameIn = (sql: Sql, chain: readonly string[]) => sql`
	coalesce((
		select n.name from (
			select t.translation as name, t.language_code, 0 as rank from text_translations t
			where t.tenant_id = p.tenant_id and t.key = 'contentPage.' || p.id || '.name'
			union all
			select e.base_text, e.base_language, 1 from text_entries e
			where e.tenant_id = p.tenant_id and e.key = 'contentPage.' || p.id || '.name' and e.base_text <> ''
		) n
		order by array_position(${chain}::text[], n.language_code), n.rank, n.language_code limit 1
	), p.slug)`;

/**
 * Pages of every kind that visitors can read, in the order in which the shop has them.
 * @param named whether they are called by their names; otherwise by their slugs, for which no texts are needed
 */
export const listReadablePages = (
	sql: Sql,
	tenant: Tenant,
	language: string,
	named = true,
): Promise<ReadablePage[]> => sql<ReadablePage[]>`
	select p.id, p.kind, p.home, p.slug, ${named ? nameIn(sql, chainOf(tenant, language)) : sql`p.slug`} as title from pages p
	where p.tenant_id = ${tenant.id} and p.active and p.published is not null
	order by p.position, p.slug`;

/** The first page of all is led to by its address alone. */
export const isLedTo = ({ kind, home }: ReadablePage): boolean => kind === 'page' && !home;

/** Regular pages without the first page of all. */
export async function listLedToPages(sql: Sql, tenant: Tenant, language: string): Promise<LedToPage[]> {
	return (await listReadablePages(sql, tenant, language)).filter(isLedTo);
}

export interface PlainPage {
	slug: string;
	title: string;
	sections: PlainSection[];
}

/** The words of a page without its looks; undefined for what no one can read. */
export async function findPlainPage(
	sql: Sql,
	tenant: Tenant,
	language: string,
	slug: string,
): Promise<PlainPage | undefined> {
	const chain = chainOf(tenant, language);
	const [found] = await sql<{ title: string; published: PageDocument }[]>`
		select ${nameIn(sql, chain)} as title, p.published from pages p
		where p.tenant_id = ${tenant.id} and p.kind = 'page' and p.slug = ${slug} and p.active and p.published is not null`;
	if (!found) return undefined;
	const shown = shownSections(currentDocument(found.published), definitions, chain);
	return { slug, title: found.title, sections: plainSections(shown) };
}
