// Where a design is made: what was begun at a provider stays there, whatever is chosen for the product later.
import type { DesignProvider } from '../../../rules/designs/printformer.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns undefined for one that there is not; whose it is is up to the caller */
export async function findDesignProvider(sql: Sql, tenantId: string, id: string): Promise<DesignProvider | undefined> {
	const [row] = await sql<{ provider: DesignProvider }[]>`
		select provider from designs where tenant_id = ${tenantId} and id = ${id}`;
	return row?.provider;
}

export async function findReleaseProvider(
	sql: Sql,
	tenantId: string,
	releaseId: string,
): Promise<DesignProvider | undefined> {
	const [row] = await sql<{ provider: DesignProvider }[]>`
		select provider from design_releases where tenant_id = ${tenantId} and id = ${releaseId}`;
	return row?.provider;
}
