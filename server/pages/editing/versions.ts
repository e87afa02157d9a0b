// States of a page that are kept: what was published, and what an editor's work was when something else came in its place.
import { newId } from '../../../rules/ids.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { VersionReason } from '../../../rules/pages/version-reasons.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { currentDocument } from '../page-documents.ts';

interface NewVersion {
	pageId: string;
	revision: number;
	document: PageDocument;
	reason: VersionReason;
	userId: string | undefined;
}

/** Of each page, whatever they are for; what visitors have seen is kept longer. */
const kept = { all: 100, published: 300 };

export async function keepVersion(
	sql: Sql,
	tenantId: string,
	{ pageId, revision, document, reason, userId }: NewVersion,
): Promise<string> {
	const id = newId();
	await sql`
		insert into page_versions (tenant_id, id, page_id, revision, document, reason, user_id, created_at)
		values (
			${tenantId}, ${id}, ${pageId}, ${revision}, ${JSON.stringify(document)}::text::jsonb, ${reason},
			${userId ?? null}, clock_timestamp()
		)`;
	await sql`
		delete from page_versions v using (
			select id, reason, row_number() over (order by created_at desc, id desc) as place,
				row_number() over (partition by reason = 'published' order by created_at desc, id desc) as among
			from page_versions where tenant_id = ${tenantId} and page_id = ${pageId}
		) old
		where v.tenant_id = ${tenantId} and v.id = old.id and case
			when old.reason = 'published' then old.among > ${kept.published} else old.place > ${kept.all}
		end`;
	return id;
}

export interface PageVersion {
	id: string;
	revision: number;
	reason: VersionReason;
	at: Date;
	by: string | null;
}

interface Row extends Omit<PageVersion, 'by'> {
	userId: string | null;
}

export interface PageVersions {
	items: PageVersion[];
	total: number;
}

/** Newest first, without what they say. Two statements. */
export async function listVersions(
	sql: Sql,
	tenantId: string,
	pageId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<PageVersions> {
	const rows = await sql<(Row & { total: number; id: string | null })[]>`
		select counted.total, v.* from (
			select count(*)::int as total from page_versions where tenant_id = ${tenantId} and page_id = ${pageId}
		) counted
		left join (
			select id, revision, reason, created_at as at, user_id from page_versions
			where tenant_id = ${tenantId} and page_id = ${pageId}
			order by created_at desc, id desc limit ${first} offset ${offset}
		) v on true
		order by v.at desc, v.id desc`;
	const items = rows.filter(({ id }) => id !== null);
	const names = await findNames(
		sql,
		tenantId,
		items.flatMap(({ userId }) => userId ?? []),
	);
	return {
		total: rows[0]?.total ?? 0,
		items: items.map(({ userId, total: _total, ...row }) => ({ ...row, by: (userId && names.get(userId)) || null })),
	};
}

export interface WholeVersion extends PageVersion {
	pageId: string;
	document: PageDocument;
}

export async function findVersion(sql: Sql, tenantId: string, id: string): Promise<WholeVersion> {
	const [row] = await sql<(Row & { pageId: string; document: PageDocument })[]>`
		select id, page_id, revision, reason, created_at as at, user_id, document from page_versions
		where tenant_id = ${tenantId} and id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	const { userId, document, ...rest } = row;
	const names = await findNames(sql, tenantId, userId ? [userId] : []);
	return { ...rest, by: (userId && names.get(userId)) || null, document: currentDocument(document) };
}

/** What visitors see; null: nothing was published yet. */
export async function findPublished(sql: Sql, tenantId: string, pageId: string): Promise<PageDocument | null> {
	const [row] = await sql<{ published: PageDocument | null }[]>`
		select published from pages where tenant_id = ${tenantId} and id = ${pageId}`;
	if (!row) throw new Refused('NOT_FOUND');
	return row.published && currentDocument(row.published);
}

export async function findDraft(sql: Sql, tenantId: string, pageId: string): Promise<PageDocument> {
	const [row] = await sql<{ draft: PageDocument }[]>`
		select draft from pages where tenant_id = ${tenantId} and id = ${pageId}`;
	if (!row) throw new Refused('NOT_FOUND');
	return currentDocument(row.draft);
}
