// Pages of plain text: imprint, privacy, terms, contact.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';

export interface Section {
	heading: string;
	paragraphs: string[];
}

export interface PlainPage {
	slug: string;
	title: string;
	sections: Section[];
}

export interface NewPlainPage {
	slug: string;
	/** By language. */
	texts: Record<string, { title: string; sections: Section[] }>;
}

export async function savePlainPages(sql: Sql, tenantId: string, pages: readonly NewPlainPage[]): Promise<void> {
	const rows = pages.flatMap(({ slug, texts }, position) =>
		Object.entries(texts).map(([language, { title, sections }]) => ({
			tenant_id: tenantId,
			slug,
			language_code: language,
			position,
			title,
			sections: sql.json(sections.map(({ heading, paragraphs }) => ({ heading, paragraphs }))),
		})),
	);
	await sql`insert into plain_pages ${sql(rows)}`;
	await announceChange(sql, tenantId, 'content');
}

export const listPlainPages = (sql: Sql, tenantId: string, language: string): Promise<Omit<PlainPage, 'sections'>[]> =>
	sql<Omit<PlainPage, 'sections'>[]>`
		select slug, title from plain_pages
		where tenant_id = ${tenantId} and language_code = ${language}
		order by position, slug`;

export async function findPlainPage(
	sql: Sql,
	tenantId: string,
	slug: string,
	language: string,
): Promise<PlainPage | undefined> {
	const [page] = await sql<PlainPage[]>`
		select slug, title, sections from plain_pages
		where tenant_id = ${tenantId} and slug = ${slug} and language_code = ${language}`;
	return page;
}
