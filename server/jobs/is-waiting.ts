// Whether a job of this name waits to be begun for the tenant of the transaction: a caller who holds the tenant need not send another
// one that begins by waiting for the same.
import type { Sql } from '../database/connection.ts';

/**
 * @param payload what it was sent with, or a part of that
 * @param by it is begun then at the latest; without: whenever
 */
export async function isJobWaiting(
	sql: Sql,
	tenantId: string,
	name: string,
	payload: object = {},
	by?: Date,
): Promise<boolean> {
	const [row] = await sql<{ waiting: boolean }[]>`
		select exists (
			select from jobs.job where name = ${name} and state = 'created' and tenant_id = ${tenantId}
				and data -> 'payload' @> ${JSON.stringify(payload)}::text::jsonb
				and (${by ?? null}::timestamptz is null or start_after <= ${by ?? null})
		) as waiting`;
	return row?.waiting === true;
}
