// The copy of a design whose file is shown.
import type { Sql } from '../../database/connection.ts';

/** @param wanted one of this design; without it the newest. @returns its id, undefined where there is none */
export async function findShownCopy(
	sql: Sql,
	tenantId: string,
	designId: string,
	wanted: string | undefined,
): Promise<string | undefined> {
	const [copy] = await sql<{ id: string }[]>`
		select id from printformer_copies
		where tenant_id = ${tenantId} and design_id = ${designId} and low_res_sha256 is not null
			and id = coalesce(${wanted ?? null}::uuid, id)
		order by revision desc, created_at desc, id desc limit 1`;
	return copy?.id;
}
