// The files of lines, held in the order in which everybody locks them: files first, then lines.
import type { Sql } from '../../database/connection.ts';

/** Nothing about them changes until the end of the transaction. */
export async function lockFiles(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<void> {
	await sql`
		select from print_data where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null
		order by id for update`;
}
