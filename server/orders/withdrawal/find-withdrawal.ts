// A withdrawal as it was declared, for the domain of the contract that it is about.
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';

type DeclaredWithdrawal = Pick<Rows['withdrawals'], 'name' | 'orderNumber' | 'email' | 'language' | 'receivedAt'>;

export async function findWithdrawal(sql: Sql, tenantId: string, id: string): Promise<DeclaredWithdrawal | undefined> {
	const [found] = await sql<DeclaredWithdrawal[]>`
		select name, order_number, email, language, received_at from withdrawals
		where tenant_id = ${tenantId} and id = ${id}`;
	return found;
}
