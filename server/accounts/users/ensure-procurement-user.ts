// The user that a person of a purchasing system is in the shop: without address and password, so that no one signs in as them. Their role is that of
// the purchasing system, today's each time they come.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { announceSubject } from '../sessions/announce-subject.ts';

interface Wanted {
	/** Null: the person has not been here before. */
	userId: string | null;
	buyerId: string;
	roleId: string | null;
	language: string;
}

/** @returns the id of the user */
export async function ensureProcurementUser(
	sql: Sql,
	tenantId: string,
	{ userId, buyerId, roleId, language }: Wanted,
): Promise<string> {
	const id = userId ?? newId();
	await sql`
		insert into users (tenant_id, id, language, guest, procurement_buyer_id)
		values (${tenantId}, ${id}, ${language}, true, ${buyerId})
		on conflict (tenant_id, id) do update set language = excluded.language`;
	const roles = roleId === null ? [] : [roleId];
	await sql`
		delete from user_roles where tenant_id = ${tenantId} and user_id = ${id} and role_id <> all(${roles}::uuid[])`;
	await sql`
		insert into user_roles (tenant_id, user_id, role_id)
		select ${tenantId}::uuid, ${id}::uuid, given.id from unnest(${roles}::uuid[]) as given (id) on conflict do nothing`;
	await announceSubject(sql, tenantId, id);
	return id;
}
