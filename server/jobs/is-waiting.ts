// Whether jobs wait to be begun for the tenant of a transaction, or are running.
import type { Sql } from '../database/connection.ts';

/**
 * A caller who holds the tenant need not send another one that begins by waiting for the same.
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

/** Whether a job of one of these names is due or running for the tenant of the transaction. One that has failed and is retried later is neither. */
export async function isJobUnderWay(
	sql: Sql,
	tenantId: string,
	names: readonly string[],
	payload: object,
): Promise<boolean> {
	const [row] = await sql<{ underWay: boolean }[]>`
		select exists (
			select from jobs.job where name = any(${[...names]}) and state in ('created', 'active') and tenant_id = ${tenantId}
				and start_after <= now() and data -> 'payload' @> ${JSON.stringify(payload)}::text::jsonb
		) as under_way`;
	return row?.underWay === true;
}
