// The first visit of the editor: who cancels it has saved nothing and wants no draft. One that was saved, opened again, released or put into the cart stays.
import { removeDraftLine } from '../../cart/design-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { checkSoon } from './check-soon.ts';
import type { PrintformerServices } from './services.ts';

/** @returns whether the draft was begun for this visit */
export async function beginVisit(sql: Sql, tenantId: string, designId: string): Promise<boolean> {
	const [draft] = await sql<{ firstVisit: string | null }[]>`
		update printformer_drafts set first_visit = case first_visit when 'expected' then 'open' end
		where tenant_id = ${tenantId} and design_id = ${designId} returning first_visit`;
	return draft?.firstVisit === 'open';
}

/** Whatever becomes of the visit, the draft is wanted. */
export async function keepDraft(sql: Sql, tenantId: string, designId: string): Promise<void> {
	await sql`
		update printformer_drafts set first_visit = null
		where tenant_id = ${tenantId} and design_id = ${designId} and first_visit is not null`;
}

interface Unsaved {
	artworkSha256: string | null;
	isRead: boolean;
}

const findUnsaved = async (sql: Sql, tenantId: string, designId: string): Promise<Unsaved | undefined> => {
	const [unsaved] = await sql<Unsaved[]>`
		select f.artwork_sha256, f.checked_at is not null as is_read
		from printformer_drafts f join designs d on d.tenant_id = ${tenantId} and d.id = f.design_id
		where f.tenant_id = ${tenantId} and f.design_id = ${designId} and f.first_visit = 'open' and d.release_id is null
			and not exists (select from printformer_copies c where c.tenant_id = ${tenantId} and c.design_id = f.design_id)`;
	return unsaved;
};

/**
 * Takes the draft out of the list, as who removes it there: its design goes with those that are in no list. It stays where the provider shows another
 * artwork than it began with, as after a save whose callback was lost.
 * @returns whether it was taken out
 */
export async function discardDraft(
	services: PrintformerServices,
	tenantId: string,
	designId: string,
): Promise<boolean> {
	const { inTenant } = services.database;
	const before = await inTenant(tenantId, (sql) => findUnsaved(sql, tenantId, designId));
	if (!before) return false;
	if (before.isRead) await checkSoon(services, tenantId, designId, { isPreview: true });
	return inTenant(tenantId, async (sql) => {
		const now = await findUnsaved(sql, tenantId, designId);
		const isSame = now && (!before.isRead || now.artworkSha256 === before.artworkSha256);
		return isSame ? removeDraftLine(sql, tenantId, designId) : false;
	});
}
