// Users that visits from purchasing systems have left behind go, with their lists and designs.
import type { Sql } from '../../database/connection.ts';
import { announceSubject } from '../sessions/announce-subject.ts';

export async function removeProcurementUsers(sql: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await sql`
		delete from users
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and procurement_buyer_id is not null`;
	await announceSubject(sql, tenantId, ...ids);
}
