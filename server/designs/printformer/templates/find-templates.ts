// The templates of an account, as they were when they were synchronised.
import type { TemplateMember } from '../../../../rules/designs/printformer.ts';
import type { OfferedTemplate } from '../../../../rules/designs/product-design.ts';
import type { Sql } from '../../../database/connection.ts';
import type { Fragment } from '../../../database/read.ts';

export interface FoundTemplate extends OfferedTemplate {
	name: string;
	members: readonly TemplateMember[];
	/** Null: there is none. */
	previewId: string | null;
	/** Of its first page, in micrometres; null until somebody has designed with it. */
	pageWidth: number | null;
	pageHeight: number | null;
}

const queryTemplates = (sql: Sql, tenantId: string, account: string, which: Fragment) =>
	sql<FoundTemplate[]>`
		select identifier, name, type, intents, pages, variants, members, preview_id, is_gone, page_width, page_height
		from printformer_templates
		where tenant_id = ${tenantId} and account = ${account} and ${which}
		order by is_gone, lower(name), identifier`;

/** Also those that are gone, at the end. */
export const findTemplates = (sql: Sql, tenantId: string, account: string): Promise<FoundTemplate[]> =>
	queryTemplates(sql, tenantId, account, sql`true`);

export async function findTemplate(
	sql: Sql,
	tenantId: string,
	account: string,
	identifier: string,
): Promise<FoundTemplate | undefined> {
	const [found] = await queryTemplates(sql, tenantId, account, sql`identifier = ${identifier}`);
	return found;
}

export async function hasPreview(sql: Sql, tenantId: string, previewId: string): Promise<boolean> {
	const [found] = await sql`
		select from printformer_templates where tenant_id = ${tenantId} and preview_id = ${previewId} limit 1`;
	return found !== undefined;
}
