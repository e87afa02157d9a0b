// Which lines have print data: decided by printing, kept at the line so that no such line is merged with another.
import type { Sql } from '../database/connection.ts';

/** @param withData those among the lines that have data, or an upload that is under way */
export async function savePrintDataMarks(
	sql: Sql,
	tenantId: string,
	itemIds: readonly string[],
	withData: readonly string[],
): Promise<void> {
	await sql`
		update list_items set has_print_data = id = any(${[...withData]}::uuid[])
		where tenant_id = ${tenantId} and id = any(${[...itemIds]}::uuid[]) and has_print_data <> (id = any(${[...withData]}::uuid[]))`;
}
