// Designs of shoppers. To everyone but their owner they do not exist.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignProvider } from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { Refused } from '../../failure.ts';
import { type DesignAccess, type DesignReader, findAccess } from '../access/design-access.ts';
import { readDesign } from '../templates/find-template.ts';

export interface Draft {
	id: string;
	productId: string;
	/** Where it is edited and printed: one of Printformer shows its proof here. */
	provider: DesignProvider;
	/** Null: the account is gone, and what was ordered stays. */
	userId: string | null;
	name: string;
	/** Chosen in the editor of the provider, such as a paper; null: nothing. */
	variant: string | null;
	templateId: string | null;
	templateVersion: number | null;
	document: Design;
	revision: number;
	/** Null: not released, or changed since. */
	releaseId: string | null;
	/** Rows of its series; null: none. */
	seriesRows: number | null;
	/** Of the series; 0: there never was one. */
	seriesRevision: number;
	updatedAt: Date;
}

/** Of `designs d`. */
export const draftColumns = (
	sql: Sql,
): Fragment => sql`d.id, d.product_id, d.provider, d.user_id, d.name, d.variant, d.template_id,
	d.template_version, d.document, d.revision, d.release_id, d.series_rows, d.updated_at,
	coalesce((
		select s.revision from design_series s where s.tenant_id = d.tenant_id and s.design_id = d.id
	), 0) as series_revision`;

/** @param hold until the end of the transaction no one else changes them */
export async function findDrafts(
	sql: Sql,
	tenantId: string,
	userId: string,
	ids: readonly string[],
	hold = false,
): Promise<Draft[]> {
	const rows = await sql<Draft[]>`
		select ${draftColumns(sql)} from designs d
		where d.tenant_id = ${tenantId} and d.kind = 'draft' and d.user_id = ${userId} and d.id = any(${[...ids]}::uuid[])
		order by d.id ${hold ? sql`for update` : sql``}`;
	return rows.map((row) => ({ ...row, document: readDesign(row.document) }));
}

export const findDraft = async (sql: Sql, tenantId: string, userId: string, id: string): Promise<Draft | undefined> =>
	(await findDrafts(sql, tenantId, userId, [id]))[0];

/** @throws Refused NOT_FOUND */
export async function holdDraft(sql: Sql, tenantId: string, userId: string, id: string): Promise<Draft> {
	const [draft] = await findDrafts(sql, tenantId, userId, [id], true);
	if (!draft) throw new Refused('NOT_FOUND');
	return draft;
}

export interface ReachedDraft extends Draft {
	access: DesignAccess;
}

/** Also a template. @param hold until the end of the transaction no one else changes it. @returns undefined when there is none for this reader */
export async function findViewable(
	sql: Sql,
	tenantId: string,
	reader: DesignReader,
	id: string,
	hold = false,
): Promise<ReachedDraft | undefined> {
	const access = await findAccess(sql, tenantId, reader, id, hold ? 'all' : 'none');
	if (!access) return undefined;
	const [row] = await sql<Draft[]>`
		select ${draftColumns(sql)} from designs d where d.tenant_id = ${tenantId} and d.id = ${id}`;
	return row && { ...row, document: readDesign(row.document), access };
}

/** A draft alone. @returns undefined when there is none for this reader */
export async function findReached(
	sql: Sql,
	tenantId: string,
	reader: DesignReader,
	id: string,
	hold = false,
): Promise<ReachedDraft | undefined> {
	const found = await findViewable(sql, tenantId, reader, id, hold);
	return found?.access === 'template' ? undefined : found;
}
