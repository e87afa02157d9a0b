// The copy of a design whose file is shown.
import type { Sql } from '../../database/connection.ts';

export interface WantedCopy {
	copyId: string | undefined;
	releaseId: string | undefined;
}

/** @param wanted one of this design; without it the newest. @returns its id, undefined where there is none */
export async function findShownCopy(
	sql: Sql,
	tenantId: string,
	designId: string,
	{ copyId, releaseId }: WantedCopy,
): Promise<string | undefined> {
	const [copy] = await sql<{ id: string }[]>`
		select id from printformer_copies
		where tenant_id = ${tenantId} and design_id = ${designId} and low_res_sha256 is not null
			and id = coalesce(${copyId ?? null}::uuid, id)
			and (${releaseId ?? null}::uuid is null or release_id = ${releaseId ?? null})
		order by revision desc, created_at desc, id desc limit 1`;
	return copy?.id;
}
