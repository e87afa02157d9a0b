// What becomes of a design beside its content: another name, or gone.
import { removeDesignLines, renameDesignLines } from '../../cart/design-lines.ts';
import { endDraftSharing } from '../../companies/core/shared-drafts.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { checkName } from './create-draft.ts';
import { type Draft, holdDraft } from './find-drafts.ts';

/** The line in the list is called the same. */
export async function renameDraft(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ id, name: given }: { id: string; name: string },
): Promise<Draft> {
	const name = checkName(given);
	await holdDraft(sql, tenantId, userId, id);
	await sql`update designs set name = ${name}, updated_at = now() where tenant_id = ${tenantId} and id = ${id}`;
	await renameDesignLines(sql, tenantId, userId, { designId: id, name });
	return holdDraft(sql, tenantId, userId, id);
}

/** Designs and their releases, but for those that were ordered: they stay with the order. @param which a condition on `d` */
export async function dropDrafts(sql: Sql, tenantId: string, which: Fragment): Promise<void> {
	const dropped = await sql<{ id: string }[]>`
		select d.id from designs d
		where d.tenant_id = ${tenantId} and d.kind = 'draft' and ${which}
			and not exists (select from order_lines l where l.tenant_id = ${tenantId} and l.design_id = d.id)
		for update`;
	const ids = dropped.map(({ id }) => id);
	await sql`delete from design_releases where tenant_id = ${tenantId} and design_id = any(${ids}::uuid[])`;
	await sql`delete from designs where tenant_id = ${tenantId} and id = any(${ids}::uuid[])`;
}

/** Its line goes with it, from whichever list. */
export async function deleteDraft(sql: Sql, tenantId: string, userId: string, id: string): Promise<void> {
	await holdDraft(sql, tenantId, userId, id);
	await removeDesignLines(sql, tenantId, userId, id);
	// One that was ordered stays with its order, but is shown to nobody any more.
	for (const table of ['design_shares', 'design_comments'] as const)
		await sql`delete from ${sql(table)} where tenant_id = ${tenantId} and design_id = ${id}`;
	await endDraftSharing(sql, tenantId, id);
	await dropDrafts(sql, tenantId, sql`d.id = ${id}`);
}
