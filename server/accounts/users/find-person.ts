// Name and address of a user, as they would fill in a form about themselves.
import type { KnownPerson } from '../../../rules/page-contract.ts';
import type { Sql } from '../../database/connection.ts';

/** Each is empty where it is not known. @returns undefined for nobody of this shop */
export async function findPerson(sql: Sql, tenantId: string, userId: string): Promise<KnownPerson | undefined> {
	const [person] = await sql<KnownPerson[]>`
		select trim(concat_ws(' ', f.value, s.value)) as name, coalesce(u.email, '') as email from users u
		left join user_field_values f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.field_name = 'firstName'
		left join user_field_values s on s.tenant_id = u.tenant_id and s.user_id = u.id and s.field_name = 'surname'
		where u.tenant_id = ${tenantId} and u.id = ${userId}`;
	return person;
}
