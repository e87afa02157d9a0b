// What was created at the provider, and whose creation was never confirmed.
import type { Sql } from '../../database/connection.ts';

/** Drafts and copies are found by it: its value is our id of them. Copies of copies have their own. */
export const idAttribute = 'pf-ca-platen-copy';

/** Something may have been created whose name we do not have: it is looked for and deleted. */
export async function removeUnconfirmed(sql: Sql, tenantId: string, account: string, id: string): Promise<void> {
	await sql`
		insert into printformer_removals (tenant_id, account, kind, identifier)
		values (${tenantId}, ${account}, 'copy', ${id})`;
}
