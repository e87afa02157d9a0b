// Pages as those see them who edit and manage them, without their documents.
import type { PageKind } from '../../../rules/pages/block.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { allLegalSlugs, isNeeded } from '../../../rules/pages/needed-pages.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { Refused } from '../../failure.ts';

interface Row {
	id: string;
	kind: PageKind;
	slug: string;
	home: boolean;
	active: boolean;
	inNavigation: boolean;
	inFooter: boolean;
	revision: number;
	publishedRevision: number | null;
	publishedAt: Date | null;
	/** When the draft is published by itself. */
	publishAt: Date | null;
	updatedAt: Date;
	/** The draft is another than what visitors see. */
	changed: boolean;
	text: Translatable | null;
	/** Addresses of other pages that visitors can read and that the law may want. */
	otherLegal: string[];
}

export interface EditedPage extends Omit<Row, 'text' | 'otherLegal'> {
	/** By language. */
	names: Record<string, string>;
	published: boolean;
	/** The law wants it, and no other page does the same: it stays, and stays on. */
	needed: boolean;
}

/** What was done and undone again is no change. */
export const isChanged = (sql: Sql) => sql`
	(p.revision is distinct from p.published_revision and p.draft is distinct from p.published)`;

const columns = (sql: Sql) => sql`
	p.id, p.kind, p.slug, p.home, p.active, p.in_navigation, p.in_footer, p.revision, p.published_revision,
	p.published_at, p.publish_at, p.updated_at, ${isChanged(sql)} as changed,
	(
		select jsonb_build_object(
			'baseText', e.base_text, 'baseLanguage', e.base_language,
			'translations', coalesce((
				select jsonb_object_agg(t.language_code, t.translation) from text_translations t
				where t.tenant_id = e.tenant_id and t.key = e.key
			), '{}')
		)
		from text_entries e where e.tenant_id = p.tenant_id and e.key = 'contentPage.' || p.id || '.name'
	) as text,
	array(
		select o.slug from pages o
		where o.tenant_id = p.tenant_id and o.kind = 'page' and o.id <> p.id and o.slug = any(${allLegalSlugs}::text[])
			and o.active and o.published is not null and not o.home
	) as other_legal`;

function edited({ text, otherLegal, ...row }: Row): EditedPage {
	const written = text ? { [text.baseLanguage]: text.baseText, ...text.translations } : {};
	return {
		...row,
		names: Object.fromEntries(Object.entries(written).map(([language, name = '']) => [language, name])),
		published: row.publishedRevision !== null,
		needed: isNeeded(row, otherLegal),
	};
}

export type WantedEdited = { id: string } | { kind: PageKind; slug: string };

export async function findEdited(sql: Sql, tenantId: string, wanted: WantedEdited): Promise<EditedPage> {
	const [row] = await sql<Row[]>`
		select ${columns(sql)} from pages p
		where p.tenant_id = ${tenantId}
			and ${'id' in wanted ? sql`p.id = ${wanted.id}` : sql`p.kind = ${wanted.kind} and p.slug = ${wanted.slug}`}`;
	if (!row) throw new Refused('NOT_FOUND');
	return edited(row);
}

/** By their ids; one statement. */
export async function findSeveral(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, EditedPage>> {
	const rows = await sql<Row[]>`
		select ${columns(sql)} from pages p where p.tenant_id = ${tenantId} and p.id = any(${ids}::uuid[])`;
	return new Map(rows.map((row) => [row.id, edited(row)]));
}

export interface LockedPage {
	id: string;
	kind: PageKind;
	draft: PageDocument;
	revision: number;
}

/** No one else changes the page until the end of the transaction. */
export async function lockPage(sql: Sql, tenantId: string, id: string): Promise<LockedPage> {
	const [row] = await sql<LockedPage[]>`
		select id, kind, draft, revision from pages where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!row) throw new Refused('NOT_FOUND');
	return row;
}

interface Wanted {
	kind: PageKind | undefined;
	search: string;
	first: number;
	offset: number;
}

export interface FoundPages {
	items: EditedPage[];
	total: number;
}

/** Found by slug, or by name in any language. One statement. */
export async function listPages(
	sql: Sql,
	tenantId: string,
	{ kind, search, first, offset }: Wanted,
): Promise<FoundPages> {
	const rows = await sql<(Row & { total: number; id: string | null })[]>`
		with found as materialized (
			select p.* from pages p
			where p.tenant_id = ${tenantId} ${kind ? sql`and p.kind = ${kind}` : sql``}
			${
				search === ''
					? sql``
					: sql`and (p.slug ilike ${containing(search)} or exists (
						select from text_entries e
						left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key
						where e.tenant_id = p.tenant_id and e.key = 'contentPage.' || p.id || '.name'
							and (e.base_text ilike ${containing(search)} or t.translation ilike ${containing(search)})
					))`
			}
		)
		select counted.total, shown.* from (select count(*)::int as total from found) counted
		left join (
			select ${columns(sql)}, row_number() over (order by p.kind desc, p.position, p.id) as place
			from found p order by place limit ${first} offset ${offset}
		) shown on true
		order by shown.place`;
	return {
		total: rows[0]?.total ?? 0,
		items: rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => edited(withoutPlace(row))),
	};
}

const withoutPlace = (row: Row & { place?: unknown }): Row => {
	const { place: _place, ...rest } = row;
	return rest;
};
