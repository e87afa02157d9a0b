// The pictures of a shop as the library lists them: searched, narrowed, sorted, in pages. Four statements, and one more to look for words.
import type { MediaKind, MediaOrder } from '../../../rules/media-library.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import type { Statement } from '../../database/read.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findAlternativeTexts, findDescribedBy, textsOf } from '../alternative-text.ts';
import { contentTypes, type Picture } from '../media-path.ts';
import type { MediaUse } from '../media-use.ts';

export interface WantedMedia {
	/** In file name, title and alternative texts. */
	search: string;
	/** Undefined: wherever they lie; null: in no folder. */
	folderId?: string | null | undefined;
	/** Also what lies in folders inside of that one. */
	deep: boolean;
	kind?: MediaKind | undefined;
	/** Only what nothing uses. */
	unused: boolean;
	/** Only what may be printed: no photos of providers. */
	printable: boolean;
	/** Only files of the shop: no pictures that are shown from a provider. */
	hosted: boolean;
	sort: MediaOrder;
	descending: boolean;
	first: number;
	offset: number;
}

interface Row extends Picture {
	fileName: string;
	title: string;
	bytes: number;
	folderId: string | null;
	sourceUrl: string | null;
	madeFrom: string | null;
	createdAt: Date;
	createdBy: string | null;
	updatedAt: Date;
	used: boolean;
}

export interface MediaItem extends Row {
	alternativeText: Translatable | undefined;
	/** What the one is called who took it in. */
	createdByName: string | null;
}

/** The ids of all pictures that something uses, as a statement inside of another. */
function usedIds(sql: Sql, tenantId: string, parts: readonly MediaUse[]) {
	const nothing: Statement<{ id: string }[]> = sql`select null::uuid as id where false`;
	return parts.reduce((all, part) => sql`${all} union all ${part.usedIds(sql, tenantId)}`, nothing);
}

const isUsed = (sql: Sql, tenantId: string, parts: readonly MediaUse[]) =>
	sql`exists (select from (${usedIds(sql, tenantId, parts)}) u where u.id = m.id)`;

const orderBy = (sql: Sql, sort: MediaOrder) =>
	({
		createdAt: sql`m.created_at`,
		name: sql`lower(coalesce(nullif(m.title, ''), m.file_name))`,
		bytes: sql`m.bytes`,
	})[sort];

const inFolder = (sql: Sql, tenantId: string, { folderId, deep }: WantedMedia) => {
	if (folderId === undefined) return sql`true`;
	if (folderId === null) return deep ? sql`true` : sql`m.folder_id is null`;
	if (!deep) return sql`m.folder_id = ${folderId}`;
	return sql`m.folder_id in (
		with recursive below as (
			select id from media_folders where tenant_id = ${tenantId} and id = ${folderId}
			union
			select f.id from media_folders f join below b on f.parent_id = b.id where f.tenant_id = ${tenantId}
		)
		select id from below
	)`;
};

interface Narrowed extends WantedMedia {
	/** The ids of pictures whose alternative texts have the words in them. */
	described: string[];
}

function matching(sql: Sql, tenantId: string, parts: readonly MediaUse[], wanted: Narrowed) {
	const { search, kind, unused, printable, hosted, described } = wanted;
	const words = search.trim();
	const pattern = containing(words);
	return sql`m.tenant_id = ${tenantId} and ${inFolder(sql, tenantId, wanted)}
		${kind ? sql`and m.content_type = ${contentTypes[kind]}` : sql``}
		${printable ? sql`and m.credit is null` : sql``} ${hosted ? sql`and m.remote_url is null` : sql``}
		${unused ? sql`and not ${isUsed(sql, tenantId, parts)}` : sql``}
		${
			words === ''
				? sql``
				: sql`and (m.file_name ilike ${pattern} or m.title ilike ${pattern} or m.id = any(${described}::uuid[]))`
		}`;
}

const columns = (sql: Sql, tenantId: string, parts: readonly MediaUse[]) => sql`
	m.id, m.content_type, m.width, m.height, m.sizes, m.fallback, m.focal_x, m.focal_y, m.credit, m.remote_url, m.file_name, m.title, m.bytes,
	m.folder_id, m.source_url, m.made_from, m.created_at, m.created_by, m.updated_at, ${isUsed(sql, tenantId, parts)} as used`;

async function complete(sql: Sql, tenantId: string, rows: readonly Row[]): Promise<MediaItem[]> {
	const texts = await findAlternativeTexts(
		sql,
		tenantId,
		rows.map(({ id }) => id),
	);
	const people = rows.map(({ createdBy }) => createdBy).filter((id) => id !== null);
	const names = await findNames(sql, tenantId, people);
	return rows.map((row) => ({
		...row,
		alternativeText: texts.get(row.id),
		createdByName: names.get(row.createdBy ?? '') ?? null,
	}));
}

export async function listMedia(
	sql: Sql,
	tenantId: string,
	parts: readonly MediaUse[],
	wanted: WantedMedia,
): Promise<{ items: MediaItem[]; total: number }> {
	const words = wanted.search.trim();
	const described = words === '' ? [] : await findDescribedBy(sql, tenantId, words);
	const condition = () => matching(sql, tenantId, parts, { ...wanted, described });
	const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
		select count(*)::int as total from media m where ${condition()}`;
	const direction = wanted.descending ? sql`desc` : sql`asc`;
	const rows = await sql<Row[]>`
		select ${columns(sql, tenantId, parts)} from media m where ${condition()}
		order by ${orderBy(sql, wanted.sort)} ${direction}, m.id ${direction}
		limit ${wanted.first} offset ${wanted.offset}`;
	return { items: await complete(sql, tenantId, rows), total };
}

export async function findMediaItem(
	sql: Sql,
	tenantId: string,
	parts: readonly MediaUse[],
	id: string,
): Promise<MediaItem | undefined> {
	const rows = await sql<Row[]>`
		select ${columns(sql, tenantId, parts)} from media m where m.tenant_id = ${tenantId} and m.id = ${id}`;
	const [item] = await complete(sql, tenantId, rows);
	return item;
}

/** Languages of the shop in which no one has said what a picture shows. */
export function languagesWithoutText({ languages }: Tenant, text: Translatable | undefined): string[] {
	const written = textsOf(text);
	return languages.map(({ languageCode }) => languageCode).filter((code) => !(code in written));
}
