// Another tenant within one transaction, for what concerns two of them and is to be committed for both or for none.
import type { Sql } from './connection.ts';

/** In a transaction of some tenant: until the work is over, row security lets it see and write the rows of this one only. */
export async function asTenant<T>(sql: Sql, tenantId: string, work: () => Promise<T>): Promise<T> {
	const [row] = await sql<{ own: string }[]>`select current_setting('app.tenant_id') as own`;
	if (!row) throw new Error('not in a transaction of a tenant');
	await sql`select set_config('app.tenant_id', ${tenantId}, true)`;
	const result = await work();
	// Not after a failure: the transaction is over then.
	await sql`select set_config('app.tenant_id', ${row.own}, true)`;
	return result;
}
