// What the TXT record of a host would have to say, for whoever plays its DNS.
import type { Database } from '../../database/connection.ts';

export async function findProofs(database: Database, host: string): Promise<string[]> {
	const rows = await database.withoutTenant(
		(sql) => sql<{ proof: string }[]>`select proof from domains where host = ${host}`,
	);
	return rows.map(({ proof }) => proof);
}
