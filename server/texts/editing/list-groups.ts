// The groups that texts are sorted into: those of the interface and those of the tenant's entities.
import { textGroups } from '../../../rules/messages/groups.ts';
import type { Sql } from '../../database/connection.ts';

export async function listGroups(sql: Sql, tenantId: string): Promise<string[]> {
	const rows = await sql<{ group: string }[]>`select distinct "group" from text_entries where tenant_id = ${tenantId}`;
	return [...new Set<string>([...textGroups, ...rows.map(({ group }) => group)])].sort();
}
