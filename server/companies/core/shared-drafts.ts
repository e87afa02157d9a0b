// Which drafts are shared inside a company. What a draft is and who may copy it the domain of designs knows; a membership that ends takes them along.
import type { Sql } from '../../database/connection.ts';

interface SharedDraft {
	designId: string;
	companyId: string;
	/** Whose it is: a member. */
	userId: string;
}

/** Again changes nothing. */
export async function shareDraft(
	sql: Sql,
	tenantId: string,
	{ designId, companyId, userId }: SharedDraft,
): Promise<void> {
	await sql`
		insert into company_drafts (tenant_id, design_id, company_id, user_id)
		values (${tenantId}, ${designId}, ${companyId}, ${userId})
		on conflict (tenant_id, design_id) do nothing`;
}

/** @param by without one: whoever shares it @returns whether it was shared */
export async function endDraftSharing(
	sql: Sql,
	tenantId: string,
	designId: string,
	by?: { userId: string; companyId: string; isAdmin: boolean },
): Promise<boolean> {
	const mayEnd = by
		? sql`and (user_id = ${by.userId} or (${by.isAdmin}::boolean and company_id = ${by.companyId}))`
		: sql``;
	const ended = await sql`
		delete from company_drafts where tenant_id = ${tenantId} and design_id = ${designId} ${mayEnd}`;
	return ended.count > 0;
}

/** Of one member. */
export async function findOwnSharedDrafts(
	sql: Sql,
	tenantId: string,
	{ companyId, userId }: Omit<SharedDraft, 'designId'>,
): Promise<string[]> {
	const rows = await sql<{ designId: string }[]>`
		select design_id from company_drafts
		where tenant_id = ${tenantId} and company_id = ${companyId} and user_id = ${userId} order by design_id`;
	return rows.map(({ designId }) => designId);
}

/** Of the whole company, when it shares none any more: what is shared later is decided anew. */
export async function endAllDraftSharing(sql: Sql, tenantId: string, companyId: string): Promise<void> {
	await sql`delete from company_drafts where tenant_id = ${tenantId} and company_id = ${companyId}`;
}
